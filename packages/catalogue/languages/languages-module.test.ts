import { expect, test } from "vitest";
import { languagesModule } from "./languages-module.ts";

const SERBIAN = { code: "sr", name: "Srpski", script: "Latn", region: "RS" };
const ARABIC = { code: "ar", name: "العربية", region: "EG" };

test.each([
  [true, [SERBIAN]],
  [false, [SERBIAN, ARABIC]],
])("that all languages write plain digits is %s of %j", (plainDigits, languages) => {
  const { load } = languagesModule(languages);
  const module = (load as { handler: () => string }).handler();
  expect(module).toContain(`siteLanguages = ${JSON.stringify(languages)};`);
  expect(module).toContain(`plainDigits = ${plainDigits};`);
});
