import { readdir, writeFile } from "node:fs/promises";
import { basename, join, resolve, sep } from "node:path";
import type { Content } from "@stoneyard/catalogue/catalogue.ts";
import { ContentFolder } from "@stoneyard/catalogue/files/content-folder.ts";
import { type Brand, readBrand } from "@stoneyard/catalogue/pictures/brand.ts";
import { colourTokens } from "@stoneyard/catalogue/pictures/brand-colours.ts";
import { ContentError } from "@stoneyard/catalogue/problem.ts";
import { BUILT_SITE, type BuiltBrand } from "@stoneyard/enquiry/built-site.ts";
import type { Plugin } from "vite";
import { shownSize } from "../logo-size.ts";
import { type AddressOf, typefaceSheet } from "../typefaces.ts";

const MODULE = "virtual:brand";
const SHEET = "virtual:brand.css";
const FOLDER = resolve("content/brand") + sep;

/**
 * The brand of content/ as modules: its facts, and the style sheet of its colours and typefaces. What the brand does not
 * name is in no built file.
 */
export function brandModule(): Plugin {
  return {
    name: "stoneyard-brand",
    resolveId: {
      filter: { id: /^virtual:brand/ },
      handler: (id) => (id === MODULE || id.startsWith(SHEET) ? `\0${id}` : undefined),
    },
    load: {
      filter: { id: /^\0virtual:brand/ },
      async handler(id) {
        const brand = await siteBrand();
        return id === `\0${MODULE}` ? moduleCode(brand) : brandSheet(brand, (file) => `/${file}`);
      },
    },
    hotUpdate({ file }) {
      if (!resolve(file).startsWith(FOLDER)) return;
      for (const id of [MODULE, SHEET]) {
        const module = this.environment.moduleGraph.getModuleById(`\0${id}`);
        if (module) this.environment.moduleGraph.invalidateModule(module);
      }
    },
  };
}

/** Reads the brand alone, as all content takes seconds. */
async function siteBrand(): Promise<Brand> {
  const folder = await ContentFolder.open("content");
  const brand = await readBrand(folder);
  if (!brand || folder.problems.length > 0) throw new ContentError(folder.problems);
  return brand;
}

function moduleCode({ colours, lettering, logo }: Brand): string {
  return [
    `import "${SHEET}";`,
    `export const themeColour = ${JSON.stringify(colours.paper)};`,
    `export const lettering = ${JSON.stringify(lettering)};`,
    ...(logo ? [`import logoFile from "/${logo.file}?url";`] : []),
    `export const logo = ${logo ? `{ file: logoFile, ...${JSON.stringify(shownSize(logo))} }` : "undefined"};`,
  ].join("\n");
}

/** The typefaces, and as custom properties, which all sheets use, the colours and the width of the logo. */
async function brandSheet(
  { typefaces, colours, logo }: Pick<Brand, "typefaces" | "colours" | "logo">,
  addressOf: AddressOf,
): Promise<string> {
  const properties = Object.entries(colourTokens(colours)).map(([name, hex]) => `  --${name}: ${hex};`);
  if (logo) properties.push(`  --logo-width: ${shownSize(logo).width}px;`);
  return `${await typefaceSheet(typefaces, addressOf)}:root {\n${properties.join("\n")}\n}\n`;
}

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
