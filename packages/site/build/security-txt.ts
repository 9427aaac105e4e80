import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SiteContent } from "@stoneyard/catalogue/kinds/site.ts";
import { LANGUAGES, LOCALES } from "@stoneyard/catalogue/languages/locales.ts";

/** Months from the one in which the site is built; a file that is good for longer than a year is not believed. */
const GOOD_FOR_MONTHS = 11;

/** Writes to `folder` where to report a weakness (RFC 9116): at the company's address, in the site's languages. */
export async function writeSecurityTxt(
  { email }: Pick<SiteContent, "email">,
  folder: string,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<void> {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + GOOD_FOR_MONTHS, 1));
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.map((locale) => LANGUAGES[locale].htmlLang).join(", ")}`,
    `Canonical: ${new URL("/.well-known/security.txt", siteUrl)}`,
  ];
  await mkdir(join(folder, ".well-known"), { recursive: true });
  await writeFile(join(folder, ".well-known/security.txt"), `${lines.join("\n")}\n`);
}
