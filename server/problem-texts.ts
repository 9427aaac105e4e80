import type { ProblemKind } from "#enquiry/answer.ts";
import { type FieldProblem, LIMITS, type Locale, type ProblemCode } from "#enquiry/enquiry.ts";

type FieldName = FieldProblem["field"];

/** What went wrong with a whole request, and what to do about it. */
export const PROBLEM_TEXTS: Record<Locale, Record<ProblemKind, { title: string; detail: string }>> = {
  en: {
    refused: {
      title: "The enquiry was not sent",
      detail: "We could not answer it like this. Please mend what is named and send it again.",
    },
    unreadable: {
      title: "The enquiry could not be read",
      detail: "It should be a form or a JSON object with the fields of the form.",
    },
    "too-large": {
      title: "The enquiry is too long",
      detail:
        "It may have 32 KB at most. Please shorten the message; “Back” in the browser brings your text back.",
    },
    "unsupported-type": {
      title: "The enquiry has a form that we cannot read",
      detail: "Send application/json or application/x-www-form-urlencoded.",
    },
    "other-site": {
      title: "The enquiry came from another site",
      detail: "Please use the form on our own contact page.",
    },
    "too-many": {
      title: "Too many enquiries at once",
      detail:
        "Many enquiries came from your connection. Please wait a few minutes and send it again, or call us.",
    },
    "not-stored": {
      title: "The enquiry could not be kept",
      detail: "This is our fault. Please send it again in a minute, or call us.",
    },
    "not-found": { title: "There is nothing here", detail: "Enquiries go to POST /api/contact." },
    "wrong-method": {
      title: "This address does not work that way",
      detail: "Pages and files are read with GET or HEAD; enquiries go to POST /api/contact.",
    },
    failed: {
      title: "Something went wrong",
      detail: "This is our fault. Please try again in a minute, or call us.",
    },
  },
  sr: {
    refused: {
      title: "Upit nije poslat",
      detail: "Na ovakav upit ne bismo mogli da odgovorimo. Ispravite navedeno i pošaljite ga ponovo.",
    },
    unreadable: {
      title: "Upit se ne može pročitati",
      detail: "Treba da bude obrazac ili JSON objekat sa poljima obrasca.",
    },
    "too-large": {
      title: "Upit je predugačak",
      detail: "Može imati najviše 32 KB. Skratite poruku; dugme „Nazad“ u pregledaču vraća vaš tekst.",
    },
    "unsupported-type": {
      title: "Upit je u obliku koji ne možemo da pročitamo",
      detail: "Pošaljite application/json ili application/x-www-form-urlencoded.",
    },
    "other-site": {
      title: "Upit je stigao sa drugog sajta",
      detail: "Koristite obrazac na našoj stranici za kontakt.",
    },
    "too-many": {
      title: "Previše upita odjednom",
      detail:
        "Sa vaše veze stiglo je mnogo upita. Sačekajte nekoliko minuta i pošaljite ponovo, ili nas pozovite.",
    },
    "not-stored": {
      title: "Upit nije mogao da se sačuva",
      detail: "Greška je naša. Pošaljite ga ponovo za koji minut, ili nas pozovite.",
    },
    "not-found": { title: "Ovde nema ničega", detail: "Upiti se šalju na POST /api/contact." },
    "wrong-method": {
      title: "Ova adresa ne radi na taj način",
      detail: "Stranice i datoteke čitaju se sa GET ili HEAD; upiti se šalju na POST /api/contact.",
    },
    failed: {
      title: "Nešto nije u redu",
      detail: "Greška je naša. Pokušajte ponovo za koji minut, ili nas pozovite.",
    },
  },
};

/** What is wrong with one field, given its name in the form. */
export const FIELD_TEXTS: Record<Locale, Record<ProblemCode, (name: string, field: FieldName) => string>> = {
  en: {
    empty: () => "Nothing was filled in. A phone number or an e-mail address is enough.",
    "no-way-to-reply": () => "Leave a phone number or an e-mail address, so that we can answer.",
    "bad-email": () => "This e-mail address is not complete. It should look like name@example.com.",
    "too-long": (name, field) => `${name}: at most ${limitOf(field)} characters.`,
    "wrong-type": (name) => `${name}: text was expected.`,
  },
  sr: {
    empty: () => "Ništa nije popunjeno. Dovoljan je broj telefona ili adresa e-pošte.",
    "no-way-to-reply": () => "Ostavite broj telefona ili adresu e-pošte, da bismo mogli da odgovorimo.",
    "bad-email": () => "Adresa e-pošte nije potpuna. Treba da izgleda kao ime@primer.rs.",
    "too-long": (name, field) => `${name}: dozvoljeno znakova: ${limitOf(field)}.`,
    "wrong-type": (name) => `${name}: očekivan je tekst.`,
  },
};

function limitOf(field: FieldName): number {
  return field === "form" ? LIMITS.bodyBytes : LIMITS[field];
}
