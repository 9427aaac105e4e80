import type { BuiltBrand } from "@stoneyard/enquiry/built-site.ts";
import { expect, test } from "vitest";
import { problem } from "../problem.ts";
import { BRAND, siteLanguages } from "../testing/built-site.ts";
import { contactPage } from "./contact-page.ts";
import { plainPageStyle } from "./plain-page.ts";

const languages = await siteLanguages();
const BAD = `"><script>alert('&')</script>`;
const SAFE = "&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;";

/** The page that a refused form gets. */
function page(
  body: object,
  {
    takesVisits = true,
    locale = "sr",
    brand = BRAND,
  }: { takesVisits?: boolean; locale?: string; brand?: BuiltBrand } = {},
): string {
  const language = languages.byCode(locale);
  const failure = problem("refused", language, [{ field: "phone", code: "bad-phone" }]);
  return contactPage(failure, { ...body } as Record<string, string>, {
    language,
    from: `/sr/contact?a=1&b=${BAD}`,
    takesVisits,
    brand,
  });
}

test("whatever was typed stands in its field again, and nothing of it is a tag", () => {
  const fields = [
    "firstName",
    "lastName",
    "phone",
    "email",
    "visit",
    "visitFor",
    "subject",
    "chosen",
    "locale",
    "website",
  ];
  const html = page({ ...Object.fromEntries(fields.map((name) => [name, BAD])), message: `\n${BAD}` });
  expect(html).not.toContain("<script");
  for (const name of fields)
    expect(html).toMatch(new RegExp(`name="${name}"[^>]* value="${SAFE.replace(/[()]/g, "\\$&")}"`));
  expect(html).toContain(`rows="8">\n\n${SAFE}</textarea>`);
  expect(html).toContain(`href="/sr/contact?a=1&amp;b=${SAFE}"`);
});

test("the page is in the language of the enquiry, is not listed, and tells the fault by its field", () => {
  const html = page({ phone: "0" });
  expect(html).toContain('<html lang="sr-Latn">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('name="phone" aria-invalid="true" aria-describedby="phone-wrong"');
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  const filledIn = Array.from(html.matchAll(/id="\w+" name="\w+".* autocomplete="(.*?)"/g), ([, by]) => by);
  expect(filledIn).toEqual(["given-name", "family-name", "tel", "email", "off", "off"]);
  expect(html).toContain("Čekić &amp; <i>&quot;Sons&quot;</i>");
});

test("a visit is asked for again where there are any, and the id is not kept: changed words are another enquiry", () => {
  expect(page({}, { takesVisits: true })).toContain('name="visit" type="datetime-local"');
  expect(page({}, { takesVisits: false })).not.toContain('name="visit"');
  expect(page({ id: "0b0e4a52-6d4f-4e0a-9b3c-2f6c8d1e7a90" })).not.toContain("0b0e4a52");
});

test.each<[Partial<BuiltBrand>, string]>([
  [{ lettering: "plain" }, '<p class="brand">Čekić &amp; &quot;Sons&quot;</p>'],
  [{ lettering: "italic" }, '<p class="brand"><i>Čekić &amp; &quot;Sons&quot;</i></p>'],
  [{ lettering: "capitals" }, '<p class="brand capitals">Čekić &amp; &quot;Sons&quot;</p>'],
  [
    { logo: { file: "/assets/logo-a1b2c3d4.svg", width: 144, height: 36 } },
    '<p class="brand"><img src="/assets/logo-a1b2c3d4.svg" width="144" height="36" alt="Čekić &amp; &quot;Sons&quot;"></p>',
  ],
])("the brand on a page of the server: %j", (look, shown) => {
  expect(page({}, { brand: { ...BRAND, ...look } })).toContain(shown);
});

test("whatever colours and typefaces the page has are the brand's", () => {
  expect(page({})).toContain(BRAND.style);
  expect(plainPageStyle(BRAND).replace(BRAND.style, "")).not.toMatch(
    /#[0-9a-f]{3,8}\b|rgb|Georgia|system-ui/i,
  );
  expect(page({})).toContain('<meta name="theme-color" content="#f3f6f7">');
});
