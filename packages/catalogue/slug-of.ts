import { inLatin } from "./languages/latin-letters.ts";

/** The end of an address by a name: Žuti Mermer and Жути мермер become zuti-mermer. Empty where the name has no letter of ours. */
export function slugOf(name: string): string {
  return inLatin(name.toLowerCase())
    .replace(/đ/g, "dj")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
