import { createHash } from "node:crypto";
import { ABOUT_PARAMETER, FROM_PARAMETER } from "@stoneyard/enquiry/answer.ts";
import { isEnquiryId } from "@stoneyard/enquiry/enquiry.ts";
import type { Language } from "../languages.ts";

/** The fields of a form without JavaScript; of a repeated name the first counts. */
export type FormBody = Record<string, string>;

const ONE_FORM_MS = 10 * 60 * 1000;

/**
 * The body of a native form. A prebuilt page has no id of its own for each visitor, so a form without one gets an id from
 * its content: a second click is the same enquiry. What the visitor asks about comes from the page's address (`referer`).
 * @param digest identifies the form, files included
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
 * The page that the form stands on: a path, or a whole address when the site is on another host. A form that this server
 * has filled in again comes from here and carries that address. Only addresses of this site are followed.
 */
export function formPage(body: FormBody, language: Language, siteUrl: string, isElsewhere: boolean): string {
  const from = body[FROM_PARAMETER] ?? "";
  const isWhole = from.startsWith(`${siteUrl}/`);
  const path = pathOrContact(isWhole ? from.slice(siteUrl.length) : from, language);
  return isWhole || isElsewhere ? siteUrl + path : path;
}

function pathOrContact(path: string, language: Language): string {
  // Each step begins with a slash, so a path matches in one way only: an ambiguous pattern would backtrack for minutes on
  // a hostile path.
  if (path.length < 200 && /^(\/|(\/[a-z0-9-]+)+\/?)$/i.test(path)) return path;
  return `${language.pathPrefix}/contact`;
}
