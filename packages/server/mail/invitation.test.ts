import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { NewEnquiry } from "../store/store.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { aMail, MAIL_CONTEXT } from "../testing/mail.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { createSend } from "./mailer.ts";

const mailContext = { ...MAIL_CONTEXT, to: "Atelier Kamen <office@stoneyard.example>" };
const saturday = { visit: "2026-11-28T10:30", visitFor: "Carrara, two slabs" };

const NO_FILES = { filesOf: async () => [], readFile: () => Promise.reject(new Error("no file")) };

/** A mail as its reader gets it through a real mail server. */
async function received(enquiry: NewEnquiry, kind: "notice" | "receipt") {
  const server = await startMailServer();
  const send = createSend(server.url, mailContext, NO_FILES);
  await send(aMail(enquiry, { kind }), AbortSignal.timeout(10_000));
  await server.close();
  const [letter] = server.letters;
  if (!letter) throw new Error("no letter came");
  return letter;
}

/** The event in a mail's invitation, as a calendar reads it. */
function eventIn(letter: Awaited<ReturnType<typeof received>>) {
  const files = letter.attachments.filter(({ mimeType }) => mimeType === "text/calendar");
  expect(files.length).toBeGreaterThan(0);
  const content = files[0]?.content ?? "";
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const { method } of files)
    expect(method?.toUpperCase() ?? "PUBLISH").toBe(calendar.getFirstPropertyValue("method"));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("no event in the invitation");
  return { method: calendar.getFirstPropertyValue("method"), event: new ICAL.Event(component), component };
}

test("the company is asked, at the right moment, and its answer goes to the visitor", async () => {
  const enquiry = anEnquiry({ ...saturday, receivedAt: Date.UTC(2026, 10, 20, 7) });
  const letter = await received(enquiry, "notice");
  expect(letter.text).toContain("Would like to come: Saturday, 28 November 2026 at 10:30");
  expect(letter.text).toContain("To see: Carrara, two slabs");
  const { method, event, component } = eventIn(letter);
  expect(method).toBe("REQUEST");
  expect(event.startDate.toJSDate().toISOString()).toBe("2026-11-28T09:30:00.000Z");
  expect(event.endDate.toJSDate().toISOString()).toBe("2026-11-28T10:00:00.000Z");
  expect(String(component.getFirstPropertyValue("dtstamp"))).toBe("2026-11-20T07:00:00Z");
  expect(event.uid).toBe(`${enquiry.id}@stoneyard.example`);
  expect(event.summary).toBe("Visit: Ana Đurić");
  expect(event.description).toContain("4826-1793");
  expect(event.description).toContain(enquiry.phone);
  expect(event.location).toBe("Atelier Kamen, Ulica primera 1");
  expect(event.organizer).toBe("mailto:ana@visitor.example");
  const [attendee] = event.attendees;
  expect(attendee?.getFirstValue()).toMatch(/^mailto:office@stoneyard\.example$/i);
  expect(attendee?.getParameter("partstat")).toBe("NEEDS-ACTION");
  expect(attendee?.getParameter("rsvp")).toBe("TRUE");
  expect(component.getFirstPropertyValue("status")).toBe("TENTATIVE");
});

test("who can only be called sends no request, but the visit is in the mail all the same", async () => {
  const { method, event } = eventIn(await received(anEnquiry({ ...saturday, email: "" }), "notice"));
  expect(method).toBe("PUBLISH");
  expect(event.attendees).toEqual([]);
});

test("the visitor gets the same visit, as not certain yet, and nothing that was typed", async () => {
  const enquiry = anEnquiry({ ...saturday, locale: "sr" });
  const letter = await received(enquiry, "receipt");
  expect(letter.text).toContain("Predložili ste da dođete: subota, 28. novembar 2026. 10:30");
  const { method, event, component } = eventIn(letter);
  expect(method).toBe("PUBLISH");
  expect(event.uid).toBe(`${enquiry.id}@stoneyard.example`);
  expect(event.summary).toBe("Razgledanje ploča, još nije potvrđeno");
  expect(event.location).toBe("Atelier Kamen, Ulica primera 1, Beograd");
  expect(component.getFirstPropertyValue("status")).toBe("TENTATIVE");
  expect(JSON.stringify(component.toJSON())).not.toMatch(/Ana|Carrara/);
});

test("whatever a visitor types, the invitation stays one event", async () => {
  const name = "Ana\\n;,:END:VEVENT\r\nBEGIN:VEVENT";
  const { event } = eventIn(
    await received(anEnquiry({ ...saturday, firstName: name, lastName: "" }), "notice"),
  );
  expect(event.summary).toContain("END:VEVENT");
  expect(event.component.parent?.getAllSubcomponents("vevent")).toHaveLength(1);
});
