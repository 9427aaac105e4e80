import { parseEnquiry } from "@stoneyard/enquiry/enquiry.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { LeasedMail } from "../store/store.ts";
import { BRAND } from "../testing/built-site.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { aMail, MAIL_CONTEXT } from "../testing/mail.ts";
import { compose } from "./compose.ts";

const mailContext = { ...MAIL_CONTEXT, brand: BRAND.name };

test("possible spam is marked in the subject and explained", () => {
  const letter = compose(aMail(anEnquiry({ suspicion: ["honeypot"] })), mailContext);
  expect(letter.subject).toBe(
    "[possible spam] Enquiry from the website 4826-1793 · Ana Đurić · marble/carrara",
  );
  expect(letter.text).toContain("A field that people cannot see was filled in");
});

test("what was chosen stands under the message, and the number in the subject and at the foot", () => {
  const chosen = "Carrara: https://stoneyard.example/marble/carrara\nfor the window sills";
  const letter = compose(aMail(anEnquiry({ subject: "Carrara, Trani", chosen })), mailContext);
  expect(letter.subject).toBe("Enquiry from the website 4826-1793 · Ana Đurić · Carrara, Trani");
  expect(letter.text).toContain(`Three metres, please.\n\nWhat the visitor chose:\n${chosen}\n\n-- \n`);
  expect(letter.text).toContain("Number: 4826-1793");
  expect(letter.text).not.toContain("About:");
});

test("without a usable address the company is told to call", () => {
  const letter = compose(
    aMail(anEnquiry({ email: "ana at home", firstName: "", lastName: "" })),
    mailContext,
  );
  expect(letter.replyTo).toBeUndefined();
  expect(letter.subject).toContain("ana at home");
  expect(letter.text).toContain("please call");
});

test("mails come in the name of the brand, unless the address has a name of its own", () => {
  const from = (given: string, brand = BRAND.name) =>
    compose(aMail(anEnquiry()), { ...mailContext, brand, from: given }).from;
  expect(from("website@stoneyard.example")).toBe('"Čekić & Sons" <website@stoneyard.example>');
  expect(from("website@stoneyard.example", "A\r\nBcc: x@y.rs")).not.toMatch(/[\r\n]/);
  expect(from("Mira <website@stoneyard.example>")).toBe("Mira <website@stoneyard.example>");
});

test("a receipt is signed with the brand", () => {
  for (const locale of ["en", "sr"]) {
    const { text } = compose(aMail(anEnquiry({ locale }), { kind: "receipt" }), mailContext);
    expect(text).toMatch(/\nČekić & "Sons"\nhttps:\/\/stoneyard\.example\n$/);
  }
});

test("an address that not every mail server can carry in a header stands in the text alone", () => {
  const letter = compose(aMail(anEnquiry({ email: "јован@пример.срб" })), mailContext);
  expect(letter.replyTo).toBeUndefined();
  expect(letter.text).toContain("E-mail: јован@пример.срб");
  expect(letter.text).toContain("copy the visitor’s e-mail address above");
  const international = compose(aMail(anEnquiry({ email: "jovan@пример.срб" })), mailContext);
  expect(international.replyTo).toBe("jovan@пример.срб");
});

test("a mail tried again is the same mail, one that the owner asked for again is another", () => {
  const enquiry = anEnquiry();
  const idOf = (changes: Partial<LeasedMail>) => compose(aMail(enquiry, changes), mailContext).messageId;
  expect(idOf({ attempts: 7 })).toBe(`<${enquiry.id}@stoneyard.example>`);
  expect(idOf({ resends: 2, resentAt: 0 })).toBe(`<${enquiry.id}.2@stoneyard.example>`);
});

test("a domain in Cyrillic letters names a mail and its calendar entry in ASCII", () => {
  const from = "Камен <sajt@камен.срб>";
  const visit = anEnquiry({ visit: "2026-11-28T10:30" });
  for (const mail of [aMail(visit), aMail(visit, { kind: "receipt" })]) {
    const { messageId, icalEvent } = compose(mail, { ...mailContext, from });
    expect(messageId).toMatch(/^<[a-z0-9.-]+@xn--80aknjg\.xn--90a3ac>$/);
    expect(icalEvent?.content).toContain("xn--80aknjg");
  }
});

test("an enquiry that nobody answered says so, until its owner asks for it again", () => {
  const reminded = { resends: 1, resentAt: 5, remindedAt: 5 };
  const reminder = compose(aMail(anEnquiry(), reminded), mailContext);
  expect(reminder.subject).toMatch(/^\[not answered yet\] Enquiry from the website 4826-1793/);
  expect(reminder.text).toContain("If you have answered: npm run enquiries -- answered 4826-1793");
  expect(reminder.text).not.toContain("Sent again.");
  const again = compose(aMail(anEnquiry(), { ...reminded, resends: 2, resentAt: 9 }), mailContext);
  expect(again.subject).toMatch(/^Enquiry from/);
  expect(again.text).toContain("Sent again. Number of times: 2");
});

