import type { Files } from "./content-files.ts";

const SETTINGS = `# How the brand looks; docs/guides/brand.md tells what each line does. The brand's name stands in site.yaml.
# Beside this file: icon.svg, a square drawing from which all icons are made; and, if you have one, logo.svg.
lettering: last-word-italic
colours:
  paper: "#f4f4f2"
  accent: "#25449f"
typefaces:
  headings: Newsreader
  text: Hanken Grotesk
`;

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#f4f4f2" d="M0 0h64v64H0z"/><path fill="#171816" d="M8 12h48v34H8z"/><path fill="none" stroke="#dfe6ff" stroke-width="1.6" d="m9 22 11 4 7-6 9 9 7-2 12 8M20 26l4 10 9 9"/><path stroke="#25449f" stroke-width="3" d="M8 53h48M9.500 49v8M32 50.500v5M54.500 49v8"/></svg>\n`;

/** Format 5: the look of the brand, which was fixed in the code before, stands in brand/, as it was. */
export function brandFolderOfFormat5(files: Files): void {
  if (!files.has("brand/brand.yaml")) files.set("brand/brand.yaml", SETTINGS);
  if (!files.has("brand/icon.svg")) files.set("brand/icon.svg", ICON);
}
