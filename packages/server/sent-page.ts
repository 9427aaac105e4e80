import type { BuiltBrand } from "@stoneyard/enquiry/built-site.ts";
import type { Language } from "./languages.ts";
import { backLink, escapeHtml, plainPage } from "./plain-page.ts";

/**
 * The answer to an accepted native form: the enquiry's number, and what happens next.
 * @param number formatted for people; empty without one
 * @param from the page that the form stands on
 */
export function sentPage(
  number: string,
  { language, from, brand }: { language: Language; from: string; brand: BuiltBrand },
): string {
  const { say } = language;
  const numberHtml = `<p class="label">${escapeHtml(say("contact.sent.number"))}</p>
<p class="number">${escapeHtml(number)}</p>
<p>${escapeHtml(say("contact.sent.numberUse"))}</p>`;
  return plainPage(
    { title: say("contact.sent.title"), brand, language },
    `${number === "" ? "" : numberHtml}
<p>${escapeHtml(say("contact.sent.replyAnyhow"))}</p>
${backLink(from, language)}`,
  );
}
