import { expect, test, vi } from "vitest";
import { data as robots } from "./robots.txt.server.ts";
import { data as sitemap } from "./sitemap.xml.server.ts";

vi.mock("./site-url.ts", () => ({ SITE_URL: "https://x.example" }));
vi.mock("@stoneyard/site/content/site-paths.server.ts", () => ({
  sitePaths: async () => ["/", "/granit/magma"],
}));

test("the sitemap has every page in every language, each with all its translations", async () => {
  const xml = await sitemap();
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
  const lines = (await robots()).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining(["User-agent: *", "Disallow: /api/", "Sitemap: https://x.example/sitemap.xml"]),
  );
});
