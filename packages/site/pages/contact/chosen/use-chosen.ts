import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import { slabPath } from "@stoneyard/catalogue/stones/slab-path.ts";
import { ABOUT_PARAMETER } from "@stoneyard/enquiry/answer.ts";
import type { Subjects } from "@stoneyard/site/choice/items.server.ts";
import {
  countOf,
  type ItemKey,
  readItems,
  slabNumberOf,
  withCount,
  withoutCount,
  writeItems,
} from "@stoneyard/site/choice/items.ts";
import { useSavedList } from "@stoneyard/site/choice/saved-list.ts";
import { useOrigin } from "@stoneyard/site/head/use-origin.ts";
import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { replaceQuery, withValue } from "@stoneyard/site/ui/browser/address-query.ts";
import { useAddressQuery } from "@stoneyard/site/ui/browser/use-address-query.ts";
import { useThingDetails } from "./use-thing-details.ts";

/** A thing that the enquiry is about. */
export type ChosenThing = {
  key: ItemKey;
  title: string;
  to: SiteHref;
  /** Pieces asked for; undefined when it is not sold by the piece. */
  count: number | undefined;
  /** Which stones lie in a room, what a plan cuts. */
  detail: string;
  /** The visitor's note from the list. */
  note: string;
  /** A slab that is sold by itself; gone where the catalogue has it no more. */
  slab?: { number: string; isGone: boolean };
};

export type Chosen = {
  things: readonly ChosenThing[];
  /** Further things of the visitor's list. */
  others: readonly ChosenThing[];
  /** Names of the things, for the subject of a mail. */
  subject: string;
  /** One paragraph each: name, address, note. */
  text: string;
};

/** The thing, or list of things, that a link named. */
export function useChosen(subjects: Subjects): Chosen {
  const asked = useAddressQuery().get(ABOUT_PARAMETER);
  const { items } = useSavedList();
  const origin = useOrigin();
  const path = useLocalizedPath();
  const t = useTranslations("slab");
  const detailOf = useThingDetails(subjects, asked !== null || items.length > 0);
  const noteOf = (key: ItemKey) => items.find((item) => item.key === withoutCount(key))?.note ?? "";
  const thingOf = (key: ItemKey): ChosenThing[] => {
    const subject = subjectOf(key, subjects);
    if (!subject) return [];
    const to = subject.to ?? (`/${key}` as SiteHref);
    const count = subject.byThePiece ? countOf(key) : undefined;
    const number = slabNumberOf(key);
    const thing = { key, title: subject.title, to, count, detail: detailOf(key), note: noteOf(key) };
    if (number === undefined) return [thing];
    const isGone = !Object.hasOwn(subject.slabs ?? {}, slugOf(number));
    const title = t("ofStone", { stone: subject.title, number });
    const ofStone = `/${key.split("?")[0]}` as SiteHref;
    return [{ ...thing, title, to: isGone ? ofStone : slabPath({ number }), slab: { number, isGone } }];
  };
  const things = readItems(asked).flatMap(thingOf);
  const bare = things.map(({ key }) => withoutCount(key));
  const others = items.flatMap(({ key, count = 1 }) =>
    bare.includes(key) ? [] : thingOf(withCount(key, count)),
  );
  const paragraphs = things.map(({ detail, to, note, ...thing }) =>
    [`${countedTitle(thing)}${detail && ` (${detail})`}: ${origin}${path(to)}`, note]
      .filter(Boolean)
      .join("\n"),
  );
  return { things, others, subject: things.map(countedTitle).join(", "), text: paragraphs.join("\n\n") };
}

/** With the number of pieces, where there are several. */
export function countedTitle({ title, count = 1 }: Pick<ChosenThing, "title" | "count">): string {
  return count > 1 ? `${count} × ${title}` : title;
}

/** Removes a thing from the address and so from the enquiry; the visitor's list keeps it. */
export function removeChosen(things: readonly ChosenThing[], removed: ItemKey): void {
  askAbout(things.map(({ key }) => key).filter((key) => key !== removed));
}

/** Puts a thing of the visitor's list into the enquiry. */
export function addChosen(things: readonly ChosenThing[], added: ItemKey): void {
  askAbout([...things.map(({ key }) => key), added]);
}

/** Asks for another number of pieces of a thing. */
export function countChosen(things: readonly ChosenThing[], counted: ItemKey, count: number): void {
  askAbout(things.map(({ key }) => (key === counted ? withCount(key, count) : key)));
}

function askAbout(keys: readonly ItemKey[]): void {
  const others = withValue(location.search, ABOUT_PARAMETER, "");
  const about = keys.length > 0 ? `${ABOUT_PARAMETER}=${writeItems(keys)}` : "";
  replaceQuery([others, about].filter(Boolean).join("&"));
}

function subjectOf(key: ItemKey, subjects: Subjects) {
  const [bare = ""] = key.split("?");
  return Object.hasOwn(subjects, bare) ? subjects[bare] : undefined;
}