test("whatever a visitor types, no header value breaks its line", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, subject) => {
      const input = { firstName: name, subject, phone: "064 123", email: `a@b.rs\r\nBcc: ${name}` };
      const parsed = parseEnquiry(input, mailContext.languages.codes);
      if ("problems" in parsed) return;
      const letter = compose(aMail({ ...parsed.enquiry, receivedAt: 0, suspicion: [] }), mailContext);
      for (const value of [letter.subject, letter.replyTo ?? "", letter.messageId]) {
        expect(value).not.toMatch(/[\r\n]/);
      }
    }),
  );
});

const FILE = { id: "f", name: "plan.pdf", kind: "pdf", size: 2001, cleaning: "cleaned", digest: "" } as const;

test("files are told by name and size, with where they are, and what nobody could clean", () => {
  const notice = (all: (typeof FILE)[], attached: (typeof FILE)[] = []) =>
    compose(aMail(anEnquiry()), mailContext, {
      all,
      attached: attached.map((file) => ({ ...file, bytes: Buffer.from("x") })),
    });
  const asSent = { ...FILE, name: "old.pdf", size: 2000, cleaning: "as-sent" } as unknown as typeof FILE;
  const stored = notice([FILE, asSent]);
  expect(stored.text).toContain(": plan.pdf (3 kB), old.pdf (2 kB)\n");
  expect(stored.text).toContain("npm run enquiries -- files 4826-1793");
  expect(stored.text.split("-- \n")[1]).toMatch(/^.*old\.pdf/m);
  expect(stored.text.split("-- \n")[1]).not.toContain("plan.pdf");
  expect(stored.attachments).toBeUndefined();
  const [attachment] = notice([FILE], [FILE]).attachments ?? [];
  expect(attachment).toEqual({
    filename: "plan.pdf",
    contentType: "application/pdf",
    content: Buffer.from("x"),
  });
  expect(compose(aMail(anEnquiry()), mailContext).text).not.toContain("kB");
});

test("one thing that was asked about stands among the facts, and of a visit the wish, by the clock of the yard", () => {
  const letter = compose(
    aMail(anEnquiry({ visit: "2026-07-01T10:30", visitFor: "Slab BS-102" })),
    mailContext,
  );
  expect(letter.text).toContain("About: marble/carrara");
  expect(letter.text).toMatch(/1 July 2026.*10:30/);
  expect(letter.text).toContain(": Slab BS-102\n");
  expect(letter.icalEvent?.method.toLowerCase()).toBe("request");
  const robot = anEnquiry({ visit: "2026-07-01T10:30", suspicion: ["too-fast"] });
  expect(compose(aMail(robot), mailContext).icalEvent).toBeUndefined();
  expect(compose(aMail(anEnquiry()), mailContext).icalEvent).toBeUndefined();
  expect(
    compose(aMail(anEnquiry({ visit: "2026-07-01T10:30" })), { ...mailContext, visits: null }).icalEvent,
  ).toBeUndefined();
});

test("a receipt goes to whoever wrote, answers to the company, and repeats nothing that was typed but the visit", () => {
  const enquiry = anEnquiry({ visit: "2026-07-01T10:30", visitFor: "Buy now", locale: "sr" });
  const letter = compose(aMail(enquiry, { kind: "receipt" }), mailContext);
  expect(letter).toMatchObject({
    ...{ to: "ana@visitor.example", replyTo: "office@stoneyard.example" },
    messageId: `<${enquiry.id}.receipt@stoneyard.example>`,
  });
  expect(letter.text).toMatch(/1\. jul(a)? 2026.*10[.:]30/);
  for (const typed of ["Ana", "Three metres", "marble/carrara", "Buy now"])
    expect(letter.text).not.toContain(typed);
  expect(letter.subject).toContain("4826-1793");
  expect(letter.icalEvent?.filename).toBe("visit.ics");
});

test("mails about one visit are one event in a calendar", () => {
  const enquiry = anEnquiry({ visit: "2026-07-01T10:30" });
  const uidOf = (kind: LeasedMail["kind"]) =>
    /UID:(.*)/.exec(compose(aMail(enquiry, { kind }), mailContext).icalEvent?.content ?? "")?.[1]?.trim();
  expect(uidOf("notice")).toBe(`${enquiry.id}@stoneyard.example`);
  expect(uidOf("receipt")).toBe(uidOf("notice"));
});
