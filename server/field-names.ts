import type { FieldProblem, Locale } from "#enquiry/enquiry.ts";

/** How the form calls its fields; problems and mails call them the same. */
export const FIELD_NAMES: Record<Locale, Record<FieldProblem["field"], string>> = {
  en: {
    firstName: "Name",
    lastName: "Last name",
    phone: "Phone",
    email: "E-mail",
    message: "Message",
    subject: "Subject",
    form: "The form",
  },
  sr: {
    firstName: "Ime",
    lastName: "Prezime",
    phone: "Telefon",
    email: "E-pošta",
    message: "Poruka",
    subject: "Tema",
    form: "Obrazac",
  },
};
