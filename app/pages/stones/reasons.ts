import { catalogue } from "#app/content/catalogue.server.ts";
import { type Locale, localeOfPath } from "#app/i18n/locale.ts";
import type { Content } from "#catalogue/catalogue.ts";
import { PURPOSES, type Purpose } from "#catalogue/kinds/purpose.ts";
import { ownReason } from "#catalogue/own-reason.ts";
import type { Route } from "./+types/reasons";

/** Why a stone is good for a use, or needs care there, in one language. */
export type Reasons = {
  /** Keys in the order of the catalogue. */
  stones: string[];
  /** By use its sentences, and for each stone which of them holds. */
  uses: Record<string, { sentences: string[]; places: number[] }>;
};

/** /reasons.json and /sr/reasons.json: fetched when a visitor asks for a use. */
export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const content = await catalogue();
  return Response.json({
    stones: content.stones.map(({ key }) => key),
    uses: Object.fromEntries(PURPOSES.map((purpose) => [purpose, reasonsFor(purpose, content, locale)])),
  } satisfies Reasons);
}

function reasonsFor(purpose: Purpose, content: Content, locale: Locale): Reasons["uses"][string] {
  const each = content.stones.map((stone) => ownReason(stone, purpose, content, locale));
  const sentences = [...new Set(each)];
  return { sentences, places: each.map((sentence) => sentences.indexOf(sentence)) };
}
