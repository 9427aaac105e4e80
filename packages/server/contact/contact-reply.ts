import { FROM_PARAMETER, NUMBER_PARAMETER, type Problem } from "@stoneyard/enquiry/answer.ts";
import type { BuiltBrand, BuiltVisits } from "@stoneyard/enquiry/built-site.ts";
import { readNumber, shownNumber } from "@stoneyard/enquiry/number.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { plainPageHeaders } from "../hosting/headers.ts";
import type { Language, Languages } from "../languages.ts";
import { sendProblem } from "../problem.ts";
import type { FileStore } from "../store/files.ts";
import { contactPage } from "./contact-page.ts";
import { type FormBody, formPage } from "./native-form.ts";
import { backLink, escapeHtml, plainPage, plainPageStyle } from "./plain-page.ts";
import { isFromOtherHost } from "./same-site.ts";

export const FORM = "application/x-www-form-urlencoded";
export const FORM_WITH_FILES = "multipart/form-data";

export type ReplyOptions = {
  store: Pick<FileStore, "dropFile">;
  siteUrl: string;
  languages: Languages;
  brand: BuiltBrand;
  visits: BuiltVisits | null;
};

/** Answers a failure as the request wants it: a problem for a script, the filled-in form for a browser. */
export function fail(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ReplyOptions,
  failure: Problem,
): FastifyReply {
  if (!wantsPage(request)) return sendProblem(reply, failure);
  dropFiles(request, options);
  const from = pageOf(request, options);
  const elsewhere = from.startsWith("/") ? [] : [options.siteUrl];
  return reply
    .code(failure.status)
    .headers(plainPageHeaders(plainPageStyle(options.brand), elsewhere))
    .type("text/html; charset=utf-8")
    .send(
      contactPage(failure, formOf(request), {
        language: languageOf(request, options),
        from,
        takesVisits: options.visits !== null,
        brand: options.brand,
      }),
    );
}

/**
 * The page after an accepted form. Its address holds all that it says, so it can be reloaded; a page to go back to must be
 * on this site.
 */
export function sendSentPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ReplyOptions,
): FastifyReply {
  const { brand, languages, siteUrl } = options;
  const asked = new URL(request.raw.url ?? "", "http://site").searchParams;
  const language = languages.byCode(asked.get("locale") ?? "");
  const from = formPage({ [FROM_PARAMETER]: asked.get(FROM_PARAMETER) ?? "" }, language, siteUrl, false);
  const number = shownNumber(readNumber(asked.get(NUMBER_PARAMETER) ?? "") ?? "");
  return reply
    .headers(plainPageHeaders(plainPageStyle(brand)))
    .type("text/html; charset=utf-8")
    .send(sentPage(number, { language, from, brand }));
}

/** Those of a refused form are chosen again with it, and those of a second click were kept before: nobody will use them. */
export function dropFiles(request: FastifyRequest, { store }: ReplyOptions): void {
  if (!hasFiles(request)) return;
  const { files = [] }: { files?: string[] } = Object(request.body);
  for (const id of files)
    store.dropFile(id).catch((error) => request.log.error({ err: error }, "a file could not be deleted"));
}

export function hasFiles({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.toLowerCase().startsWith(FORM_WITH_FILES) ?? false;
}

/** The page that the request's form stands on, see `formPage`. */
export function pageOf(request: FastifyRequest, options: ReplyOptions): string {
  const isElsewhere = isFromOtherHost(request.headers, options.siteUrl);
  return formPage(formOf(request), languageOf(request, options), options.siteUrl, isElsewhere);
}

/** A native form gets a page, unless its sender asked for JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? "";
  const isForm =
    hasFiles(request) || (request.headers["content-type"]?.toLowerCase().startsWith(FORM) ?? false);
  return isForm && (accept.includes("text/html") || !accept.includes("json"));
}

function formOf(request: FastifyRequest): FormBody {
  const body: FormBody = Object.create(null);
  for (const [name, value] of Object.entries(request.body ?? {})) {
    if (typeof value === "string") body[name] = value;
  }
  return body;
}

/** The language of the enquiry, or of the page it comes from when the enquiry cannot be read. */
export function languageOf(request: FastifyRequest, { languages }: ReplyOptions): Language {
  const { locale } = formOf(request);
  return locale === undefined ? languages.byReferer(request.headers) : languages.byCode(locale);
}

/**
 * The answer to an accepted native form: the enquiry's number, and what happens next.
 * @param number formatted for people; empty without one
 * @param from the page that the form stands on
 */
function sentPage(
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
