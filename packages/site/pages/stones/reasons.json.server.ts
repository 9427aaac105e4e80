import type { Content } from "@stoneyard/catalogue/catalogue.ts";
import { PURPOSES, type Purpose, type Verdict } from "@stoneyard/catalogue/kinds/purpose.ts";
import { plainIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { suitabilityOf } from "@stoneyard/catalogue/stones/suitability.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";

/** Whether a stone is good for a use, and why, as it holds for all of its kind, in one language. */
export type Reasons = {
  /** Keys in the order of the catalogue. */
  stones: string[];
  /** By use its name and sentences, each with its verdict, and for each stone which of them holds. */
  uses: Record<string, { title: string; sentences: Sentence[]; places: number[] }>;
};
type Sentence = { verdict: Verdict; why: string };

/** /reasons.json and /sr/reasons.json: fetched when a visitor asks for a use, with a plan, and when a room gets another stone. */
export async function data({ locale }: ScreenArgs): Promise<Reasons> {
  const content = await catalogue();
  return {
    stones: content.stones.map(({ key }) => key),
    uses: Object.fromEntries(PURPOSES.map((purpose) => [purpose, reasonsFor(purpose, content, locale)])),
  };
}

function reasonsFor(purpose: Purpose, content: Content, locale: Locale): Reasons["uses"][string] {
  const sentences: Sentence[] = [];
  const places = content.stones.map((stone) => {
    const judged = suitabilityOf(stone, purpose, content);
    const { verdict } = judged;
    const why = plainIn(judged.why, locale);
    const place = sentences.findIndex((one) => one.verdict === verdict && one.why === why);
    return place < 0 ? sentences.push({ verdict, why }) - 1 : place;
  });
  return { title: content.suitability.uses[purpose].title[locale], sentences, places };
}
