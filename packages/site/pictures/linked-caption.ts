import type { Text } from "@stoneyard/catalogue/kinds/text.ts";
import type { Locale } from "@stoneyard/catalogue/languages/locales.ts";
import { plain } from "@stoneyard/catalogue/languages/plain-words.ts";
import { wordsIn } from "@stoneyard/catalogue/languages/words-in.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";

/** A piece of a caption; a piece with an address is a link to a stone. */
type CaptionPart = { text: string; to?: SiteHref };

/** Punctuation after a link belongs to it, as no line may begin with it. */
type ShownPart = CaptionPart & { signs?: string };

/** A caption as one text, cut into pieces, and its language where that is another than the page's. */
export type Caption = { words: string; parts: CaptionPart[]; lang?: string };

type NamedStone = { title: string; to: SiteHref };

/** A caption in a language, with its stones as links. */
export function captionIn(caption: Text, stones: readonly NamedStone[], locale: Locale): Caption {
  const text = wordsIn(caption, locale);
  const words = plain(text);
  return {
    words,
    parts: linkedCaption(words, stones),
    ...(typeof text === "object" && { lang: text.lang }),
  };
}

/** Splits a caption at (parts of) the names of its stones, each of which becomes a link; one not named is appended. */
export function linkedCaption(caption: string, stones: readonly NamedStone[]): CaptionPart[] {
  return stones.reduce<CaptionPart[]>(linkStone, [{ text: caption }]);
}

function linkStone(parts: CaptionPart[], { title, to }: NamedStone): CaptionPart[] {
  for (const name of namesOf(title)) {
    const index = parts.findIndex((part) => !part.to && part.text.includes(name));
    const part = parts[index];
    if (!part) continue;
    const start = part.text.indexOf(name);
    const pieces = [
      { text: part.text.slice(0, start) },
      { text: name, to },
      { text: part.text.slice(start + name.length) },
    ];
    return parts.toSpliced(index, 1, ...pieces.filter(({ text }) => text !== ""));
  }
  return [...parts, { text: ", " }, { text: title, to }];
}

const SIGNS = /^[,.;:)]+/;

/** The pieces with the signs after a link taken to it. */
export function withSigns(parts: readonly CaptionPart[]): ShownPart[] {
  return parts.map((part, index) => {
    if (part.to) return { ...part, signs: SIGNS.exec(parts[index + 1]?.text ?? "")?.[0] ?? "" };
    return parts[index - 1]?.to ? { text: part.text.replace(SIGNS, "") } : part;
  });
}

/** The whole name, then ever fewer of its last words. */
function namesOf(title: string): string[] {
  const words = title.split(" ");
  return words.map((_, index) => words.slice(index).join(" "));
}
