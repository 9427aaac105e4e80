import { CONTACT_ACTION, FROM_PARAMETER, type Problem } from "#enquiry/answer.ts";
import { FIELDS, type Field, HONEYPOT } from "#enquiry/enquiry.ts";
import { FILE_KINDS, FILES_FIELD } from "#enquiry/files.ts";
import type { Brand } from "./brand.ts";
import type { Language } from "./languages.ts";
import type { FormBody } from "./native-form.ts";

/** The look of the page, in the brand's colours and typefaces; `plainPageHeaders` allows it by its hash. */
export function contactPageStyle({ style }: Brand): string {
  return `${style}${STYLE}`;
}

const STYLE = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 44rem; padding: 1.75rem 1.25rem 5rem; background: var(--paper); color: var(--ink);
  font: 400 1.0625rem/1.55 var(--face-text) }
.brand { margin: 0 0 3.5rem; font: 300 1.5rem/1 var(--face-headings); letter-spacing: -.02em }
.capitals { font-size: 1.125rem; letter-spacing: .14em; text-transform: uppercase }
h1 { font: 300 2.5rem/1.05 var(--face-headings); letter-spacing: -.022em; margin: 0 0 1rem }
label { display: block; margin-top: 1.75rem; font-size: .875rem; color: var(--ink-muted) }
input, textarea { display: block; width: 100%; margin-top: .25rem; padding: .6rem 0; font: inherit; color: inherit;
  background: none; border: 0; border-bottom: 1px solid var(--control-line); border-radius: 0 }
[aria-invalid] { border-bottom: 2px solid var(--danger) }
.wrong { margin: .4rem 0 0; color: var(--danger) }
.bait { position: absolute; left: -999rem }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 4px }
button { margin-top: 2.25rem; min-height: 52px; padding: 0 28px; font: inherit; cursor: pointer;
  background: var(--ink); color: var(--paper); border: 1px solid var(--ink) }
a { color: var(--accent) }
`;

const VISIT_FIELDS = ["visit", "visitFor"] as const;
type PageField = Field | (typeof VISIT_FIELDS)[number];

const INPUTS: Record<Exclude<PageField, "message">, { type: string; autocomplete: string }> = {
  firstName: { type: "text", autocomplete: "given-name" },
  lastName: { type: "text", autocomplete: "family-name" },
  phone: { type: "tel", autocomplete: "tel" },
  // Not `email`: what the browser would hold back can still be answered by phone.
  email: { type: "text", autocomplete: "email" },
  visit: { type: "datetime-local", autocomplete: "off" },
  visitFor: { type: "text", autocomplete: "off" },
};

/**
 * The answer to a native form that was not accepted: a whole page that says why and holds the form again,
 * filled as it was, so that nothing typed is lost without JavaScript either.
 * @param from the page that the form stands on
 * @param takesVisits whether one may ask to come
 */
export function contactPage(
  failure: Problem,
  body: FormBody,
  {
    language,
    from,
    takesVisits,
    brand,
  }: { language: Language; from: string; takesVisits: boolean; brand: Brand },
): string {
  // Not the id: whoever comes back to this page and changes the words writes another enquiry, which must be stored too.
  const hidden = [
    ["subject", body.subject],
    ["chosen", body.chosen],
    ["locale", body.locale],
    [FROM_PARAMETER, from],
  ].flatMap(([name, value]) =>
    value ? [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`] : [],
  );
  return `<!doctype html>
<html lang="${language.htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${brand.name} | ${failure.title}`)}</title>
<meta name="theme-color" content="${escapeHtml(brand.paper)}">
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<style>${contactPageStyle(brand)}</style>
</head>
<body>
${brandHtml(brand)}
<main>
<h1>${escapeHtml(failure.title)}</h1>
<p role="alert">${escapeHtml(failure.detail)}</p>
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
<p><a href="${escapeHtml(from)}">${escapeHtml(language.say("server.page.back"))}</a></p>
</main>
</body>
</html>
`;
}

/** As at the top of the pages: the logo, or the name set in type. */
function brandHtml({ name, lettering, logo }: Brand): string {
  if (logo) {
    const { file, width, height } = logo;
    return `<p class="brand"><img src="${escapeHtml(file)}" width="${width}" height="${height}" alt="${escapeHtml(name)}"></p>`;
  }
  if (lettering === "capitals") return `<p class="brand capitals">${escapeHtml(name)}</p>`;
  const plain = lettering === "plain" ? name.length : lettering === "italic" ? 0 : name.lastIndexOf(" ") + 1;
  const italic = name.slice(plain);
  return `<p class="brand">${escapeHtml(name.slice(0, plain))}${italic && `<i>${escapeHtml(italic)}</i>`}</p>`;
}

function fieldHtml(field: PageField, failure: Problem, body: FormBody, language: Language): string {
  const wrong = reasons(failure, field, `${field}-wrong`);
  const state = wrong === "" ? "" : ` aria-invalid="true" aria-describedby="${field}-wrong"`;
  const value = escapeHtml(body[field] ?? "");
  const attributes = `id="${field}" name="${field}"${state}`;
  const label = `<label for="${field}">${escapeHtml(language.say(`contact.fields.${field}`))}</label>`;
  if (field === "message") {
    // A line break right after the tag is dropped by the parser: this one, so that none of the text is.
    return `${label}\n<textarea ${attributes} rows="8">\n${value}</textarea>\n${wrong}`;
  }
  const { type, autocomplete } = INPUTS[field];
  return `${label}\n<input ${attributes} type="${type}" autocomplete="${autocomplete}" value="${value}">\n${wrong}`;
}

/** A browser lets nobody fill this field in, so what was chosen must be chosen again. */
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

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
