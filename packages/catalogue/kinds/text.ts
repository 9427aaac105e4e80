import { z } from "zod";
import { inEveryLanguage, LANGUAGES } from "../languages/locales.ts";
import { amounts } from "./amounts.ts";

/** A text that says something. */
export const filled = z.string().trim().min(1, "must not be empty");

/** A name or a few words of which pages are put together: needed in every language of the site. */
export const label = z.strictObject(inEveryLanguage(() => filled));
export type Label = z.infer<typeof label>;

/** A text that stands by itself; a language with a fallback may lack it. `wordsIn` gives it in a language. */
export const text = translated(filled);
export type Text = z.infer<typeof text>;

/** A text that others show in full up to this length only. */
export const summary = translated(filled.max(160, "search engines show at most 160"));

function translated(written: z.ZodString) {
  return z.strictObject(
    inEveryLanguage((locale) => (LANGUAGES[locale].fallback ? written.optional() : written)),
  );
}
/** Last part of a page's address: lower-case letters, digits and single hyphens. */
export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "must be lower case letters, digits and hyphens, for example nero-marquina",
  );

/** A price in whole dinars (rsd). How it is written for the visitor is decided in one place of the site. */
export const price = z
  .int("must be a whole number of dinars without dots, spaces or currency, for example 20400")
  .positive("must be above 0; leave the line out where no price is shown")
  .register(amounts, { unit: "money" });

/** Name of a picture: its path under content/pictures without the file's ending. */
export const pictureName = z
  .string()
  .regex(
    /^[a-z0-9-]+(\/[a-z0-9-]+)*$/,
    "must be the path under content/pictures without ending, for example interiors/101",
  );

/** A picture with the words that stand for it where it cannot be seen. */
export const picture = z.strictObject({ picture: pictureName, alt: text });
export type PictureRef = z.infer<typeof picture>;
