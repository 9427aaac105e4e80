import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized, PathContext } from "@stoneyard/site/i18n/localized.tsx";
import { StoneItems } from "@stoneyard/site/pages/stones/stone-items.static.tsx";
import type { CompanyView } from "@stoneyard/site/shell/company.server.ts";
import { CompanyContext } from "@stoneyard/site/shell/company.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.static.tsx";
import { Head } from "./head.static.tsx";
import { LocalBusiness } from "./local-business.static.tsx";
import { StructuredData } from "./structured-data.tsx";

vi.mock("./site-url.ts", () => ({ SITE_URL: "https://x.example" }));

const COMPANY = {
  brand: "Kamen",
  legalName: "Kamen d.o.o.",
  phones: [
    { number: "+381110000000", shown: "011 000 0000", chats: [] },
    { number: "+381640000000", shown: "064 000 0000", chats: [] },
  ],
  email: "a@x.example",
  facts: [
    { label: "No.", value: "123", property: null },
    { label: "PIB", value: "100", property: "taxID" },
  ],
  street: "Ulica 1",
  country: "RS",
  postalCode: "11000",
  city: "Beograd",
  hours: [
    {
      days: ["Monday", "Friday"],
      label: "Monday",
      times: "",
      spans: [
        { opens: "09:00", closes: "12:00" },
        { opens: "13:00", closes: "17:00" },
      ],
    },
    { days: ["Sunday"], label: "Sunday", times: null, spans: [] },
  ],
  closures: [{ from: "2027-01-01", to: "2027-01-02", label: "New Year", days: "" }],
  networks: [{ name: "Instagram", url: "https://instagram.example/kamen" }],
} as unknown as CompanyView;

function page(locale: typeof EN, path: string, node: React.ReactNode): string {
  return renderToStaticMarkup(
    <PathContext value={path}>
      <CompanyContext value={COMPANY}>
        <Localized locale={locale} messages={{ common: { breadcrumbs: { label: "Path" } } }}>
          {node}
        </Localized>
      </CompanyContext>
    </PathContext>,
  );
}

const factsIn = (html: string) => JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? "{}");
const links = (html: string) =>
  [...html.matchAll(/<link rel="(\w+)"(?: hrefLang="([\w-]+)")? href="([^"]*)"/g)].map(
    ([, ...found]) => found,
  );
const property = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

test("a head in the second language names itself, every translation, and the default for all others", () => {
  const html = page(SR, "/sr/granit/magma", <Head title="Magma" description="Granit" preview="/p.jpg" />);
  expect(links(html)).toEqual([
    ["canonical", undefined, "https://x.example/sr/granit/magma"],
    ["alternate", "en", "https://x.example/granit/magma"],
    ["alternate", "sr-Latn", "https://x.example/sr/granit/magma"],
    ["alternate", "x-default", "https://x.example/granit/magma"],
  ]);
  expect(html).toContain("<title>Kamen | Magma</title>");
  const told = [
    "og:url",
    "og:locale",
    "og:title",
    "og:image",
    "og:description",
    "description",
    "og:site_name",
  ];
  expect(told.map((name) => property(html, name))).toEqual([
    "https://x.example/sr/granit/magma",
    "sr_RS",
    "Kamen | Magma",
    "https://x.example/p.jpg",
    "Granit",
    "Granit",
    "Kamen",
  ]);
  expect([property(html, "og:image:width"), property(html, "og:image:height")]).toEqual(["1200", "630"]);
  expect(property(html, "robots")).toBeUndefined();
});

test("the home page of each language stands without a slash at its end", () => {
  const html = page(EN, "/", <Head title="Home" description="" preview="/p.jpg" />);
  expect(links(html).map(([, , href]) => href)).toEqual([
    "https://x.example/",
    "https://x.example/",
    "https://x.example/sr",
    "https://x.example/",
  ]);
  expect(property(html, "og:locale")).toBe("en_GB");
});

test("a page that is kept out of search engines names no address", () => {
  const html = page(EN, "/list", <Head title="List" description="" preview="/p.jpg" hidden />);
  expect([property(html, "robots"), property(html, "og:url"), links(html)]).toEqual([
    "noindex",
    undefined,
    [],
  ]);
});

test("the way to a page is told with addresses in its language, all but the last", () => {
  const steps: Crumb[] = [
    { name: "Početna", to: "/" },
    { name: "Granit", to: "/granit/magma" },
  ];
  const html = page(SR, "/sr/granit/matrix", <Breadcrumbs steps={steps} here="Matrix" />);
  expect(factsIn(html)).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Početna", item: "https://x.example/sr" },
      { "@type": "ListItem", position: 2, name: "Granit", item: "https://x.example/sr/granit/magma" },
      { "@type": "ListItem", position: 3, name: "Matrix" },
    ],
  });
  expect(factsIn(html).itemListElement[2]).not.toHaveProperty("item");
  expect(html).toContain('<li aria-current="page">Matrix</li>');
});

test("a business tells all its phones, its numbers by name, each span of a day, and days off as closed", () => {
  expect(factsIn(page(EN, "/", <LocalBusiness company={COMPANY} />))).toEqual({
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: "Kamen",
    legalName: "Kamen d.o.o.",
    logo: "https://x.example/icons/icon-512.png",
    telephone: ["+381110000000", "+381640000000"],
    email: "a@x.example",
    taxID: "100",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Ulica 1",
      postalCode: "11000",
      addressLocality: "Beograd",
      addressCountry: "RS",
    },
    openingHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Friday"],
        opens: "09:00",
        closes: "12:00",
      },
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Friday"],
        opens: "13:00",
        closes: "17:00",
      },
    ],
    specialOpeningHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        validFrom: "2027-01-01",
        validThrough: "2027-01-02",
        opens: "00:00",
        closes: "00:00",
      },
    ],
    sameAs: ["https://instagram.example/kamen"],
  });
});

test("facts for machines cannot end their own element", () => {
  const html = renderToStaticMarkup(<StructuredData data={{ "@type": "Thing", name: "</script><b>" }} />);
  expect(html).not.toContain("<b>");
  expect(factsIn(html).name).toBe("</script><b>");
});

test("all stones are told by their place, from one, and their address in the language", () => {
  const html = page(SR, "/sr/stones", <StoneItems addresses={["/granit/magma", "/marble/carrara"]} />);
  const { itemListElement } = JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? "");
  expect(
    itemListElement.map(({ position, url }: { position: number; url: string }) => [position, url]),
  ).toEqual([
    [1, expect.stringMatching(/\/sr\/granit\/magma$/)],
    [2, expect.stringMatching(/\/sr\/marble\/carrara$/)],
  ]);
});
