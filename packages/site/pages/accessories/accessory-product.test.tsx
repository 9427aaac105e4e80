import type { AccessorySize } from "@stoneyard/catalogue/kinds/accessory.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { accessorySize } from "./accessory-facts.ts";
import { AccessoryProduct } from "./accessory-product.static.tsx";
import type { ModelView } from "./category.data.server.ts";

vi.mock("@stoneyard/site/head/site-url.ts", () => ({ SITE_URL: "https://x.example" }));
vi.mock("@stoneyard/site/ui/picture.tsx", () => ({
  useAlternativeText:
    () =>
    ({ alt }: { alt: string }) =>
      `drawn ${alt}`,
}));

/** What is told to machines of a model of that size. */
function told(size: AccessorySize) {
  const pictures = [{ src: "/images/a.avif", alt: "Box" }];
  const model = {
    title: "Box",
    description: "A *box*.",
    pictures,
    size,
    weight: 1.5,
  } as unknown as ModelView;
  const html = renderToStaticMarkup(<AccessoryProduct model={model} price={20400} />);
  return JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? "");
}
const cm = (value: number) => ({ "@type": "QuantitativeValue", value, unitCode: "CMT" });

test("a box is told with its width, depth and height in cm, its weight in kg, and its price in dinars", () => {
  expect(told({ width: 30, depth: 20, height: 10 })).toMatchObject({
    "@type": "Product",
    name: "Box",
    image: [{ "@type": "ImageObject", contentUrl: "https://x.example/images/a.avif", caption: "drawn Box" }],
    width: cm(30),
    depth: cm(20),
    height: cm(10),
    weight: { "@type": "QuantitativeValue", value: 1.5, unitCode: "KGM" },
    offers: { "@type": "Offer", price: "20400.00", priceCurrency: "RSD" },
  });
});

test("what is round is as wide as it is deep; loose stones have no size", () => {
  expect(told({ diameter: 12, height: 7 })).toMatchObject({ width: cm(12), depth: cm(12), height: cm(7) });
  expect(told({ from: 3, to: 5 })).not.toHaveProperty("width");
});

test("sizes are told to people by the measures of their own shape", () => {
  const format = (value: number) => `${value},0`;
  expect(accessorySize({ width: 30, depth: 20, height: 10 }, format)).toEqual([
    "box",
    { width: "30,0", depth: "20,0", height: "10,0" },
  ]);
  expect(accessorySize({ diameter: 12, height: 7 }, format)).toEqual([
    "round",
    { diameter: "12,0", height: "7,0" },
  ]);
  expect(accessorySize({ from: 3, to: 5 }, format)).toEqual(["loose", { from: "3,0", to: "5,0" }]);
});
