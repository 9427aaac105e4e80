import fc from "fast-check";
import { expect, test } from "vitest";
import { FIELDS, isEnquiryId, isReplyAddress, LIMITS, newEnquiryId, parseEnquiry } from "./enquiry.ts";
import type { VisitRules } from "./visits.ts";

const ana = {
  id: "0B0E4A52-6D4F-4E0A-9B3C-2F6C8D1E7A90",
  firstName: " Ana ",
  lastName: "Đurić",
  phone: "+381 64 123 45 67",
  email: "ana@example.com",
  message: "A kitchen in Carrara.\r\nThree metres.",
  subject: "marble/carrara",
  chosen: "Carrara: https://stoneyard.example/marble/carrara\nOnyx",
  visit: "",
  visitFor: "Two slabs",
  locale: "sr",
};

const LOCALES = ["en", "sr"] as const;

function accepted(input: unknown, now?: number) {
  const parsed = parseEnquiry(input, LOCALES, now);
  if ("problems" in parsed) throw new Error(`refused: ${JSON.stringify(parsed.problems)}`);
  return parsed;
}

function refused(input: unknown) {
  const parsed = parseEnquiry(input, LOCALES);
  if ("enquiry" in parsed) throw new Error("accepted");
  return parsed.problems;
}

test("a language that the site does not speak is its default", () => {
  for (const locale of ["de", undefined, 7]) expect(accepted({ ...ana, locale }).enquiry.locale).toBe("en");
  const parsed = parseEnquiry({ ...ana, locale: "de" }, ["sr", "en", "de"]);
  expect(parsed).toMatchObject({ enquiry: { locale: "de" } });
});

test("a whole enquiry is read and cleaned", () => {
  expect(accepted(ana)).toEqual({
    enquiry: {
      ...ana,
      id: "0b0e4a52-6d4f-4e0a-9b3c-2f6c8d1e7a90",
      firstName: "Ana",
      message: "A kitchen in Carrara.\nThree metres.",
    },
    files: [],
    suspicion: [],
  });
});

test("a phone or an e-mail alone is enough to be answered", () => {
  expect(accepted({ phone: "064 123" }).enquiry).toMatchObject({ phone: "064 123", locale: "en", email: "" });
  expect(accepted({ email: "ana@example.com" }).enquiry.email).toBe("ana@example.com");
});

test("an e-mail that cannot work is refused only when there is no phone either", () => {
  expect(refused({ email: "ana at example" })).toEqual([{ field: "email", code: "bad-email" }]);
  expect(accepted({ email: "ana at example", phone: "064 123" }).enquiry.email).toBe("ana at example");
});

test("a phone that cannot be called is told when there is no e-mail either", () => {
  expect(refused({ phone: "call me" })).toEqual([{ field: "phone", code: "bad-phone" }]);
  expect(refused({ phone: "0641", email: "ana" })).toEqual([
    { field: "phone", code: "bad-phone" },
    { field: "email", code: "bad-email" },
  ]);
  expect(accepted({ phone: "call me", email: "ana@example.com" }).enquiry.phone).toBe("call me");
  for (const phone of ["064 123", "+381 (0)11/123-456 after 5", "٠٦٤١٢٣"]) accepted({ phone });
});

test("a visit is taken when one can come, and refused by its field when not", () => {
  const visits: VisitRules = {
    timeZone: "Europe/Belgrade",
    week: Array(7).fill([{ opens: "09:00", closes: "17:00" }]),
    closures: [],
    minutes: 30,
    noticeHours: 3,
    daysAhead: 45,
  };
  const now = Date.parse("2026-11-23T09:10:00Z");
  const parse = (visit: string, rules: VisitRules | null = visits) =>
    parseEnquiry({ ...ana, visit }, LOCALES, now, rules);
  expect(parse("2026-11-28T10:30")).toMatchObject({ enquiry: { visit: "2026-11-28T10:30" } });
  expect(parse("2026-11-28T17:00")).toEqual({ problems: [{ field: "visit", code: "visit-closed" }] });
  expect(parse("Saturday")).toEqual({ problems: [{ field: "visit", code: "visit-unreadable" }] });
  expect(parse("2026-11-28T10:30", null)).toEqual({ problems: [{ field: "visit", code: "visit-closed" }] });
});

