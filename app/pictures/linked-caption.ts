import type { SiteHref } from "#app/i18n/site-href.ts";

/** A piece of a caption; a piece with an address is a link to a stone. */
export type CaptionPart = { text: string; to?: SiteHref };

type NamedStone = { title: string; to: SiteHref };

/**
 * Cuts a caption at the names of its stones, so that each becomes a link. A caption may give the name in part
 * ("travertina Navona" for Travertino Navona); a stone that it does not name at all is added at the end.
 */
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

/** The whole name, then the name without its first word, and so on to the last word alone. */
function namesOf(title: string): string[] {
  const words = title.split(" ");
  return words.map((_, index) => words.slice(index).join(" "));
}
