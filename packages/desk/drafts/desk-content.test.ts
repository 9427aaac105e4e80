import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { titleOf } from "../history/describe-change.ts";
import { testProject } from "../testing/project.ts";

test("a byte order mark before a file hinders no change and is gone afterwards", async () => {
  const { content } = await testProject();
  for (const [file, path, value] of [
    ["stones/marble/carrara.yaml", ["price"], { from: 14000, vat: "included" }],
    ["messages/sr/common.json", ["menu"], "Meniji"],
  ] as const) {
    const at = join(content.dir, file);
    const plain = await readFile(at, "utf8");
    await writeFile(at, `\uFEFF${plain}`);
    const { text, version } = await content.open(file);
    expect(text).toBe(plain);
    const draft = await content.draft(file, version, [{ kind: "set", path, value }]);
    expect(await content.save(new Map([[file, draft.text]]))).toEqual({ problems: [] });
    expect(await readFile(at, "utf8")).toBe(draft.text);
  }
});

test("a text page is called by its title though a byte order mark stands before it", async () => {
  const { content } = await testProject();
  const file = "prose/privacy.sr.md";
  await writeFile(join(content.dir, file), "\uFEFF# Privatnost: šta čuvamo\n\nTekst\n");
  expect(titleOf(file, await content.text(file), "sr")).toBe("Privatnost, srpski");
});
