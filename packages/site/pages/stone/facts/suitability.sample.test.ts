import { readFile } from "node:fs/promises";
import { PURPOSES } from "@stoneyard/catalogue/kinds/purpose.ts";
import { LOCALES } from "@stoneyard/site/i18n/locale.ts";
import { expect, test } from "vitest";
import { forUse } from "../beside.server.ts";

test("the heading of similar stones is clean for every use", async () => {
  for (const locale of LOCALES) {
    const { similar } = JSON.parse(await readFile(`content/messages/${locale}/stone.json`, "utf8"));
    for (const use of PURPOSES) {
      const heading = similar.replace("{use}", await forUse(use, locale));
      expect(heading).toMatch(/^\p{Lu}.+\p{L}$/u);
      expect(heading).not.toMatch(/,\.| \.| {2}/);
    }
  }
});
