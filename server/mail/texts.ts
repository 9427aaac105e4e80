import type { Locale } from "#enquiry/enquiry.ts";

/** The words of the mails. The company gets each mail in the language its visitor wrote in. */
export const MAIL_TEXTS = {
  en: {
    subject: "Enquiry from the website",
    possibleSpam: "[possible spam]",
    about: "About",
    noMessage: "(no message)",
    language: "The visitor read the site in English.",
    received: "Received",
    number: "Number",
    suspicion: {
      honeypot: "A field that no person sees was filled in: probably a robot.",
      "too-fast": "The form was sent within two seconds: probably a robot.",
    },
    replyGoesTo: "Your reply to this mail goes to the visitor.",
    noReplyAddress: "There is no usable e-mail address: please call.",
    writeToAddress: "To answer, please copy the visitor's e-mail address from above into a new mail.",
    resent: (times: number, when: string) =>
      `Sent again on request, ${times === 1 ? "once" : `${times} times`}; last on ${when}.`,
    receiptSubject: "We have received your enquiry",
    receipt: (site: string) =>
      `Thank you for writing to us at ${site}.\n\n` +
      "Your enquiry has reached us, and we will answer it as soon as we can.\n\n" +
      "If it was not you, somebody entered your address by mistake; there is nothing you need to do.\n",
  },
  sr: {
    subject: "Upit sa sajta",
    possibleSpam: "[moguć spam]",
    about: "Tema",
    noMessage: "(bez poruke)",
    language: "Posetilac je čitao sajt na srpskom.",
    received: "Primljeno",
    number: "Broj",
    suspicion: {
      honeypot: "Popunjeno je polje koje ljudi ne vide: verovatno robot.",
      "too-fast": "Obrazac je poslat za manje od dve sekunde: verovatno robot.",
    },
    replyGoesTo: "Vaš odgovor na ovu poruku stiže posetiocu.",
    noReplyAddress: "Nema upotrebljive adrese e-pošte: molimo pozovite.",
    writeToAddress: "Da biste odgovorili, prekopirajte gornju adresu e-pošte posetioca u novu poruku.",
    resent: (times: number, when: string) =>
      `Ponovo poslato na zahtev, broj slanja: ${times}; poslednji put ${when}.`,
    receiptSubject: "Primili smo vaš upit",
    receipt: (site: string) =>
      `Hvala što ste nam pisali preko sajta ${site}.\n\n` +
      "Vaš upit je stigao i odgovorićemo vam čim budemo mogli.\n\n" +
      "Ako to niste bili vi, neko je greškom upisao vašu adresu; ne morate ništa da radite.\n",
  },
} satisfies Record<Locale, MailTexts>;

type MailTexts = {
  resent: (times: number, when: string) => string;
  receipt: (site: string) => string;
  [text: string]: unknown;
};

/** Made when first needed: one takes as long as a hundred mails. */
const formats: Partial<Record<Locale, Intl.DateTimeFormat>> = {};

/** A moment as people write it, in the time zone of the server (set `TZ` to choose another), zone named. */
export function formatMoment(at: number, locale: Locale): string {
  formats[locale] ??= new Intl.DateTimeFormat(locale === "sr" ? "sr-Latn-RS" : "en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  });
  return formats[locale].format(at);
}
