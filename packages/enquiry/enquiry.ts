import { cleanLine, cleanText } from "./clean.ts";
import { MOST_FILES } from "./files.ts";
import { type VisitProblem, type VisitRules, visitProblem } from "./visits.ts";

/** The five fields that a visitor fills in, by the names that the form and the JSON body use. */
export const FIELDS = ["firstName", "lastName", "phone", "email", "message"] as const;
export type Field = (typeof FIELDS)[number];

/** An accepted enquiry: every text is clean (see `clean.ts`), within `LIMITS`, and empty when not given. */
export type Enquiry = Record<Field, string> & {
  /** UUID in lower case, made by the client, so that the same attempt sent twice is one enquiry. */
  id: string;
  /** What the enquiry is about, for instance `marble/carrara`; empty when the visitor came without one. */
  subject: string;
  /** What the visitor had chosen, a thing a paragraph: its name, its address, the visitor's note; empty without. */
  chosen: string;
  /** When the visitor would like to come, by the clock of the yard: 2026-11-28T10:30; empty without. */
  visit: string;
  /** What the visitor would like to see then. */
  visitFor: string;
  /** Code of the language in which the visitor read the site. */
  locale: string;
};

/** Signs of a robot. They are stored with the enquiry and shown in the mail; they never refuse it. */
export type Suspicion = "honeypot" | "too-fast";

/** What is wrong with a field: the keys of its texts, which the form and the server say alike. */
type ProblemCode =
  | "empty"
  | "no-way-to-reply"
  | "bad-email"
  | "bad-phone"
  | "too-long"
  | "wrong-type"
  | VisitProblem
  | FilesProblem;
export type FieldProblem = { field: Text | "files" | "form"; code: ProblemCode };

/** What is wrong with the files, or with one of them. */
export type FilesProblem =
  | "files-too-many"
  | "files-too-large"
  | "file-unknown"
  | "files-gone"
  | "files-too-many-waiting"
  | "files-no-room";

/** Everything of an enquiry that is text as somebody wrote it. */
type Text = Field | "subject" | "chosen" | "visit" | "visitFor";

/** `files` are the ids of files that were sent before. */
type Parsed = { enquiry: Enquiry; files: string[]; suspicion: Suspicion[] } | { problems: FieldProblem[] };

/**
 * Fields: characters (UTF-16 units) after cleaning. Body: bytes of a request. The longest list of things fits the body with
 * notes in any script, and a message even in Cyrillic, for which a native form sends six bytes a letter.
 */
export const LIMITS = {
  bodyBytes: 256 * 1024,
  firstName: 100,
  lastName: 100,
  phone: 50,
  email: 254,
  message: 5000,
  // A room's address with a stone and its place on every surface comes to some 300.
  subject: 500,
  // A hundred things, each with a note of 500 and as much for its name, details and address.
  chosen: 100_000,
  visit: 100,
  visitFor: 500,
} as const;

/** No person fills in the form in less time. */
export const FASTEST_TYPING_MS = 2000;

/** A field that no person sees; whoever fills it in is a robot. */
export const HONEYPOT = "website";

/**
 * Reads what a form or a script sent. Accepts whatever can be answered: it refuses only an enquiry that is
 * empty, has neither usable phone nor usable e-mail, is beyond `LIMITS`, asks for a visit when nobody can come, or has
 * something else than text in a field. Unknown keys are ignored, an unusable id is replaced, an unknown locale is the first of `locales`, a subject and what
 * was chosen are cut where they are too long: the page wrote them, and a visitor who cannot see them could never mend them.
 *
 * `startedAt` (milliseconds since 1970, number or digits) is the moment the page was asked for; without one, the visitor
 * began before. One in the future is the clock of the visitor being wrong and says nothing.
 *
 * Never throws.
 * @param locales codes of the site's languages, the default first
 * @param visits when visitors may come; null where no visits are taken
 */
