import sharp from "sharp";
import { contrast } from "../colour.ts";
import type { ContentFolder } from "../files/content-folder.ts";
import { type BrandContent, brand } from "../kinds/brand.ts";
import { nearest } from "../nearest.ts";
import { colourFault } from "./brand-colours.ts";
import { type Drawing, readDrawing } from "./drawing.ts";

export const BRAND_FOLDER = "brand";
const BRAND_FILE = "brand/brand.yaml";
const ICON_FILE = "brand/icon.svg";
const LOGO_FILE = "brand/logo.svg";
const FILES = [BRAND_FILE, ICON_FILE, LOGO_FILE];

/** How the brand looks; without a logo its name is set in type. */
export type Brand = BrandContent & { icon: Drawing; logo?: Drawing };

/** Least contrast of some part of a logo, as for lines (WCAG 2.2, 1.4.11). */
const LOGO_CONTRAST = 3;

/** Reads content/brand; undefined where something is missing or wrong, which is then noted. */
export async function readBrand(folder: ContentFolder): Promise<Brand | undefined> {
  reportOthers(folder);
  const content = await readSettings(folder);
  const icon = await readIcon(folder);
  const logo = folder.has(LOGO_FILE) ? await readDrawing(folder, LOGO_FILE) : undefined;
  if (content && logo) await checkLogo(folder, logo, content.colours.paper);
  return content && icon && { ...content, icon, ...(logo && { logo }) };
}

async function readSettings(folder: ContentFolder): Promise<BrandContent | undefined> {
  const content = await folder.readNeeded(BRAND_FILE, brand);
  const fault = content && colourFault(content.colours);
  if (!fault) return content;
  const { key, message, fix } = fault;
  folder.report(BRAND_FILE, ["colours", key], `colours › ${key}: "${content.colours[key]}" ${message}`, fix);
  return undefined;
}

async function readIcon(folder: ContentFolder): Promise<Drawing | undefined> {
  if (!folder.has(ICON_FILE)) {
    folder.report(
      ICON_FILE,
      [],
      "the file is missing",
      "put a square drawing in SVG there: tabs, bookmarks and home screens show it in all its sizes",
    );
    return undefined;
  }
  const icon = await readDrawing(folder, ICON_FILE);
  if (!icon || icon.width === icon.height) return icon;
  folder.report(
    ICON_FILE,
    [],
    `the icon is ${icon.width} wide and ${icon.height} high`,
    "make the drawing's page square, with the sign in its middle, and save it again",
  );
  return undefined;
}

/** A white logo is meant for dark grounds and would be invisible on paper. */
async function checkLogo(folder: ContentFolder, { text }: Drawing, paper: string): Promise<void> {
  const { data, info } = await sharp(Buffer.from(text))
    .resize(240, 240, { fit: "inside" })
    .flatten({ background: paper })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i += info.channels) {
    const hex = `#${data.subarray(i, i + 3).toString("hex")}`;
    if (contrast(hex, paper) >= LOGO_CONTRAST) return;
  }
  folder.report(
    LOGO_FILE,
    [],
    `the logo cannot be seen on the paper ${paper}`,
    "use the version for light backgrounds, or one that draws something",
  );
}

/** Nothing shows a file of another name, and its owner would wonder why. */
function reportOthers(folder: ContentFolder): void {
  for (const file of folder.files) {
    if (!file.startsWith(`${BRAND_FOLDER}/`) || FILES.includes(file) || file.endsWith(".md")) continue;
    const meant = nearest(file, FILES);
    const isPicture = /\.(png|jpe?g|webp|avif|gif|pdf|ai|eps)$/i.test(file);
    folder.report(
      file,
      [],
      "nothing on the site reads this file",
      isPicture
        ? "a logo or an icon is a drawing here, which is sharp at every size: save it as logo.svg or icon.svg"
        : meant
          ? `did you mean ${meant}?`
          : `take it away; known here: ${FILES.join(", ")}`,
    );
  }
}
