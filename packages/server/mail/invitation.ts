import type { BuiltVisits } from "@stoneyard/enquiry/built-site.ts";
import { shownNumber } from "@stoneyard/enquiry/number.ts";
import { momentOf } from "@stoneyard/enquiry/visits.ts";
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { nameOf } from "../command/listing.ts";
import type { Language } from "../languages.ts";
import type { StoredEnquiry } from "../store/store.ts";

export type Mailbox = { name: string; email: string };

export type Invitation = { method: "request" | "publish"; content: string };

type Occasion = {
  enquiry: StoredEnquiry;
  visits: BuiltVisits;
  language: Language;
  /** The event's UID, the same in every mail about the enquiry. */
  uid: string;
  company: Mailbox;
};

const MINUTE_MS = 60 * 1000;

/**
 * A visit as a request (RFC 5546) for the company's calendar. The visitor is the organizer, so that accept or decline goes
 * to the visitor; without a usable address the event has no request.
 */
export function visitRequest(occasion: Occasion, visitor: Mailbox | null): Invitation {
  const { enquiry, company, language } = occasion;
  const summary = language.say("server.mail.visit.request", { name: nameOf(enquiry) });
  const calendar = calendarWith(occasion, summary, visitor ?? company);
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

/** The same visit for the visitor's calendar, as tentative. It repeats nothing that was typed. */
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
    // In UTC, which needs no description of the time zone.
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