test("files are named by their ids, at most five", () => {
  const ids = Array.from({ length: 6 }, () => newEnquiryId());
  expect(accepted({ ...ana, files: ids.slice(0, 5) }).files).toEqual(ids.slice(0, 5));
  expect(accepted({ ...ana, files: [ids[0], ids[0]] }).files).toEqual([ids[0]]);
  expect(refused({ ...ana, files: ids })).toEqual([{ field: "files", code: "files-too-many" }]);
  for (const files of ["x", {}, [7], ["../x"]])
    expect(refused({ ...ana, files })).toEqual([{ field: "files", code: "wrong-type" }]);
});

test("an empty enquiry and one without a way to reply are refused", () => {
  expect(refused({})).toEqual([{ field: "form", code: "empty" }]);
  expect(refused({ message: " \n\u0000 ", firstName: null })).toEqual([{ field: "form", code: "empty" }]);
  const noWay = { code: "no-way-to-reply" };
  expect(refused({ chosen: "Carrara" })).toMatchObject([noWay, noWay]);
  expect(refused({ message: "Hello" })).toEqual([
    { field: "phone", code: "no-way-to-reply" },
    { field: "email", code: "no-way-to-reply" },
  ]);
});

test("all wrong types and lengths are named at once", () => {
  expect(refused({ ...ana, firstName: 7, phone: ["1"], message: "x".repeat(LIMITS.message + 1) })).toEqual([
    { field: "firstName", code: "wrong-type" },
    { field: "phone", code: "wrong-type" },
    { field: "message", code: "too-long" },
  ]);
  for (const input of [null, undefined, "text", 3, []]) {
    expect(refused(input)).toEqual([{ field: "form", code: "wrong-type" }]);
  }
});

test("every field may be exactly as long as its limit", () => {
  for (const field of FIELDS) {
    const longest = field === "email" ? `a@${"b.".repeat(125)}de` : "š".repeat(LIMITS[field]);
    expect(accepted({ ...ana, [field]: longest }).enquiry[field]).toHaveLength(LIMITS[field]);
  }
});

test("a subject that is too long is cut and never refuses an enquiry", () => {
  const subjectOf = (subject: string) => accepted({ ...ana, subject }).enquiry.subject;
  expect(subjectOf("s".repeat(LIMITS.subject + 1))).toBe("s".repeat(LIMITS.subject));
  const room = "s".repeat(LIMITS.subject - 1);
  for (const end of ["🪨", " and more"]) expect(subjectOf(room + end)).toBe(room);
});

test("a filled honeypot and a form sent in a blink are flagged, not refused", () => {
  const now = 1_800_000_000_000;
  expect(accepted({ ...ana, website: "http://spam" }).suspicion).toEqual(["honeypot"]);
  expect(accepted({ ...ana, startedAt: now - 1999 }, now).suspicion).toEqual(["too-fast"]);
  expect(accepted({ ...ana, startedAt: `${now - 100}` }, now).suspicion).toEqual(["too-fast"]);
  for (const startedAt of [now - 2000, now + 60_000, "", null, "soon"]) {
    expect(accepted({ ...ana, website: "", startedAt }, now).suspicion).toEqual([]);
  }
});

test("without a usable id the enquiry gets a fresh one", () => {
  const ids = [
    { ...ana, id: "mine" },
    { ...ana, id: undefined },
    { ...ana, id: 4 },
  ].map((input) => accepted(input).enquiry.id);
  expect(new Set(ids).size).toBe(3);
  for (const id of [...ids, newEnquiryId()]) expect(isEnquiryId(id)).toBe(true);
});

test("whatever is sent, the answer is an enquiry within limits or named problems", () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.record(
      {
        id: fc.anything(),
        firstName: fc.string({ unit: "binary" }),
        lastName: fc.string(),
        phone: fc.oneof(fc.string(), fc.integer()),
        email: fc.oneof(fc.emailAddress(), fc.string()),
        message: fc.string({ unit: "binary", maxLength: 6000 }),
        subject: fc.string({ unit: "binary", maxLength: 2 * LIMITS.subject }),
        startedAt: fc.anything(),
        website: fc.anything(),
        locale: fc.string(),
      },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(anything, (input) => {
      const parsed = parseEnquiry(input, LOCALES);
      if ("problems" in parsed) {
        expect(parsed.problems.length).toBeGreaterThan(0);
        return;
      }
      const { enquiry } = parsed;
      for (const field of FIELDS) expect(enquiry[field].length).toBeLessThanOrEqual(LIMITS[field]);
      expect(enquiry.phone !== "" || isReplyAddress(enquiry.email)).toBe(true);
      expect(accepted(enquiry).enquiry).toEqual(enquiry);
    }),
  );
});
