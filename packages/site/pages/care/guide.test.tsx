import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized, PathContext } from "@stoneyard/site/i18n/localized.tsx";
import type { CompanyView } from "@stoneyard/site/shell/company.server.ts";
import { CompanyContext } from "@stoneyard/site/shell/company.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { CareData } from "./care.data.server.ts";
import CarePage from "./care.static.tsx";
import type { GuideData } from "./guide.data.server.ts";
import GuidePage from "./guide.static.tsx";

vi.mock("@stoneyard/site/head/site-url.ts", () => ({ SITE_URL: "https://x.example" }));
vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));

const GUIDE = {
  ...{ title: "Onyx", lead: "It is soft.", description: "Care of onyx", preview: "/p.jpg" },
  ...{ daily: ["Wipe."], stains: [{ term: "Oil", text: "Soak." }], sealing: "Seal it.", finishes: [] },
  ...{ ruins: ["Acid."], call: ["A crack."], sources: ["A handbook"] },
  stones: [{ title: "Onice", to: "/onyx/onice" }],
  others: [{ slug: "granite", title: "Granite", to: "/care/granite", count: 48 }],
};

function page(
  guide: object = {},
  locale = SR,
  phones = [{ number: "+381110000000", shown: "011 000 0000" }],
) {
  const html = renderToStaticMarkup(
    <PathContext value="/sr/care/onyx">
      <CompanyContext value={{ brand: "Kamen", phones } as unknown as CompanyView}>
        <Localized locale={locale} messages={{}}>
          <GuidePage data={{ ...GUIDE, ...guide } as unknown as GuideData} />
        </Localized>
      </CompanyContext>
    </PathContext>,
  );
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );
  return {
    html,
    article: facts.find((each) => each["@type"] === "Article"),
    links: [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, to]) => to),
    parts: [...html.matchAll(/<section [^>]*aria-labelledby="([\w-]+)"/g)].map(([, id]) => id),
  };
}

test("a guide is an article for machines, in the language of its page, with its sources", () => {
  expect(page().article).toEqual({
    ...{ "@context": "https://schema.org", "@type": "Article", headline: 'of {"stone":"Onyx"}' },
    ...{ description: "It is soft.", inLanguage: "sr-Latn", citation: ["A handbook"] },
    author: { "@type": "Organization", name: "Kamen" },
  });
  expect(page({}, EN).article.inLanguage).toBe("en");
});

test("from a guide one comes to its stones, what holds for all of them, the other guides, and whoever can help", () => {
  expect(page().links).toEqual(
    expect.arrayContaining([
      ...["/sr/care", "/sr/care#rules", "/sr/care#poultice", "/sr/contact", "tel:+381110000000"],
      ...["/sr/onyx/onice", "/sr/care/granite"],
    ]),
  );
  expect(page().html).toMatch(/href="\/sr\/contact">write</);
  expect(page({}, SR, []).links.some((to) => to?.startsWith("tel:"))).toBe(false);
  expect(page({ stones: { to: "/stones?finish=flamed" } }).links).toContain("/sr/stones?finish=flamed");
});

test("finishes and other guides have a part of their own where there are such", () => {
  expect(page().parts).toEqual(["daily", "stains", "sealing", "ruins", "call", "stones", "others"]);
  const { parts, html } = page({ finishes: [{ term: "Honed", text: "It shows less." }] });
  expect(parts.slice(2, 4)).toEqual(["sealing", "finishes"]);
  expect(html).toMatch(/<dt[^>]*>Honed<\/dt><dd>It shows less\.<\/dd>/);
  expect(page({ others: [] }).parts).not.toContain("others");
});

test("all guides stand by kind of stone, and by finish where there are such", () => {
  const care = (finishes: object[]) => {
    const data = {
      guides: { kinds: [GUIDE.others[0]], finishes },
      rules: ["Wipe."],
      poultice: ["Mix.", "Wait."],
    };
    const html = renderToStaticMarkup(
      <PathContext value="/sr/care">
        <CompanyContext value={{ brand: "Kamen" } as unknown as CompanyView}>
          <Localized locale={SR} messages={{}}>
            <CarePage data={data as unknown as CareData} />
          </Localized>
        </CompanyContext>
      </PathContext>,
    );
    return [...html.matchAll(/<h2 id="([\w-]+)"|<li>(Wipe\.|Mix\.|Wait\.)|href="(\/sr\/care\/[\w-]+)"/g)].map(
      ([, part, point, way]) => part ?? point ?? way,
    );
  };
  const always = ["rules", "Wipe.", "poultice", "Mix.", "Wait."];
  expect(care([])).toEqual(["/sr/care/granite", ...always]);
  const finish = { slug: "matt-stone", title: "Matt", to: "/care/matt-stone", count: 3 };
  expect(care([finish])).toEqual(["/sr/care/granite", "by-finish", "/sr/care/matt-stone", ...always]);
});
