import { expect, test } from "vitest";
import { pictureSlots } from "../pictures/slots.ts";
import { readContent } from "../read.ts";
import { problemsWith, writeTestContent } from "../testing/content.ts";
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
