import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { LOCALES } from "#app/i18n/locale.ts";
import { PURPOSES } from "#catalogue/kinds/purpose.ts";
import { forUse } from "./suitability.server.ts";

test("the note on similar stones is a clean sentence for every use", async () => {
  for (const locale of LOCALES) {
    const { similarNote } = JSON.parse(await readFile(`content/messages/${locale}/stone.json`, "utf8"));
    for (const use of PURPOSES) {
      const sentence = similarNote.replace("{use}", await forUse(use, locale));
      expect(sentence).toMatch(/^\p{Lu}.+\p{L}\.$/u);
      expect(sentence).not.toMatch(/,\.| \.| {2}/);
    }
  }
});
