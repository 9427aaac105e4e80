/** What owners do when they bring a brand: each mistake is told with its place and what helps. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "../read.ts";
import { changed, problemsOf, problemsWith, writeTestContent } from "../testing/content.ts";

const MARK = svg('<path d="M2 2h56v10H2z"/>', "0 0 60 14");

function svg(drawn: string, box = "0 0 8 8"): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}">\n${drawn}\n</svg>\n`;
}

const settings = (from: string, to: string) => changed("brand/brand.yaml", from, to);
const logo = (drawn: string) => ({ "brand/logo.svg": svg(drawn, "0 0 60 14") });

const TOLD: [what: string, files: Record<string, string | null>, told: string][] = [
  [
    "no brand",
    { "brand/brand.yaml": null },
    "content/brand/brand.yaml:1  the file is missing  →  write it; its form is in .cache/schemas/brand.json",
  ],
  [
    "no icon",
    { "brand/icon.svg": null },
    "content/brand/icon.svg:1  the file is missing  →  put a square drawing in SVG there: tabs, bookmarks and home screens show it in all its sizes",
  ],
  [
    "an icon that is not square",
    { "brand/icon.svg": svg('<path d="M1 1h6v6H1z"/>', "0 0 16 8") },
    "content/brand/icon.svg:1  the icon is 16 wide and 8 high  →  make the drawing's page square, with the sign in its middle, and save it again",
  ],
  [
    "a colour of three capital digits",
    settings('"#25449f"', '"#24A"'),
    'content/brand/brand.yaml:4  colours › accent: "#24A" must be a colour of six digits such as #25449f  →  write "#2244aa"',
  ],
  [
    "a colour as a style sheet writes it",
    settings('"#25449f"', "rgb(37, 0, 255)"),
    'colours › accent: "rgb(37, 0, 255)" must be a colour of six digits such as #25449f  →  write "#2500ff"',
  ],
  [
    "the name of a colour",
    settings('"#25449f"', "navy"),
    'colours › accent: "navy" must be a colour of six digits such as #25449f  →  write it as your designer or drawing program gives it under "hex", in quotes',
  ],
  [
    "an accent that is too pale for words",
    settings("#25449f", "#c8a45c"),
    'content/brand/brand.yaml:4  colours › accent: "#c8a45c" cannot be read: on the shaded paper (#e8e8e5) it has a contrast of only 1.9, and needs 4.5  →  write "#856313", the nearest that would do, or another darker colour',
  ],
  [
    "a paper that is too dark for ink",
    settings("#f4f4f2", "#b8a890"),
    'content/brand/brand.yaml:3  colours › paper: "#b8a890" is too dark: the grey of labels (#635847) has a contrast of only 2.6, and needs 4.5  →  write "#ebdac1", the nearest that would do, or another light colour',
  ],
  [
    "a typeface with a slip",
    settings("headings: Newsreader", "headings: Newsreder"),
    'content/brand/brand.yaml:6  typefaces › headings: "Newsreder" is not one of Newsreader, Fraunces, Source Serif 4, Hanken Grotesk  →  write Newsreader',
  ],
  [
    "a logo with a tag that is not closed",
    logo("<g>"),
    "content/brand/logo.svg:3  the drawing cannot be read: Opening and ending tag mismatch: g line 2 and svg  →  open it in a drawing program (Inkscape, Illustrator, Figma) and save it as SVG",
  ],
  [
    "a photograph called logo.svg",
    { "brand/logo.svg": "PNG, really" },
    "content/brand/logo.svg:1  the file is not an SVG drawing  →",
  ],
  [
    "a logo without a size",
    {
      "brand/logo.svg":
        '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1h6v6z"/></svg>',
    },
    "content/brand/logo.svg:2  the drawing does not say how large it is: <svg> has no viewBox  →",
  ],
  [
    "a program in a logo",
    logo('<path d="M2 2h56v10H2z"/>\n<script>alert(1)</script>'),
    "content/brand/logo.svg:3  the drawing holds <script>: a drawing here runs no programs  →  take it out",
  ],
  [
    "a program in a logo under another prefix",
    logo('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
    "content/brand/logo.svg:2  the drawing holds <script>: a drawing here runs no programs",
  ],
  [
    "a program that waits for a press",
    logo('<path\n d="M2 2h56v10H2z"\n onClick="alert(1)"/>'),
    "content/brand/logo.svg:4  the drawing holds a program (onClick): a drawing here runs none",
  ],
  [
    "a picture that lies elsewhere",
    logo('<image href="https://example.rs/logo.png" width="60" height="14"/>'),
    "content/brand/logo.svg:2  the drawing takes something from elsewhere: https://example.rs/logo.png  →  embed it when you save",
  ],
  [
    "a picture on the designer's disk",
    logo('<image xlink:href="file:///C:/Users/Mira/logo.png" width="60" height="14"/>'),
    "the drawing takes something from elsewhere: file:///C:/Users/Mira/logo.png",
  ],
  [
    "a style sheet from elsewhere",
    logo('<style>@import "https://fonts.example/css";</style>'),
    "content/brand/logo.svg:2  the drawing takes a style sheet from elsewhere (@import)",
  ],
  [
    "a pattern that lies elsewhere, with hidden letters",
    logo('<path fill="url(&#104;ttps://example.rs/p.svg#a)" d="M2 2h56v10H2z"/>'),
    "the drawing takes something from elsewhere: &#104;ttps://example.rs/p.svg#a",
  ],
  [
    "an entity",
    { "brand/logo.svg": `<!DOCTYPE svg [<!ENTITY a "aaaa">]>\n${MARK}` },
    "content/brand/logo.svg:1  the drawing defines an entity, by which a small file can grow without end",
  ],
  [
    "letters that are no outlines",
    logo('<path d="M2 2h56v10H2z"/>\n<text y="10">Kamenko</text>'),
    "content/brand/logo.svg:3  the drawing holds letters (<text>), which other machines would show in another typeface  →  turn them into outlines",
  ],
  [
    "a white logo on white paper",
    logo('<path fill="#fff" d="M2 2h56v10H2z"/>'),
    "content/brand/logo.svg:1  the logo cannot be seen on the paper #f4f4f2  →  use the version for light backgrounds, or one that draws something",
  ],
  [
    "a logo traced from a photograph",
    logo(`<path d="M2 2h56v10H2z${"l1 1".repeat(10_000)}"/>`),
    "content/brand/logo.svg:1  the drawing has 40 kB; every visitor loads it, so at most 32",
  ],
];

test.each(TOLD)("%s", async (_, files, told) => {
  const problems = await problemsWith(files);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(told);
});

test("a logo in a format that is no drawing", async () => {
  const dir = await writeTestContent();
  await mkdir(join(dir, "brand"), { recursive: true });
  await writeFile(join(dir, "brand/logo.png"), "");
  expect(await problemsOf(readContent(dir))).toEqual([
    "content/brand/logo.png:1  nothing on the site reads this file  →  a logo or an icon is a drawing here, which is sharp at every size: save it as logo.svg or icon.svg",
  ]);
});

test("what is wrong in several files is told at once, and nothing follows from it", async () => {
  const dir = await writeTestContent(settings("#f4f4f2", "#000"));
  await writeFile(join(dir, "brand/logo.svg"), svg("<script/>"));
  await rm(join(dir, "brand/icon.svg"));
  const files = (await problemsOf(readContent(dir))).map((line) => line.split(":")[0]);
  expect(files).toEqual(["content/brand/brand.yaml", "content/brand/icon.svg", "content/brand/logo.svg"]);
});

test("a logo as drawing programs save it is taken, with its size", async () => {
  const whole = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- <script> in a comment does nothing -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" viewBox="0,0 120.5,30">
  <style>.a{fill:url(#b)}</style>
  <linearGradient id="b"><stop stop-color="#123"/></linearGradient>
  <path class="a" d="M2 2h56v10H2z"/><use xlink:href="#b"/>
</svg>
`;
  const { brand } = await readContent(await writeTestContent({ "brand/logo.svg": whole }));
  expect(brand.logo).toMatchObject({ width: 120.5, height: 30, text: whole });
  expect(brand.logo?.hash).toMatch(/^[0-9a-f]{16}$/);
});

test("without a logo the name is set in type, plainly where nothing else is said", async () => {
  const { brand } = await readContent(await writeTestContent(settings("lettering: plain\n", "")));
  expect(brand).toMatchObject({ lettering: "plain", icon: { width: 8, height: 8 } });
  expect(brand.logo).toBeUndefined();
});
