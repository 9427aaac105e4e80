import { FIELDS, type Field, LIMITS } from "#enquiry/enquiry.ts";

/** What a visitor had typed and not sent. */
export type Draft = Partial<Record<Field, string>>;

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
    const draft = textsOf(fields);
    return Object.keys(draft).length > 0 ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed as far as the browser lets us; an empty form leaves nothing. */
export function keepDraft(fields: Draft, now: number): void {
  const draft = textsOf(fields);
  try {
    if (Object.keys(draft).length === 0) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, JSON.stringify({ version: VERSION, at: now, fields: draft }));
  } catch {
    // Full or forbidden: the form keeps it as long as the page is open.
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(NAME);
  } catch {
    // A browser that forbids the store has nothing in it.
  }
}

function textsOf(fields: unknown): Draft {
  const given: Record<string, unknown> = Object(fields);
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const text = given[field];
      // More than could be sent is kept, too: it is not ours to cut.
      return typeof text === "string" && text !== "" && text.length <= 2 * LIMITS.message
        ? [[field, text]]
        : [];
    }),
  );
}
