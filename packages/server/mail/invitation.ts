import type { BuiltVisits } from "@stoneyard/enquiry/built-site.ts";
import { shownNumber } from "@stoneyard/enquiry/number.ts";
import { momentOf } from "@stoneyard/enquiry/visits.ts";
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import type { Language } from "../languages.ts";
import type { StoredEnquiry } from "../store/store.ts";

/** A mailbox: the address alone, and whose it is. */
export type Mailbox = { name: string; email: string };

export type Invitation = { method: "request" | "publish"; content: string };

type Occasion = {
  enquiry: StoredEnquiry;
  visits: BuiltVisits;
  language: Language;
  /** Known to calendars by this, in every mail about the enquiry. */
  uid: string;
  company: Mailbox;
};

const MINUTE_MS = 60 * 1000;

/**
 * A visitor's wish as a request (RFC 5546) that the company's calendar can accept or decline: the answer goes to the visitor,
 * who asks for the visit and so is its organizer. One without a usable address cannot be: then it is only told.
 */
export function visitRequest(occasion: Occasion, visitor: Mailbox | null): Invitation {
  const { enquiry, company, language } = occasion;
  const name =
    [enquiry.firstName, enquiry.lastName].filter(Boolean).join(" ") || enquiry.email || enquiry.phone;
  const calendar = calendarWith(
    occasion,
    language.say("server.mail.visit.request", { name }),
    visitor ?? company,
  );
  const { number, phone, email } = enquiry;
  const known = [number && shownNumber(number), phone, email].filter(Boolean).join(", ");
  calendar.events()[0]?.description(`${language.say("server.mail.visit.wish")}\n${known}`);
  if (visitor === null) return { method: "publish", content: calendar.toString() };
  calendar.method(ICalCalendarMethod.REQUEST);
  calendar.events()[0]?.createAttendee({
    ...company,
    rsvp: true,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
  });
  return { method: "request", content: calendar.toString() };
}

/** The same wish for the visitor's own calendar, as something that is not certain yet. It repeats nothing that was typed. */
export function visitReminder(occasion: Occasion): Invitation {
  const calendar = calendarWith(
    occasion,
    occasion.language.say("server.mail.visit.reminder"),
    occasion.company,
  );
  return { method: "publish", content: calendar.toString() };
}

function calendarWith({ enquiry, visits, language, uid }: Occasion, summary: string, organizer: Mailbox) {
  const { rules, places } = visits;
  const start = momentOf(enquiry.visit, rules.timeZone);
  const calendar = ical({
    prodId: { company: "Stoneyard", product: "enquiries", language: language.htmlLang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: uid,
    stamp: new Date(enquiry.receivedAt),
    // In UTC, which every calendar shows by its own clock, and which needs no description of the zone.
    start: new Date(start),
    end: new Date(start + rules.minutes * MINUTE_MS),
    summary,
    description: language.say("server.mail.visit.wish"),
    location: places[language.code] ?? "",
    status: ICalEventStatus.TENTATIVE,
    organizer,
  });
  return calendar;
}
