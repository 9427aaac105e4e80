import type { DeskLanguage } from "./desk-language.ts";

/** What the page on the telephone says. */
const EN = {
  title: "A slab from the yard",
  stone: "Which stone",
  width: "Width, cm",
  height: "Height, cm",
  camera: "Take the photograph",
  earlier: "… or choose one that you took before",
  send: "Send",
  sending: "Sending…",
  sent: "It has arrived. Send the next one, or go back to the computer: it is waiting there under Today.",
  hint: "Stand directly in front of the slab, with a little of what is around it in the picture. Measure the slab along its edges. You can also enter a name that is not in the list.",
  until: "This page works until {time}.",
  ended: "This code no longer works",
  endedHint: "It has been used on another phone or has expired. Show a new one on the computer.",
  nameFault: "Enter the name of the stone.",
  measureFault:
    "Enter width and height in centimetres, between 20 and 600. Leave both empty to measure later.",
  noneFault: "Take a photograph or choose one.",
  sizeFault: "This photograph is too large: at most 60 MB.",
  photographFault: "This photograph cannot be read or did not arrive in full. Send it again.",
  fullFault: "Too many photographs are waiting on the computer. Straighten or discard some first.",
  formFault: "That did not arrive in full. Send it again.",
};

export type YardWords = Readonly<Record<keyof typeof EN, string>>;

const SR: YardWords = {
  title: "Ploča sa stovarišta",
  stone: "Koji kamen",
  width: "Širina, cm",
  height: "Visina, cm",
  camera: "Snimite fotografiju",
  earlier: "… ili izaberite raniju",
  send: "Pošalji",
  sending: "Šalje se…",
  sent: "Fotografija je stigla. Pošaljite sledeću ili se vratite za računar: čeka Vas na stranici Danas.",
  hint: "Stanite pravo ispred ploče, tako da se vidi i malo prostora oko nje. Ploču izmerite duž ivica. Možete da upišete i naziv kojeg nema na spisku.",
  until: "Ova stranica radi do {time}.",
  ended: "Ovaj kod više ne važi",
  endedHint: "Upotrebljen je na drugom telefonu ili mu je isteklo vreme. Na računaru prikažite novi.",
  nameFault: "Upišite koji je to kamen.",
  measureFault:
    "Širina i visina su u centimetrima, od 20 do 600. Ako ćete meriti kasnije, ostavite oba polja prazna.",
  noneFault: "Snimite fotografiju ili izaberite raniju.",
  sizeFault: "Fotografija je prevelika: najviše 60 MB.",
  photographFault: "Ova fotografija ne može da se pročita ili nije stigla cela. Pošaljite je ponovo.",
  fullFault: "Na računaru čeka previše fotografija. Prvo neke ispravite ili odbacite.",
  formFault: "Nije stiglo sve. Pošaljite ponovo.",
};

export const YARD_WORDS: Readonly<Record<DeskLanguage, YardWords>> = { en: EN, sr: SR };
