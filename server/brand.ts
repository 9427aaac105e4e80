import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The brand as the server's own pages and mails show it. */
export type Brand = {
  name: string;
  /** How the name is set where there is no logo. */
  lettering: "plain" | "italic" | "last-word-italic" | "capitals";
  /** Its address on this site and its size in pixels. */
  logo?: { file: string; width: number; height: number };
  /** The ground of the pages, which browsers give to their own bars. */
  paper: string;
  /** Style sheet with the faces of the typefaces, and colours and typefaces as custom properties: those of the pages. */
  style: string;
};

export const BRAND_FILE = "brand.json";

/** Reads what the build wrote to `dist/brand.json`. Throws when it is not there. */
export function loadBrand(dist: string): Brand {
  const path = join(dist, BRAND_FILE);
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`The brand of answers and mails cannot be read from ${path}: run npm run build`, {
      cause: error,
    });
  }
}