export function parseEnquiry(
  input: unknown,
  locales: readonly [string, ...string[]],
  now: number = Date.now(),
  visits: VisitRules | null = null,
): Parsed {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return { problems: [{ field: "form", code: "wrong-type" }] };
  }
  const given = new Map<string, unknown>(Object.entries(input));
  const problems: FieldProblem[] = [];
  const read = (field: Text): string => {
    const value = given.get(field) ?? "";
    if (typeof value !== "string") {
      problems.push({ field, code: "wrong-type" });
      return "";
    }
    const clean = field === "message" || field === "chosen" ? cleanText(value) : cleanLine(value);
    if (clean.length <= LIMITS[field]) return clean;
    if (field === "subject" || field === "chosen") return cut(clean, LIMITS[field]);
    problems.push({ field, code: "too-long" });
    return clean;
  };

  const enquiry: Enquiry = {
    id: readId(given.get("id")),
    firstName: read("firstName"),
    lastName: read("lastName"),
    phone: read("phone"),
    email: read("email"),
    message: read("message"),
    subject: read("subject"),
    chosen: read("chosen"),
    visit: read("visit"),
    visitFor: read("visitFor"),
    locale: locales.find((code) => code === given.get("locale")) ?? locales[0],
  };
  const files = readFiles(given.get("files"), problems);
  if (problems.length === 0) problems.push(...unanswerable(enquiry), ...unvisitable(enquiry, visits, now));
  return problems.length > 0 ? { problems } : { enquiry, files, suspicion: suspect(given, now) };
}

/** A fresh id for an enquiry: UUID version 4. Works on plain http too, where `crypto.randomUUID` is missing. */
export function newEnquiryId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Whether one can write to this address: one `@`, a domain with a dot, nothing that means more in a header. */
export function isReplyAddress(email: string): boolean {
  return /^[^\s@<>()[\]\\,;:"]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(email);
}

/** Fewer digits are no number that one can call from another house. */
const SHORTEST_PHONE = 5;

/** Whether one could call this: digits enough, whatever words stand beside them. */
export function isPhone(phone: string): boolean {
  return (phone.match(/\p{Nd}/gu)?.length ?? 0) >= SHORTEST_PHONE;
}

/** Whether this is an id that a client may choose. */
export function isEnquiryId(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}

function readId(value: unknown): string {
  return typeof value === "string" && isEnquiryId(value) ? value.toLowerCase() : newEnquiryId();
}

function readFiles(value: unknown, problems: FieldProblem[]): string[] {
  if (value === undefined || value === "") return [];
  const isList = Array.isArray(value) && value.every((id) => typeof id === "string" && isEnquiryId(id));
  if (!isList) problems.push({ field: "files", code: "wrong-type" });
  else if (value.length > MOST_FILES) problems.push({ field: "files", code: "files-too-many" });
  return isList ? [...new Set(value.map((id: string) => id.toLowerCase()))] : [];
}

/** Never through the middle of a letter that takes two units. */
function cut(clean: string, length: number): string {
  return clean
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
}

function unanswerable(enquiry: Enquiry): FieldProblem[] {
  if (
    [...FIELDS, "visit" as const, "subject" as const, "chosen" as const].every(
      (field) => enquiry[field] === "",
    )
  )
    return [{ field: "form", code: "empty" }];
  if (isPhone(enquiry.phone) || isReplyAddress(enquiry.email)) return [];
  const unusable: FieldProblem[] = [];
  if (enquiry.phone !== "") unusable.push({ field: "phone", code: "bad-phone" });
  if (enquiry.email !== "") unusable.push({ field: "email", code: "bad-email" });
  if (unusable.length > 0) return unusable;
  return [
    { field: "phone", code: "no-way-to-reply" },
    { field: "email", code: "no-way-to-reply" },
  ];
}

function unvisitable({ visit }: Enquiry, visits: VisitRules | null, now: number): FieldProblem[] {
  if (visit === "") return [];
  const code = visits === null ? "visit-closed" : visitProblem(visit, visits, now);
  return code === null ? [] : [{ field: "visit", code }];
}

function suspect(given: Map<string, unknown>, now: number): Suspicion[] {
  const suspicion: Suspicion[] = [];
  const bait = given.get(HONEYPOT) ?? "";
  if (typeof bait !== "string" || bait.trim() !== "") suspicion.push("honeypot");

  const elapsed = now - readMoment(given.get("startedAt"));
  if (elapsed >= 0 && elapsed < FASTEST_TYPING_MS) suspicion.push("too-fast");
  return suspicion;
}

function readMoment(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^\d+$/.test(value) ? Number(value) : Number.NaN;
}
