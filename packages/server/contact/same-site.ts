import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a request comes from a page of this site, or does not say where from. Browsers say so by `Sec-Fetch-Site`, older
 * ones by `Origin`. When pages are on another host, `siteUrl` names it.
 */
export function isFromThisSite(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === siteUrl) return true;
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite !== undefined) return fetchSite === "same-origin" || fetchSite === "none";
  return origin === undefined || URL.parse(origin)?.host === host;
}

/** Whether it comes from a page of this site on another host than this server. */
export function isFromOtherHost({ origin, host }: IncomingHttpHeaders, siteUrl: string): boolean {
  return origin === siteUrl && URL.parse(siteUrl)?.host !== host;
}
