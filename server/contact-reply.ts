import type { FastifyReply, FastifyRequest } from "fastify";
import type { Problem } from "#enquiry/answer.ts";
import type { Brand } from "./brand.ts";
import { contactPage, contactPageStyle } from "./contact-page.ts";
import { plainPageHeaders } from "./headers.ts";
import type { Language, Languages } from "./languages.ts";
import { type FormBody, formPage } from "./native-form.ts";
import { sendProblem } from "./problem.ts";
import { isFromOtherHost } from "./same-site.ts";
import type { FileStore } from "./store/files.ts";
import type { BuiltVisits } from "./visits.ts";

/** How a native form is sent. */
export const FORM = "application/x-www-form-urlencoded";
export const FORM_WITH_FILES = "multipart/form-data";

/** What the answers need to know of the site. */
export type ReplyOptions = {
  store: Pick<FileStore, "dropFile">;
  siteUrl: string;
  languages: Languages;
  brand: Brand;
  visits: BuiltVisits | null;
};

/** Tells a failure in the way that the request asks for: a script gets the problem, a form its page as it was filled in. */
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
    .headers({ ...plainPageHeaders(contactPageStyle(options.brand), elsewhere), "cache-control": "no-store" })
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

/** The files of a form that was refused are chosen again with it: these nobody will name. */
function dropFiles(request: FastifyRequest, { store }: ReplyOptions): void {
  if (!hasFiles(request)) return;
  const { files = [] }: { files?: string[] } = Object(request.body);
  for (const id of files)
    store.dropFile(id).catch((error) => request.log.error({ err: error }, "a file could not be deleted"));
}

export function hasFiles({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.toLowerCase().startsWith(FORM_WITH_FILES) ?? false;
}

/** The page that the form of this request stands on, as `formPage` says it. */
export function pageOf(request: FastifyRequest, options: ReplyOptions): string {
  const isElsewhere = isFromOtherHost(request.headers, options.siteUrl);
  return formPage(formOf(request), languageOf(request, options), options.siteUrl, isElsewhere);
}

/** A native form is answered with a page, unless whoever sent it asked for JSON. */
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

/** The language of the enquiry or, while that cannot be read, of the page it comes from. */
export function languageOf(request: FastifyRequest, { languages }: ReplyOptions): Language {
  const { locale } = formOf(request);
  if (locale !== undefined) return languages.byCode(locale);
  return languages.byPath(URL.parse(request.headers.referer ?? "")?.pathname ?? "");
}
