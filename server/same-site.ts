import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a request comes from a page of this site, or does not say where from (an old browser, a script on
 * the command line). Browsers say so by `Sec-Fetch-Site`, older ones by `Origin`.
 */
export function isFromThisSite(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite !== undefined) return fetchSite === "same-origin" || fetchSite === "none";
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origin === siteUrl || URL.parse(origin)?.host === host;
}
