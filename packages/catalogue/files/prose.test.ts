import { expect, test } from "vitest";
import { pictureSlots } from "../pictures/slots.ts";
import { readContent } from "../read.ts";
import { problemsWith, writeTestContent } from "../testing/content.ts";
import { SR } from "../testing/locales.ts";
import { pageText } from "./prose.ts";

test.each([
  ["# Privacy", { title: "Privacy" }],
  [
    "# Privacy: What we keep\n\nYour name.\n\nNo more.",
    { title: "Privacy", heading: "What we keep", text: "Your name.\n\nNo more." },
  ],
  [
    "# Showroom\n\n![Two slabs](about/quality)\n\nCome in.",
    { title: "Showroom", alt: "Two slabs", picture: "about/quality", text: "Come in." },
  ],
])("%j is a page", (markdown, page) => {
  expect(pageText(markdown)).toEqual(page);
});

test("a page without a title is a mistake, and its picture is asked for where it is named", async () => {
  expect(await problemsWith({ "prose/privacy.sr.md": "Vaše ime.\n" })).toEqual([
    'content/prose/privacy.sr.md:1  a page begins with its title  →  write "# Title" above the text',
  ]);
  const illustrated = await writeTestContent({ "prose/privacy.sr.md": "# Privatnost\n![Sef](about/safe)\n" });
  expect(pictureSlots(await readContent(illustrated))).toContainEqual(
    expect.objectContaining({ name: "about/safe", asked: { file: "prose/privacy.sr.md", path: [] } }),
  );
});

test.each([
  [
    "# Privatnost\n\n![Sef](about/safe.avif)\n",
    '3  a picture is written by its name in content/pictures, without an ending, not "about/safe.avif"  →  write about/safe',
  ],
  [
    "# Privatnost\n![Sef](https://example.rs/safe.jpg)\n",
    '2  a picture is written by its name in content/pictures, without an ending, not "https://example.rs/safe.jpg"  →  write a name such as about/quality',
  ],
  [
    "# Privatnost\n![](about/quality)\n",
    "2  the picture has no description  →  write between [ and ] what it shows",
  ],
  [
    "# Privatnost\n![Sef](about/quality)\n\nTekst.\n\n![Sef](about/quality)\n",
    "6  a picture can only stand right below the title of a page, one on each  →  take it out, or move it there",
  ],
])("a picture that no page would show is told: %j", async (markdown, told) => {
  expect(await problemsWith({ "prose/privacy.sr.md": markdown })).toEqual([
    `content/prose/privacy.sr.md:${told}`,
  ]);
});

test("a page that was written on Windows has its title, its picture and its text", async () => {
  const markdown = "# Privatnost: Šta čuvamo\r\n\r\n![Sef](about/safe)\r\n\r\nVaše ime.\r\n";
  const { prose } = await readContent(await writeTestContent({ "prose/privacy.sr.md": markdown }));
  expect(pageText(prose.get("privacy")?.[SR] ?? "")).toEqual({
    title: "Privatnost",
    heading: "Šta čuvamo",
    alt: "Sef",
    picture: "about/safe",
    text: "Vaše ime.",
  });
});
