// @vitest-environment happy-dom

import { SR } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { expect, test, vi } from "vitest";
import type { CategoryCard } from "./accessories.data.server.ts";
import { AccessoriesBlock } from "./accessories-block.static.tsx";
import type { CategoryData } from "./category.data.server.ts";
import Category from "./category.tsx";
import { HowToGet } from "./how-to-get.tsx";
import { Shelves } from "./shelves.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
vi.mock("@stoneyard/site/head/site-url.ts", () => ({ SITE_URL: "https://x.example" }));
vi.mock("@stoneyard/site/head/head.static.tsx", () => ({ Head: () => null }));

const picture = (name: string, made = "studio") => ({
  ...{ src: `/${name}.avif`, srcSet: `/${name}.avif 300w`, width: 300, height: 200, alt: name, made },
});
const MODELS = [
  {
    ...{ slug: "box", title: "Box", description: "A box.", price: 20400, weight: 1.5, unit: "one piece" },
    ...{
      size: { width: 30, depth: 20, height: 10 },
      pictures: [picture("box-1", "owner"), picture("box-2")],
    },
  },
  { slug: "bowl", title: "Bowl", price: 0, size: { diameter: 12, height: 7 }, pictures: [picture("bowl-1")] },
  { slug: "pebbles", title: "Pebbles", size: { from: 3, to: 5 }, pictures: [picture("pebbles-1")] },
];

async function category() {
  const data = {
    ...{
      slug: "boxes",
      title: "Boxes",
      lead: "Of stone",
      models: MODELS,
      ways: { pickUp: null, delivery: null },
    },
    others: [{ title: "Lamps", to: "/accessories/lamps" }],
  };
  const { place } = await mount(
    <Localized locale={SR} messages={{}}>
      <Category data={data as unknown as CategoryData} />
    </Localized>,
  );
  const model = (slug: string) => place.querySelector(`#${slug}`) as HTMLElement;
  const button = (slug: string) => model(slug).querySelector("h2 button") as HTMLElement;
  return {
    ...{ place, model, button },
    press: (slug: string) => happens(button(slug), new MouseEvent("click", { bubbles: true })),
    facts: (slug: string) => [...model(slug).querySelectorAll("dl > div")].map((fact) => fact.textContent),
    open: () =>
      [...place.querySelectorAll<HTMLElement>("section[data-open]")].map(
        (region) => region.dataset.open === "true",
      ),
  };
}

test("the pictures of one model are open at a time, by the button that names them, and closed by it", async () => {
  const { press, open, button, place } = await category();
  expect(open()).toEqual([false, false, false]);
  await press("box");
  expect([open(), button("box").getAttribute("aria-expanded")]).toEqual([[true, false, false], "true"]);
  const region = place.querySelector(`[id="${button("box").getAttribute("aria-controls")}"]`);
  expect([region?.getAttribute("data-open"), region?.getAttribute("aria-label")]).toEqual([
    "true",
    'pictures {"title":"Box"}',
  ]);
  expect([...(region?.querySelectorAll("img") ?? [])].map(({ alt }) => alt)).toEqual(["box-1", "box-2"]);
  await press("bowl");
  expect(open()).toEqual([false, true, false]);
  await press("bowl");
  expect(open()).toEqual([false, false, false]);
});

test("each model has its price, or says that it is told, and the facts that are known, in its own measures", async () => {
  const { facts, model } = await category();
  const price = (slug: string) =>
    model(slug).querySelector("article p")?.textContent?.replaceAll("\u00a0", " ");
  expect(["box", "bowl", "pebbles"].map(price)).toEqual(["20 400,00 rsd", "0,00 rsd", "onRequest"]);
  expect(facts("box")).toEqual([
    "unitone piece",
    'sizebox {"width":"30","depth":"20","height":"10"} (boxNote)',
    'weightkilograms {"weight":"1,5"}',
  ]);
  expect(facts("bowl")).toEqual(['sizeround {"diameter":"12","height":"7"}']);
  expect(facts("pebbles")).toEqual(['sizeloose {"from":"3","to":"5"}']);
});

test("a model is asked about and kept by its category, and only one with a price is told to machines", async () => {
  const { model, place } = await category();
  expect(model("box").querySelector("a[href^='/sr/contact']")?.getAttribute("href")).toBe(
    "/sr/contact?about=boxes/box",
  );
  expect(model("box").textContent).toContain("owner.");
  const told = [...place.querySelectorAll("script[type='application/ld+json']")].map(
    ({ textContent }) => JSON.parse(textContent ?? "").name,
  );
  expect(told).toEqual([undefined, "Box", "Bowl"]);
});

test("the first model's picture alone is fetched at once", async () => {
  const { model } = await category();
  const loading = ["box", "bowl"].map((slug) =>
    model(slug).querySelector("label img")?.getAttribute("loading"),
  );
  expect(loading).toEqual(["eager", "lazy"]);
});

test("the other categories are led to", async () => {
  const { place } = await category();
  expect(place.querySelector("nav[aria-labelledby=others] a")?.getAttribute("href")).toBe(
    "/sr/accessories/lamps",
  );
});

const CARDS = ["a", "b", "c", "d"].map((slug, at) => ({
  ...{
    slug,
    title: slug,
    href: `/accessories/${slug}`,
    picture: picture(slug),
    count: at + 1,
    promoted: at % 2 === 1,
  },
})) as unknown as CategoryCard[];

test("categories stand three to a shelf, and the first picture of the first shelf alone is fetched at once", async () => {
  const { place } = await mount(<Shelves categories={CARDS} first level="h2" />);
  expect([...place.querySelectorAll("ul")].map((shelf) => shelf.querySelectorAll("li").length)).toEqual([
    3, 1,
  ]);
  expect([...place.querySelectorAll("img")].map((each) => each.getAttribute("loading"))).toEqual([
    "eager",
    "lazy",
    "lazy",
    "lazy",
  ]);
  const link = place.querySelector("a[href='/accessories/b']");
  expect(document.getElementById(link?.getAttribute("aria-labelledby") ?? "")?.textContent).toBe(
    'b models {"count":2}',
  );
  const { place: lazily } = await mount(<Shelves categories={CARDS} level="h3" />);
  expect([
    lazily.querySelectorAll("h3").length,
    lazily.querySelector("img")?.getAttribute("loading"),
  ]).toEqual([4, "lazy"]);
});

test("on the home page promoted categories stand with a way to all, elsewhere all of them, and without any nothing", async () => {
  const block = async (categories: CategoryCard[], onHome: boolean) => {
    const { place } = await mount(<AccessoriesBlock categories={categories} onHome={onHome} />);
    return [...place.querySelectorAll("a")].map((way) => way.getAttribute("href"));
  };
  expect(await block(CARDS, true)).toEqual(["/accessories/b", "/accessories/d", "/accessories"]);
  expect(await block(CARDS, false)).toEqual(CARDS.map(({ href }) => href));
  const { place } = await mount(<AccessoriesBlock categories={[]} onHome />);
  expect(place.querySelector("section")).toBeNull();
});

test("of collection and delivery only what the owner says is told", async () => {
  const ways = async (pickUp: string | null, delivery: string | null) => {
    const { place } = await mount(<HowToGet ways={{ pickUp, delivery }} />);
    return [...place.querySelectorAll("dt")].map(({ textContent }) => textContent);
  };
  expect(await ways(null, null)).toEqual(["order"]);
  expect(await ways("Here", null)).toEqual(["order", "pickUp"]);
  expect(await ways(null, "By post")).toEqual(["order", "delivery"]);
});
