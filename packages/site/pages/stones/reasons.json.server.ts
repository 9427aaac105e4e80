import type { Content } from "@stoneyard/catalogue/catalogue.ts";
import { PURPOSES, type Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import { plainIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { suitabilityOf } from "@stoneyard/catalogue/stones/suitability.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";

/** Why a stone is good for a use, or needs care there, as it holds for all of its kind, in one language. */
export type Reasons = {
  /** Keys in the order of the catalogue. */
  stones: string[];
  /** By use its sentences, and for each stone which of them holds. */
  uses: Record<string, { sentences: string[]; places: number[] }>;
};

/** /reasons.json and /sr/reasons.json: fetched when a visitor asks for a use. */
export async function data({ locale }: ScreenArgs): Promise<Reasons> {
  const content = await catalogue();
  return {
    stones: content.stones.map(({ key }) => key),
    uses: Object.fromEntries(PURPOSES.map((purpose) => [purpose, reasonsFor(purpose, content, locale)])),
  };
}

function reasonsFor(purpose: Purpose, content: Content, locale: Locale): Reasons["uses"][string] {
  const each = content.stones.map((stone) => plainIn(suitabilityOf(stone, purpose, content).why, locale));
  const sentences = [...new Set(each)];
  return { sentences, places: each.map((sentence) => sentences.indexOf(sentence)) };
}
