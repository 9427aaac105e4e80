import type { Facet, FacetedStone, FacetIndex, Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import type { SentenceWords } from "@stoneyard/catalogue/stones/sentence-words.ts";
import { type NearStone, nearestStones, type Relaxation, relaxations } from "@stoneyard/site/facets/relax.ts";
import {
  chosenFacets,
  chosenStones,
  isChosen,
  joined,
  selectionQuery,
  without,
} from "@stoneyard/site/facets/selection.ts";
import { selectionSentence } from "@stoneyard/site/facets/sentence.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { Nearby } from "@stoneyard/site/search/nearby.ts";
import { TextLink } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { Listing } from "../listing.ts";
import { StoneCard } from "../stone-card.tsx";
import { StoneCards } from "../stone-group.tsx";
import type { ShownListing } from "../stone-listing.tsx";
import type { CardView } from "../stones.data.server.ts";
import styles from "./nothing-left.module.css";

const WAY = `${styles.way} ${typography.accentOnHover}`;

type Props = {
  listing: Listing;
  index: FacetIndex;
  /** Something that was asked for isn't there at all: what comes nearest to it. */
  nearby: readonly Nearby[] | undefined;
  words: SentenceWords;
  onLoosen: (selection: Selection) => void;
  onClear: () => void;
  /** How many stones the listing then has. */
  total: number;
  /** The same choice among all stones, where this listing has some alone. */
  everywhere?: SiteHref | undefined;
  /** All stones of the listing. */
  cards: readonly CardView[];
  slabKinds: ShownListing["slabKinds"];
};

/** Where nothing is left: what to give up, and the stones that come nearest. */
export function NothingLeft(props: Props) {
  const { listing, index, nearby, words, onLoosen, onClear, total, everywhere, cards, slabKinds } = props;
  const ways = nearby ? waysFromMissing(index, listing, nearby, words) : waysOut(listing, words);
  const near: NearStone[] = nearby
    ? stonesNearMissing(index, ways).map((stone) => ({ stone, missed: [] }))
    : nearest(listing);
  const t = useTranslations("listing");
  const titles = (facets: readonly Facet[]) => facets.map((facet) => words.facets[facet].title).join(", ");
  const differing = ({ stone, missed }: NearStone) =>
    missed.map((facet) => titleWithValues(stone, facet, words)).join(", ");
  return (
    <div className={`${grid.grid} ${grid.rowsOnMedium} ${styles.nothing}`}>
      <div className={styles.ways}>
        <h2 className={typography.smallHeading}>{t(nearby ? "instead" : "loosen")}</h2>
        <ul>
          {ways.map(({ dropped, selection, sentence, why }) => (
            <li key={sentence}>
              <button type="button" className={WAY} onClick={() => onLoosen(selection)}>
                <span className={typography.tile}>{sentence}</span>
                <span className={typography.label}>
                  {dropped.length > 0 ? t("without", { facets: titles(dropped) }) : why}
                </span>
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={WAY} onClick={onClear}>
              <span className={typography.tile}>{t("showAll", { count: total })}</span>
            </button>
          </li>
        </ul>
        {everywhere && (
          <p className={styles.everywhere}>
            <TextLink to={everywhere} rel="nofollow">
              {t("everywhere")}
            </TextLink>
          </p>
        )}
      </div>
      {near.length > 0 && (
        <section className={styles.near} aria-labelledby="nearest-stones">
          <h2 id="nearest-stones" className={typography.smallHeading}>
            {t("nearest")}
          </h2>
          <StoneCards>
            {near.map((each) => {
              const { key } = each.stone;
              const card = cards.find((card) => card.key === key);
              const note = each.missed.length > 0 ? t("differs", { facets: differing(each) }) : undefined;
              return (
                <li key={key}>
                  {card && (
                    <StoneCard stone={card} slabKind={slabKinds.get(key)}>
                      {note}
                    </StoneCard>
                  )}
                </li>
              );
            })}
          </StoneCards>
        </section>
      )}
    </div>
  );
}

/** "Family (Marble)": what the stone has instead, but for its uses, which are too many for a card. */
function titleWithValues({ values }: FacetedStone, facet: Facet, words: SentenceWords): string {
  const { title, values: named } = words.facets[facet];
  const own = facet === "use" ? [] : values[facet].map((value) => named[value]?.label ?? value);
  return own.length > 0 ? `${title} (${own.join(", ")})` : title;
}

/** Where nothing is left: what to give up, with the sentence of what would then be there, and why that. */
type WayOut = Relaxation & { sentence: string; why?: string };

const NEAREST = 6;

function waysOut({ universe, selection }: Listing, words: SentenceWords): WayOut[] {
  return relaxations(universe, selection)
    .slice(0, 4)
    .map((found) => ({ ...found, sentence: selectionSentence(found.selection, found.count, words) }));
}

export function nearest({ universe, selection }: Listing): NearStone[] {
  return nearestStones(universe, selection, NEAREST);
}

/**
 * Where something isn't there: what comes nearest to it, and what else was asked (granite, of "granite from Serbia"); where
 * nothing is known of it, every family.
 */
export function waysFromMissing(
  index: FacetIndex,
  { selection }: Listing,
  nearby: readonly Nearby[],
  words: SentenceWords,
): WayOut[] {
  const rest = without(selection, "origin");
  const way = (selection: Selection, dropped: readonly Facet[], why?: string): WayOut[] => {
    const count = index.stones.filter((stone) => isChosen(stone, selection)).length;
    if (chosenFacets(selection).length === 0 || count === 0) return [];
    const sentence = selectionSentence(selection, count, words);
    return [{ dropped, selection, count, sentence, ...(why && { why }) }];
  };
  const near = nearby.flatMap(({ selection, why }) => {
    const asked = way(joined(selection, rest, index.options), [], why);
    return asked.length > 0 ? asked : way(joined(selection, {}, index.options), [], why);
  });
  const dropped = selection.origin ? (["origin"] as const) : [];
  const isNear = near.some((found) => selectionQuery(found.selection) === selectionQuery(rest));
  const others = isNear ? [] : way(rest, dropped);
  const found = [...near, ...others];
  return found.length > 0 ? found : index.options.family.flatMap((key) => way({ family: [key] }, []));
}

/** Stones that come nearest to what isn't there; none where nothing is known of it. */
export function stonesNearMissing(index: FacetIndex, ways: readonly WayOut[]): FacetedStone[] {
  const [first] = ways;
  return first?.why ? chosenStones(index.stones, first.selection).slice(0, NEAREST) : [];
}
