import { useMemo } from "react";
import { useOrigin } from "#app/head/use-origin.ts";
import { useLocalizedPath } from "#app/i18n/localized.tsx";
import type { SiteHref } from "#app/i18n/site-href.ts";
import { readItems } from "#app/list/item-address.ts";
import type { ItemKey } from "#app/list/item-key.ts";
import { useKeptList } from "#app/list/use-kept-list.ts";
import { useAddressQuery } from "#app/ui/use-address-query.ts";
import { ABOUT_PARAMETER } from "#enquiry/answer.ts";
import { LIMITS } from "#enquiry/enquiry.ts";
import type { Subjects } from "./subjects.server.ts";
import { useStonesInWords } from "./use-stones-in-words.ts";

export type About = {
  /** Names of what the visitor asks about. */
  titles: string;
  /** Of a room by itself, which stones lie in it. */
  stones: string;
  /** What the enquiry says it is about. */
  subject: string;
  /** What the message begins with: of several things each with its link, and the note of the visitor's list. */
  message: string;
};

/** What the link to the form was about: one thing, or a list of them. */
export function useAbout(subjects: Subjects): About {
  const asked = useAddressQuery().get(ABOUT_PARAMETER);
  const { items } = useKeptList();
  const origin = useOrigin();
  const path = useLocalizedPath();
  const stonesOf = useStonesInWords(subjects);
  return useMemo(() => {
    const things = readItems(asked).flatMap((key) => thingOf(key, subjects) ?? []);
    const titles = things.map(({ title }) => title).join(", ");
    const [only] = things;
    if (!only || things.length === 1) {
      const stones = only ? stonesOf(only.key) : "";
      return {
        titles,
        stones,
        subject: only ? `${inBrackets(only.title, stones)} (${only.key})` : "",
        message: "",
      };
    }
    const noteOf = (key: ItemKey) => items.find((item) => item.key === key)?.note;
    const lines = things.map(({ key, title, to }) =>
      [`${inBrackets(title, stonesOf(key))}: ${origin}${path(to)}`, noteOf(key)].filter(Boolean).join("\n"),
    );
    return { titles, stones: "", subject: titles, message: fitting(lines) };
  }, [asked, subjects, items, origin, path, stonesOf]);
}

function thingOf(key: ItemKey, subjects: Subjects) {
  const [bare = ""] = key.split("?");
  const subject = Object.hasOwn(subjects, bare) ? subjects[bare] : undefined;
  return subject && { key, title: subject.title, to: subject.to ?? (`/${key}` as SiteHref) };
}

function inBrackets(title: string, more: string): string {
  return more ? `${title} (${more})` : title;
}

/** As much as leaves room for the visitor's own words; of the rest only how many there are. */
function fitting(lines: readonly string[]): string {
  const room = LIMITS.message - OWN_WORDS;
  let message = "";
  for (const [place, line] of lines.entries()) {
    if (message.length + line.length > room) return `${message}+ ${lines.length - place}\n\n`;
    message += `${line}\n\n`;
  }
  return message;
}

/** Characters. */
const OWN_WORDS = 1500;
