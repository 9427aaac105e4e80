// @vitest-environment happy-dom

import { SR } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import type { CompanyView } from "@stoneyard/site/shell/company.server.ts";
import { CompanyContext } from "@stoneyard/site/shell/company.ts";
import { replaceQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Card } from "./enquiry-card.tsx";

vi.mock("@stoneyard/site/head/site-url.ts", () => ({ SITE_URL: "https://built.example" }));
vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
vi.mock("@stoneyard/site/print/sheet-head.static.tsx", () => ({ SheetHead: () => null }));
vi.mock("@stoneyard/site/print/qr-code.tsx", () => ({
  QrCode: ({ text }: { text: string }) => <i data-code>{text}</i>,
}));
const LAID = {
  "stones/measures": { kind: "plan", title: "Measures", detail: "", facts: [], picture: "" },
  "rooms/kitchen": {
    ...{ kind: "room", title: "Kitchen", detail: "", facts: [], picture: "" },
    opens: { worktop: "marble/a", floor: "marble/b" },
  },
};
const asked = vi.fn();
beforeEach(() => {
  vi.stubGlobal("fetch", async (source: string) => {
    asked(source);
    if (source === "/slab-states.json") return new Response("", { status: 503 });
    const stone = (title: string) => ({ kind: "stone", title, detail: "", facts: [], picture: "/p.avif" });
    const arabescato = { ...stone("Arabescato"), slabs: { "bs-102": { detail: "2 cm" } } };
    return Response.json({ "marble/a": arabescato, "marble/b": stone("Botticino"), ...LAID });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockClear();
});

const COMPANY = {
  ...{ street: "Ulica 1", postalCode: "11000", city: "Beograd" },
  phones: [{ number: "+381110000000", shown: "011 000 0000" }],
  hours: [
    { label: "Monday", times: ["09:00–13:00", "14:00–18:00"] },
    { label: "Sunday", times: [] },
  ],
  closures: [{ from: "2027-01-01", days: "1–2 Jan 2027", label: "New Year" }],
} as unknown as CompanyView;
const card = (
  <CompanyContext value={COMPANY}>
    <Localized locale={SR} messages={{}}>
      <Card />
    </Localized>
  </CompanyContext>
);

async function cardAt(query: string) {
  history.replaceState(null, "", `/sr/contact/card${query}`);
  const { place } = await mount(card);
  await act(async () => {});
  return {
    place,
    code: () => place.querySelector("[data-code]")?.textContent,
    things: () => [...place.querySelectorAll("li a")].map((way) => way.getAttribute("href")),
  };
}

test("a card shows its number as it is said, what it is about, and a code that leads to this very card", async () => {
  const { place, code, things } = await cardAt("?number=48261793&items=marble/b+marble/gone+marble/a");
  expect(place.querySelector("p + p")?.textContent).toBe("4826-1793");
  expect(code()).toBe(
    `${location.origin}/sr/contact/card?number=4826-1793&items=marble/b+marble/gone+marble/a`,
  );
  expect([asked.mock.calls, things()]).toEqual([[["/sr/list.json"]], ["/sr/marble/b", "/sr/marble/a"]]);
});

test("a slab that is sold by itself is told by its number, and leads to its own page", async () => {
  const { place, things } = await cardAt("?number=4826-1793&items=marble/a?slab=BS-102+marble/a");
  expect(things()).toEqual(["/sr/slabs/bs-102", "/sr/marble/a"]);
  expect([...place.querySelectorAll("li a")].map((way) => way.textContent)).toEqual([
    'ofStone {"stone":"Arabescato","number":"BS-102"}stone2 cm',
    "Arabescatostone",
  ]);
});

test("what is too long for the card says so, leads nowhere and names no stones that may not lie there", async () => {
  const plan = "stones/measures?stone=b&pieces=w30x30";
  const cut = ["stones/measures?stone=b%26more", "rooms/kitchen?worktop=b%26more"];
  const { place, things } = await cardAt(
    `?number=4826-1793&items=${[plan.replace("&", "%26"), ...cut].join("+")}`,
  );
  expect(things()).toEqual([`/sr/${plan}`]);
  expect([...place.querySelectorAll("li")].slice(1).map(({ textContent }) => textContent)).toEqual([
    "MeasuresplanBotticinotooLong",
    "KitchenroomtooLong",
  ]);
});

test("a card about nothing fetches nothing, and one without a number leads to where one gets it", async () => {
  const { place, code } = await cardAt("?number=4826-1793");
  expect([
    place.querySelector("section[aria-label=chosen]"),
    asked.mock.calls,
    code()?.endsWith("4826-1793"),
  ]).toEqual([null, [], true]);
  for (const query of ["", "?items=marble/a", "?number=no"]) {
    const none = await cardAt(query);
    expect([none.code(), none.things(), none.place.querySelector("a")?.getAttribute("href")]).toEqual([
      undefined,
      [],
      "/sr/contact",
    ]);
  }
});

test("another number in the address is another card", async () => {
  const { code } = await cardAt("?number=4826-1793");
  await act(async () => replaceQuery("number=4826-1794"));
  expect(code()).toMatch(/number=4826-1794$/);
});

test("where and when the yard is met stands on the card, with days off", async () => {
  const { place } = await cardAt("?number=4826-1793");
  expect(place.querySelector("address")?.textContent).toBe("Ulica 1, 11000 Beograd011 000 0000");
  expect(place.querySelector("a[href='tel:+381110000000']")).not.toBeNull();
  expect([...place.querySelectorAll("dl > div")].map((row) => row.textContent)).toEqual([
    "Monday09:00–13:00, 14:00–18:00",
    "Sundayclosed",
    "1–2 Jan 2027 New Yearclosed",
  ]);
});

test("the built page shows no card, as it knows no number", () => {
  expect(renderToString(card)).toBe("");
});
