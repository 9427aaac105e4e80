import { expect, test } from "vitest";
import type { StoredFile } from "../store/files.ts";
import type { Mail } from "../store/store.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { formatList, formatRecord, formatShort } from "./listing.ts";

const MAIL: Mail = {
  id: 1,
  enquiryId: "x",
  kind: "notice",
  state: "waiting",
  attempts: 0,
  lastError: null,
  sentAt: null,
  resends: 0,
  resentAt: null,
  remindedAt: null,
};
const record = (enquiry: object, mail: Partial<Mail> = {}, number: string | null = "48261793") => ({
  enquiry: { ...anEnquiry({ id: "0b0e4a52-6d4f-4e0a-9b3c-2f6c8d1e7a90", ...enquiry }), number },
  mails: [{ ...MAIL, ...mail }],
  answered: null,
});

test("a list tells what is open, waits, and was refused, each counted by itself", () => {
  const list = formatList(
    [
      record({ message: "Three\nmetres" }),
      record({}, { state: "failed", attempts: 2, lastError: "550 No" }),
      { ...record({}, { state: "sent", sentAt: 0 }), answered: { at: 0, by: "Mira" } },
    ],
    false,
  );
  expect(list).toContain(
    "3 enquiries, 2 not answered yet, 1 waiting to be mailed, 1 refused by the mail server",
  );
  expect(list).toContain("1 wait because SMTP_URL is not set");
  expect(list).toContain("refused: 550 No");
  expect(list).toContain("4826-1793");
  expect(list).toContain("Three metres");
  expect(formatList([record({})], true)).not.toContain("SMTP_URL");
  expect(formatList([record({}, { attempts: 1 })], false)).not.toContain("SMTP_URL");
});

test("a message is told by 40 letters, cut between words; without a number by the beginning of its id", () => {
  const line = (message: string) =>
    formatShort(record({ message }, {}, null))
      .split("  ")
      .at(-1);
  expect(line("x".repeat(40))).toBe("x".repeat(40));
  expect(line(`${"word ".repeat(8)}word`)).toBe(`${"word ".repeat(7)}word …`);
  expect(line(`${"x".repeat(39)}🪨 and more`)).toBe(`${"x".repeat(39)} …`);
  expect(formatShort(record({}, {}, null))).toMatch(/^0b0e4a52 {2}/);
});

test("who gave no name is called by the e-mail, else by the phone", () => {
  const nameless = { firstName: "", lastName: "", phone: "064 1" };
  expect(formatShort(record({ ...nameless, email: "ana@home" }))).toContain("  ana@home  ");
  expect(formatShort(record({ ...nameless, email: "" }))).toContain("  064 1  ");
});

test("what would move the cursor of a terminal is taken out", () => {
  const file = { name: "a.jpg", size: 2001, cleaning: "waits" } as StoredFile;
  const told = formatRecord(record({ message: "a\u001b[2Jb", phone: "\u0007064" }), [file]);
  expect(told).toContain("1 a.jpg (3 kB, waits to be cleaned)\n");
  expect(told.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
});
