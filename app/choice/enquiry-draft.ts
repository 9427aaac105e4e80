import { FIELDS, LIMITS } from "#enquiry/enquiry.ts";

/** What is typed into the form. */
export const DRAFT_FIELDS = [...FIELDS, "visitFor"] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** What a visitor had typed and chosen, and not sent. */
export type Draft = Partial<Record<DraftField, string>> & {
  /** When to come: 2026-11-28T10:30. */
  visit?: string;
  /** What the enquiry is about, as the address says it. */
  about?: string;
  /** How many files were chosen; they are kept by `draft-files.ts`. */
  files?: number;
};

const NAME = "enquiry-draft";
const VERSION = 1;
/** Whoever has not come back by then does not expect to find it. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * What is kept on this device; nothing where it is too old, unreadable or empty, or where the browser keeps nothing.
 * @param now milliseconds since 1970
 */
export function readDraft(now: number): Draft | undefined {
  try {
    const { version, at, fields } = JSON.parse(localStorage.getItem(NAME) ?? "{}");
    // A moment ahead of now was written by a clock that has been set back since.
    if (version !== VERSION || Math.abs(now - at) > KEPT_MS) return undefined;
    return draftOf(fields);
  } catch {
    return undefined;
  }
}

/** Keeps what is typed and chosen as far as the browser lets us; an empty form leaves nothing. */
export function keepDraft(fields: Draft, now: number): void {
  const draft = draftOf(fields);
  try {
    if (!draft) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, JSON.stringify({ version: VERSION, at: now, fields: draft }));
  } catch {
    // Full or forbidden: the form keeps it as long as the page is open.
  }
}

/** Whether anything is kept, be it of no use any more. */
export function hasDraft(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(NAME);
  } catch {
    // A browser that forbids the store has nothing in it.
  }
}

/** What a link to the form brought is no draft by itself: it comes again with the link. */
function draftOf(fields: unknown): Draft | undefined {
  const given: Record<string, unknown> = Object(fields);
  const texts = Object.entries(given).filter(
    ([name, text]) =>
      // More than could be sent is kept, too: it is not ours to cut.
      [...DRAFT_FIELDS, "visit"].some((field) => field === name) &&
      typeof text === "string" &&
      text !== "" &&
      text.length <= 2 * LIMITS.message,
  );
  const files =
    Number.isInteger(given.files) && Number(given.files) > 0 ? { files: Number(given.files) } : {};
  const draft: Draft = { ...Object.fromEntries(texts), ...files };
  if (Object.keys(draft).length === 0) return undefined;
  return typeof given.about === "string" && given.about !== "" ? { ...draft, about: given.about } : draft;
}
