import type { OpeningHours, VisitRules } from "./visits.ts";

/** What the build writes into `dist` for the server, beside the files of `client`. */
export const BUILT_SITE = {
  client: "client",
  languages: "languages.json",
  brand: "brand.json",
  hours: "hours.json",
  visits: "visits.json",
  redirects: "redirects.json",
  builtFor: "built-for.txt",
} as const;

/** An entry of `languages.json`: a language and what the server says in it. The default comes first. */
export type BuiltLanguage = {
  code: string;
  /** What addresses in it begin with; nothing for the default. */
  pathPrefix: string;
  htmlLang: string;
  intlLocale: string;
  /** Compiled messages, by part and key. */
  texts: Record<string, unknown>;
};

/** `brand.json`: the brand as the server's own pages and mails show it. */
export type BuiltBrand = {
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

/** `hours.json`: when the yard is open. */
export type BuiltHours = OpeningHours;

/** `visits.json`: when visitors may come, and where to, by code of the language; null where no visits are taken. */
export type BuiltVisits = { rules: VisitRules; places: Readonly<Record<string, string>> };

/** `redirects.json`: from an address of before, in lower case, to the one of now. */
export type BuiltRedirects = Readonly<Record<string, string>>;

/** Folders whose files carry a hash of their content in their names, so that a name stands for its bytes for ever. */
export const HASHED_FOLDERS = ["assets", "images", "room-layers"] as const;

/** Address of the page that answers unknown addresses in a language. */
export function missingPage(pathPrefix: string): string {
  return `${pathPrefix}/404`;
}
