import type { Locator } from "@playwright/test";
import sharp from "sharp";
import contact from "#content/messages/en/contact.json" with { type: "json" };
import { LETTERS_PORT } from "../ports.ts";
import { expect, type Page } from "./site.ts";

/** What the form and its answers say. */
export const WORDS = {
  en: {
    name: "Name",
    lastName: "Last name",
    phone: "Phone",
    email: "E-mail",
    message: "Message",
    send: "Send",
    success: "Success",
    sent: "Form sent successfully",
    failure: "Something went wrong",
    again: "Please try again",
    day: "Day",
    time: "Time",
    toSee: contact.fields.visitFor,
    confirm: "Until then nothing is booked.",
    title: "Your enquiry is with us",
    another: "Send another enquiry",
    card: "Open your enquiry card",
    badPhone: contact.problems["bad-phone"],
    enough: contact.form.wayToReply,
    offline: contact.failure.offline,
    remove: "Remove: Carrara",
    noWay: "Leave a phone number or an e-mail address so that we can reply.",
  },
  // What is asked in both languages.
  sr: {
    name: "Ime",
    lastName: "Prezime",
    phone: "Telefon",
    email: "Imejl",
    message: "Poruka",
    send: "Pošalji",
    success: "Uspešno",
    sent: "Vaša poruka je poslata",
  },
} as const;

type Attachment = { filename: string; mimeType: string };
type Letter = {
  attachments: Attachment[];
  subject: string;
  text: string;
  replyTo: { address: string }[];
  messageId: string;
};

/** Mails that have come with a mark in their text. */
export async function lettersWith(page: Page, mark: string): Promise<Letter[]> {
  const answer = await page.request.get(`http://localhost:${LETTERS_PORT}/letters`);
  const letters: Letter[] = await answer.json();
  return letters.filter((letter) => letter.text.includes(mark));
}

export const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });

/** Opens the line that asks for a visit. */
export const openVisit = (page: Page) => page.locator("form details > summary").last().click();

/** That a field tells its fault, also to a screen reader. */
export async function expectProblem(input: Locator, text: string) {
  await expect(input).toHaveAttribute("aria-invalid", "true");
  await expect(input).toHaveAccessibleDescription(text);
}

/** Noise, which no code makes small. */
export function photograph(side = 500): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: side, height: side, channels: 3, background: "#888", noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
}
