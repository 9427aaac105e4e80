import { expect, test } from "vitest";
import { languagesModule } from "./languages-module.ts";

test("a language is told to write plain digits where it does", () => {
  const { load } = languagesModule([
    { code: "sr", name: "Srpski", script: "Latn", region: "RS" },
    { code: "ar", name: "العربية", region: "EG" },
  ]);
  const module = (load as { handler: () => string }).handler();
  expect(JSON.parse(module.slice(module.indexOf("["), module.lastIndexOf("]") + 1))).toMatchObject([
    { code: "sr", plainDigits: true },
    { code: "ar", plainDigits: false },
  ]);
});
