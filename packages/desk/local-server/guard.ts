import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

type Door = { port: number; session: string };

/** Set by the address that the desk prints. Ports share cookies, so the name contains the port. */
export function sessionCookie({ port, session }: Door): string {
  return `desk-${port}=${session}; HttpOnly; SameSite=Strict; Path=/`;
}

/** Whether a request names this machine: with DNS rebinding it names another host. */
export function isOwnHost({ host }: IncomingHttpHeaders, port: number): boolean {
  return host === `localhost:${port}` || host === `127.0.0.1:${port}`;
}

/** Whether a request comes from a page of the desk. A change must say so; reading may come from the address bar. */
export function isFromDesk(headers: IncomingHttpHeaders, method: string): boolean {
  const { origin, host } = headers;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin !== undefined) return origin === `http://${host}`;
  return method === "GET";
}

export function hasSession({ cookie = "" }: IncomingHttpHeaders, door: Door): boolean {
  const name = `desk-${door.port}=`;
  const given = cookie
    .split(/;\s*/)
    .find((each) => each.startsWith(name))
    ?.slice(name.length);
  return given !== undefined && isSame(given, door.session);
}

/** Compares in the same time, however much of a secret was guessed. */
export function isSame(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
