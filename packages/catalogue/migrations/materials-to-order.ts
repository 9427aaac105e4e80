import { stringify } from "yaml";
import { LOCALES } from "../locales.ts";
import type { Files } from "./content-files.ts";

const KEYS = ["ceramics", "ceramicsText", "ceramicsAsk"] as const;

/** Format 7: ceramics, which messages spoke of on every site, are a material that an owner names in materials.yaml. */
export function materialsToOrderOfFormat7(files: Files): void {
  const texts = LOCALES.flatMap((locale) => {
    const written = files.get(`messages/${locale}/materials.json`);
    const messages: Record<string, string> = written === undefined ? {} : JSON.parse(written);
    return KEYS.every((key) => key in messages) ? [{ locale, messages }] : [];
  });
  if (texts.length === 0) return;
  const said = (key: (typeof KEYS)[number]) =>
    Object.fromEntries(texts.map(({ locale, messages }) => [locale, messages[key]]));
  const toOrder = [{ title: said("ceramics"), description: said("ceramicsText"), ask: said("ceramicsAsk") }];
  if (!files.has("materials.yaml")) files.set("materials.yaml", stringify({ toOrder }, { lineWidth: 0 }));
  for (const { locale, messages } of texts) {
    const left = Object.entries(messages).filter(([key]) => !KEYS.some((each) => each === key));
    files.set(`messages/${locale}/materials.json`, `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`);
  }
}
