import { expect, test, vi } from "vitest";
import { loader as robots } from "./robots.txt.ts";
import { loader as sitemap } from "./sitemap.xml.ts";

vi.mock("./site-url.ts", () => ({ SITE_URL: "https://x.example" }));
vi.mock("#app/content/site-paths.server.ts", () => ({ sitePaths: async () => ["/", "/granit/magma"] }));

const read = async (loader: typeof sitemap, path: string) =>
  (await loader({ request: new Request(`https://x.example${path}`), params: {} })).text();

test("the sitemap has every page in every language, each with all its translations", async () => {
  const xml = await read(sitemap, "/sitemap.xml");
  const alternates = (en: string, sr: string) =>
    [
      ["en", en],
      ["sr-Latn", sr],
      ["x-default", en],
    ]
      .map(
        ([lang, path]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="https://x.example${path}"/>`,
      )
      .join("");
  const [home, stone] = [alternates("/", "/sr"), alternates("/granit/magma", "/sr/granit/magma")];
  expect(xml.split("\n").filter((line) => line.startsWith("<url>"))).toEqual([
    `<url><loc>https://x.example/</loc>${home}</url>`,
    `<url><loc>https://x.example/sr</loc>${home}</url>`,
    `<url><loc>https://x.example/granit/magma</loc>${stone}</url>`,
    `<url><loc>https://x.example/sr/granit/magma</loc>${stone}</url>`,
  ]);
});

test("robots may read everything but the interface, and are told of the sitemap", async () => {
  const lines = (await read(robots, "/robots.txt")).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining(["User-agent: *", "Disallow: /api/", "Sitemap: https://x.example/sitemap.xml"]),
  );
});
