/** How SITE_URL and API_URL are written. */
export const ORIGIN_FORM =
  "expected http:// or https:// and a host without a path, such as https://example.com";

export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

/**
 * The origin in a variable of the environment, without a slash at its end.
 * @throws with what is wrong and what to write instead
 */
export function originOf(variable: string, value: string): string {
  if (!isOrigin(value)) throw new Error(`${variable} is "${value}": ${ORIGIN_FORM}`);
  return new URL(value).origin;
}
