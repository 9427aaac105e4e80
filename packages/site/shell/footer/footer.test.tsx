import { SR } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { CompanyView } from "../company.server.ts";
import { CompanyContext, PartsContext } from "../company.ts";
import { Footer } from "./footer.static.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({ useTranslations: () => (key: string) => key }));

const COMPANY = {
  ...{
    brand: "Kamen",
    legalName: "Kamen d.o.o.",
    email: "a@x.example",
    copyrightYear: 2026,
    pictures: "mixed",
  },
  ...{ street: "Ulica 1", postalCode: "11000", city: "Beograd", town: "Beograd, Dorćol", closures: [] },
  facts: [
    { label: "PIB", value: "100" },
    { label: null, value: "Sud u Beogradu" },
  ],
  hours: [
    { label: "Monday", times: ["09:00–13:00", "14:00–18:00"] },
    { label: "Sunday", times: [] },
  ],
  phones: [
    {
      ...{ number: "+381640000000", shown: "064 000 0000" },
      chats: [{ name: "Viber", address: "viber://chat?number=%2B381640000000" }],
    },
  ],
  networks: [{ name: "Instagram", url: "https://instagram.example/kamen" }],
  texts: { "/privacy": "Privatnost" },
};

function footer(company: object = {}, parts: string[] = []) {
  const html = renderToStaticMarkup(
    <CompanyContext value={{ ...COMPANY, ...company } as unknown as CompanyView}>
      <PartsContext value={parts as never}>
        <Localized locale={SR} messages={{}}>
          <Footer company={{ ...COMPANY, ...company } as unknown as CompanyView} />
        </Localized>
      </PartsContext>
    </CompanyContext>,
  );
  return {
    text: html.replaceAll(/<[^>]*>/g, "|").replaceAll(/\|+/g, "|"),
    html,
    ways: [...html.matchAll(/href="([^"]*)"/g)].map(([, way]) => way),
  };
}

test("whoever stands behind the site is told with all that the law wants, and when the yard is open", () => {
  const { text } = footer();
  for (const words of [
    ...["Ulica 1|11000 Beograd", "Beograd, Dorćol", "© 2026 Kamen", "Kamen d.o.o. |PIB 100 |Sud u Beogradu "],
    ...["Monday|09:00–13:00|, |14:00–18:00", "Sunday|closed"],
  ])
    expect(text).toContain(words);
});

test("one writes or calls by what the owner has: post, phones with their chats, networks", () => {
  expect(footer().ways).toEqual(
    expect.arrayContaining([
      ...["mailto:a@x.example", "tel:+381640000000", "viber://chat?number=%2B381640000000"],
      "https://instagram.example/kamen",
    ]),
  );
  expect(footer({ phones: [] }).ways.some((way) => way?.startsWith("tel:"))).toBe(false);
});

test("links lead to the parts that the site has, in the page's language, and a text is called by its title", () => {
  const { ways, text } = footer({}, ["care"]);
  expect(ways).toEqual(expect.arrayContaining(["/sr/stones", "/sr/care", "/sr/privacy"]));
  expect(ways).not.toContain("/sr/rooms");
  expect(text).toContain("Privatnost");
  expect(footer({ texts: {} }).ways).not.toContain("/sr/privacy");
});

test("that pictures are renderings is said, unless none is", () => {
  expect(footer().text).toContain("|mixed|");
  expect(footer({ pictures: "rendered" }).text).toContain("|rendered|");
  expect(footer({ pictures: "photographed" }).text).not.toContain("photographed");
});
