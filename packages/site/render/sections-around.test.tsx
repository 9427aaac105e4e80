import { PARTS } from "@stoneyard/catalogue/parts.ts";
import { PAGES } from "@stoneyard/catalogue/site-pages.ts";
import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import { isMarkedPlace } from "@stoneyard/site/shell/navigation.ts";
import { expect, test, vi } from "vitest";
import type { CommonData } from "./common-data.server.ts";
import { sectionsAround } from "./sections-around.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({ useTranslations: () => (key: string) => key }));
vi.mock("@stoneyard/site/shell/header/logo.tsx", () => ({ Logo: () => <img src="/logo.svg" alt="" /> }));

const company = {
  brand: "Kamen",
  legalName: "Kamen d.o.o.",
  phones: [{ number: "+381110000000", shown: "011 000 0000", chats: [] }],
  texts: { "/privacy": "Privacy" },
  ...{ hours: [], closures: [], networks: [], facts: [] },
} as unknown as CommonData["company"];

test.each([EN, SR])("what stands around a page is alike on all that no link there marks, in %s", (locale) => {
  const common: CommonData = { locale, company, parts: PARTS, messages: {} };
  const alike = sectionsAround(common);
  expect(alike.get("Places")).toMatch(/^<a [^>]*><img src="\/logo.svg" alt=""\/><\/a><nav/);
  expect(alike.get("Footer")).toMatch(/^<footer.*<\/footer>$/);
  const paths = Object.keys(PAGES).map((pattern) => pattern.replaceAll(/:\w+/g, "x-1"));
  const others = paths.filter((path) => !isMarkedPlace(path));
  expect(others).toEqual(expect.arrayContaining(["/x-1/x-1", "/slabs/x-1", "/compare"]));
  for (const path of others) expect([path, sectionsAround(common, path)]).toEqual([path, alike]);
  for (const path of ["/stones", "/rooms/x-1", "/privacy"])
    expect([path, sectionsAround(common, path)]).not.toEqual([path, alike]);
});
