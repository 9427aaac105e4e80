import { CONTACT_ACTION, FROM_PARAMETER, type Problem } from "@stoneyard/enquiry/answer.ts";
import type { BuiltBrand } from "@stoneyard/enquiry/built-site.ts";
import { FIELDS, type Field, HONEYPOT } from "@stoneyard/enquiry/enquiry.ts";
import { FILE_KINDS, FILES_FIELD } from "@stoneyard/enquiry/files.ts";
import type { Language } from "../languages.ts";
import type { FormBody } from "./native-form.ts";
import { backLink, escapeHtml, plainPage } from "./plain-page.ts";

const VISIT_FIELDS = ["visit", "visitFor"] as const;
type PageField = Field | (typeof VISIT_FIELDS)[number];

const INPUTS: Record<Exclude<PageField, "message">, { type: string; autocomplete: string }> = {
  firstName: { type: "text", autocomplete: "given-name" },
  lastName: { type: "text", autocomplete: "family-name" },
  phone: { type: "tel", autocomplete: "tel" },
  // Not `type=email`: an address that browsers reject can still be answered by phone.
  email: { type: "text", autocomplete: "email" },
  visit: { type: "datetime-local", autocomplete: "off" },
  visitFor: { type: "text", autocomplete: "off" },
};

/**
 * The page for a native form that was not accepted. It says why and holds the form again, filled in, so that nothing is
 * lost without JavaScript.
 * @param from the page that the form stands on
 * @param takesVisits whether visits can be asked for
 */
export function contactPage(
  failure: Problem,
  body: FormBody,
  {
    language,
    from,
    takesVisits,
    brand,
  }: { language: Language; from: string; takesVisits: boolean; brand: BuiltBrand },
): string {
  // Without the id: changed words are another enquiry, which must be stored too.
  const hidden = [
    ["subject", body.subject],
    ["chosen", body.chosen],
    ["locale", body.locale],
    [FROM_PARAMETER, from],
  ].flatMap(([name, value]) =>
    value ? [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`] : [],
  );
  const { title } = failure;
  return plainPage(
    { title, brand, language },
    `<p role="alert">${escapeHtml(failure.detail)}</p>
${reasons(failure, "form", "form")}
<form method="post" action="${CONTACT_ACTION}" enctype="multipart/form-data">
${hidden.join("\n")}
${FIELDS.map((field) => fieldHtml(field, failure, body, language)).join("\n")}
${takesVisits ? VISIT_FIELDS.map((field) => fieldHtml(field, failure, body, language)).join("\n") : ""}
${filesHtml(failure, language)}
<div class="bait" aria-hidden="true"><label>${escapeHtml(language.say("contact.form.leaveEmpty"))}
<input name="${HONEYPOT}" tabindex="-1" autocomplete="off" value="${escapeHtml(body[HONEYPOT] ?? "")}"></label></div>
<button>${escapeHtml(language.say("contact.form.send"))}</button>
</form>
${backLink(from, language)}`,
  );
}

function fieldHtml(field: PageField, failure: Problem, body: FormBody, language: Language): string {
  const wrong = reasons(failure, field, `${field}-wrong`);
  const state = wrong === "" ? "" : ` aria-invalid="true" aria-describedby="${field}-wrong"`;
  const value = escapeHtml(body[field] ?? "");
  const attributes = `id="${field}" name="${field}"${state}`;
  const label = `<label for="${field}">${escapeHtml(language.say(`contact.fields.${field}`))}</label>`;
  if (field === "message") {
    // The parser drops a line break right after the tag; this one protects the text's own.
    return `${label}\n<textarea ${attributes} rows="8">\n${value}</textarea>\n${wrong}`;
  }
  const { type, autocomplete } = INPUTS[field];
  return `${label}\n<input ${attributes} type="${type}" autocomplete="${autocomplete}" value="${value}">\n${wrong}`;
}

/** Browsers never fill in file fields, so the files must be chosen again. */
function filesHtml(failure: Problem, { say }: Language): string {
  const wrong = reasons(failure, "files", "files-wrong");
  const state = wrong === "" ? "" : ' aria-invalid="true" aria-describedby="files-wrong"';
  const accept = Object.values(FILE_KINDS)
    .map(({ type }) => type)
    .join(",");
  return `<label for="files">${escapeHtml(say("contact.fields.files"))}. ${escapeHtml(say("server.page.filesAgain"))}</label>
<input id="files" name="${FILES_FIELD}" type="file" multiple accept="${accept}"${state}>
${wrong}`;
}

function reasons(failure: Problem, field: string, id: string): string {
  const details = (failure.errors ?? []).filter((error) => error.field === field).map(({ detail }) => detail);
  return details.length === 0 ? "" : `<p class="wrong" id="${id}">${escapeHtml(details.join(" "))}</p>`;
}
