import { createHash } from "node:crypto";
import { ABOUT_PARAMETER, FROM_PARAMETER } from "@stoneyard/enquiry/answer.ts";
import { isEnquiryId } from "@stoneyard/enquiry/enquiry.ts";
import type { Language } from "./languages.ts";

/** What a form without JavaScript sent, by field name; of a name given twice the first counts. */
export type FormBody = Record<string, string>;

const ONE_FORM_MS = 10 * 60 * 1000;

/**
 * The body of a native form from its texts. A page that was built once cannot hold an id of its own for
 * each visitor, so a form without one gets an id from what it says: a second click is the same enquiry,
 * while the same words later are another. Nor does such a page know what its visitor came to ask about before its
 * scripts run, but the address it was read at (`referer`) says so.
 * @param digest whatever is the same for the same form, files and all
 */
export function formBody(
  fields: readonly (readonly [name: string, value: string])[],
  digest: string,
  now: number,
  referer = "",
): FormBody {
  const body: FormBody = Object.create(null);
  for (const [name, value] of fields) body[name] ??= value;
  body.subject ||= URL.parse(referer)?.searchParams.get(ABOUT_PARAMETER) ?? "";
  if (!isEnquiryId(body.id ?? "")) {
    const hash = createHash("sha256")
      .update([Math.floor(now / ONE_FORM_MS), digest, body.subject].join("\n"))
      .digest("hex");
    body.id = hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
  }
  return body;
}

/**
 * The page that the form stands on: its path, or its whole address where this site is on another host than this server. A
 * form that this server has filled in again comes from here, so it carries that address. Only this site is ever followed.
 */
export function formPage(body: FormBody, language: Language, siteUrl: string, isElsewhere: boolean): string {
  const from = body[FROM_PARAMETER] ?? "";
  const isWhole = from.startsWith(`${siteUrl}/`);
  const path = pathOrContact(isWhole ? from.slice(siteUrl.length) : from, language);
  return isWhole || isElsewhere ? siteUrl + path : path;
}

function pathOrContact(path: string, language: Language): string {
  // Each step begins with its slash, so that there is one way to read a path; a pattern that could divide a word in
  // many ways would try them all on a hostile one, for minutes.
  if (path.length < 200 && /^(\/|(\/[a-z0-9-]+)+\/?)$/i.test(path)) return path;
  return `${language.pathPrefix}/contact`;
}
