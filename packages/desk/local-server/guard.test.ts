import { expect, test } from "vitest";
import { hasSession, isFromDesk, isOwnHost } from "./guard.ts";

test.each([
  ["localhost:4000", true],
  ["127.0.0.1:4000", true],
  ["localhost:4001", false],
  ["localhost", false],
  ["desk.evil.example:4000", false],
  ["localhost:4000.evil.example", false],
])("the host %s is this machine's: %s", (host, expected) => expect(isOwnHost({ host }, 4000)).toBe(expected));

const HOST = "localhost:4000";
test.each([
  [{ host: HOST, origin: `http://${HOST}` }, "POST", true],
  [{ host: HOST, origin: "http://localhost:3000" }, "POST", false],
  [{ host: HOST, origin: "null" }, "POST", false],
  [{ host: HOST, origin: `http://evil-${HOST}` }, "POST", false],
  [{ host: HOST, origin: `https://${HOST}` }, "POST", false],
  [{ host: HOST }, "POST", false],
  [{ host: HOST }, "GET", true],
  [{ host: HOST, "sec-fetch-site": "cross-site" }, "GET", false],
  [{ host: HOST, "sec-fetch-site": "same-site" }, "GET", false],
  [{ host: HOST, "sec-fetch-site": "same-origin" }, "GET", true],
  [{ host: HOST, "sec-fetch-site": "none" }, "DELETE", false],
])("%j by %s comes from the desk: %s", (headers, method, expected) =>
  expect(isFromDesk(headers, method)).toBe(expected),
);

const DOOR = { port: 4000, session: "s3cret" };
test.each([
  ["desk-4000=s3cret", true],
  ["a=b; desk-4000=s3cret; c=d", true],
  ["desk-4001=s3cret", false],
  ["other-desk-4000=s3cret", false],
  ["desk-4000=s3cres", false],
  ["desk-4000=s3cret1", false],
  ["desk-4000=", false],
  [undefined, false],
])("the cookie %j opens the desk: %s", (cookie, expected) => {
  expect(hasSession(cookie === undefined ? {} : { cookie }, DOOR)).toBe(expected);
});
