import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import type { Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import type { Purpose, Verdict } from "@stoneyard/catalogue/kinds/purpose.ts";
import type { Label } from "@stoneyard/catalogue/kinds/text.ts";
import { plainIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { suitabilityOf } from "@stoneyard/catalogue/stones/suitability.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { purposeOfSlug } from "@stoneyard/site/content/hrefs.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { sourceTitles } from "@stoneyard/site/content/source-titles.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import { cardView, purposeLinks } from "@stoneyard/site/pages/stones/stones.data.server.ts";
import { NoSuchPage, type ScreenArgs } from "@stoneyard/site/render/screen-data.ts";

export async function data({ locale, params }: ScreenArgs<"/uses/:slug">) {
  const purpose = purposeOfSlug(params.slug);
  if (!purpose) throw new NoSuchPage(params.slug);
  const view = await purposeView(purpose, locale);
  const first = view.groups.well[0]?.stones[0]?.key;
  return {
    messages: await pageMessages(locale, "uses", "stones"),
    preview: await previewOf(first && `stones/${first}`),
    ...view,
    uses: (await purposeLinks(locale)).filter((use) => use.purpose !== purpose),
  };
}

export type UseData = Awaited<ReturnType<typeof data>>;

/** What matters in a use, and every stone of the catalogue under its verdict and its reason. */
export async function purposeView(purpose: Purpose, locale: Locale) {
  const { suitability, stones, rocks } = await catalogue();
  const { title, matters, finishes, sources } = suitability.uses[purpose];
  const judged = stones.map((stone) => ({
    stone,
    ...suitabilityOf(stone, purpose, { rocks, suitability }),
  }));
  const groups = (verdict: Verdict) =>
    reasonGroups(
      judged.filter((each) => each.verdict === verdict),
      locale,
    );
  return {
    purpose,
    title: title[locale],
    matters: plainIn(matters, locale),
    finishes,
    sources: sourceTitles(sources, suitability.sources, locale),
    groups: {
      well: await groups("well"),
      care: await groups("care"),
      "not-advised": await groups("not-advised"),
    },
  };
}

/** Stones with the same verdict for the same reason, each with what it differs in; the reason that most share comes first. */
async function reasonGroups(
  judged: readonly { stone: Stone; why: Label; finishes: Finish[] }[],
  locale: Locale,
) {
  const byReason = Map.groupBy(judged, ({ why }) => plainIn(why, locale));
  const groups = await Promise.all(
    [...byReason].map(async ([why, found]) => ({
      why,
      stones: await Promise.all(
        found.map(async ({ stone, finishes }) => ({
          ...(await cardView(stone)),
          rock: plainIn(stone.rock, locale),
          finishes,
        })),
      ),
    })),
  );
  return groups.sort((one, other) => other.stones.length - one.stones.length);
}

export type ReasonGroup = Awaited<ReturnType<typeof reasonGroups>>[number];
export type JudgedCard = ReasonGroup["stones"][number];
