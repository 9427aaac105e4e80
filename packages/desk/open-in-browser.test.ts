import { expect, test } from "vitest";
import { browserCommand } from "./open-in-browser.ts";

test("on Windows the address with its secret is not given to Explorer, which stops at the equals sign", () => {
  const url = "http://localhost:4000/?session=a";
  expect(browserCommand(url, "win32")).toEqual(["rundll32", "url.dll,FileProtocolHandler", url]);
  expect(browserCommand(url, "darwin")).toEqual(["open", url]);
});
