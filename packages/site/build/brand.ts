import { readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Content } from "@stoneyard/catalogue/catalogue.ts";
import { BUILT_SITE, type BuiltBrand } from "@stoneyard/enquiry/built-site.ts";
import { brandSheet } from "./brand-module.ts";
import { shownSize } from "./logo-size.ts";
import type { AddressOf } from "./typefaces.ts";

/** Writes to `dist` what the server's own pages and mails show of the brand. */
export async function writeBrand(
  { site, brand }: Pick<Content, "site" | "brand">,
  dist: string,
  addressOf: AddressOf,
): Promise<void> {
  const { lettering, logo } = brand;
  const written: BuiltBrand = {
    name: site.brand,
    lettering,
    paper: brand.colours.paper,
    ...(logo && { logo: { file: await addressOf(logo.file), ...shownSize(logo) } }),
    style: await brandSheet(brand, addressOf),
  };
  await writeFile(join(dist, BUILT_SITE.brand), JSON.stringify(written, null, 2));
}

/** The same file under the name that Vite has given it, below the built site `client`. */
export function builtAddresses(client: string): AddressOf {
  return async (file) => {
    const [name = "", ending = ""] = basename(file).split(".");
    const built = new RegExp(`^${name}-[\\w-]{8}\\.${ending}$`);
    const found = (await readdir(join(client, "assets"))).find((asset) => built.test(asset));
    if (!found) throw new Error(`The build has no file of ${file}.`);
    return `/assets/${found}`;
  };
}
