import { type BrandContent, typefaceSlug } from "#catalogue/kinds/brand.ts";

type Typefaces = BrandContent["typefaces"];

/** The files of a brand's typefaces in the order in which pages ask for them: headings, text, the headings' italic. */
export function faceFiles({ headings, text }: Typefaces): [string, string, string] {
  const file = (name: string, face: string) => `app/styles/fonts/${typefaceSlug(name)}-${face}.woff2`;
  return [file(headings, "300"), file(text, "400"), file(headings, "300-italic")];
}

/** Their sheets: faces, and the custom properties by which the sheets of the site call them. */
export function sheetFiles({ headings, text }: Typefaces): string[] {
  const file = (role: string, name: string) => `app/styles/typefaces/${role}-${typefaceSlug(name)}.css`;
  return [file("headings", headings), file("text", text)];
}
