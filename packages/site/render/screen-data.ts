import type { PagePattern } from "@stoneyard/catalogue/site-pages.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";

/** "/rooms/:slug" has the parameter `slug`. */
type ParamsOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Record<Name, string>
    : Record<never, string>;

/** What a screen reads its data by; `Pattern` is its address, whose parameters begin with a colon. */
export type ScreenArgs<Pattern extends PagePattern = "/"> = {
  locale: Locale;
  /** The address of the page, with its language. */
  path: string;
  params: ParamsOf<Pattern>;
};

/** An address that looks like a page's, but the content has nothing for it: the page is the one for unknown addresses. */
export class NoSuchPage extends Error {
  constructor(name: string) {
    super(`There is no page for ${name}.`);
  }
}

/** What a screen is given of what is read for it: `static`, what only its static sections show, is in the built page alone. */
export type DataOf<Read extends (...args: never) => Promise<object>> = ForScreen<Awaited<ReturnType<Read>>>;
type ForScreen<Data> = Data extends { static: infer Static }
  ? Omit<Data, "static"> & { static?: Static }
  : Data;
