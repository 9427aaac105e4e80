import type { Facet, FacetIndex, Selection } from "@stoneyard/catalogue/facet-names.ts";
import type { SentenceWords } from "@stoneyard/catalogue/sentence-words.ts";
import type { NearStone } from "@stoneyard/site/facets/relax.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { Nearby } from "@stoneyard/site/search/nearby.ts";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { ReactNode } from "react";
import type { Listing } from "./listing.ts";
import styles from "./nothing-left.module.css";
import { StoneCards } from "./stone-group.tsx";
import { nearest, stonesNearMissing, waysFromMissing, waysOut } from "./ways-out.ts";

type Props = {
  listing: Listing;
  index: FacetIndex;
  /** Something that was asked for isn't there at all: what comes nearest to it. */
  nearby: readonly Nearby[] | undefined;
  words: SentenceWords;
  onLoosen: (selection: Selection) => void;
  /** Gives up everything. */
  onClear: () => void;
  /** How many stones the listing then has. */
  total: number;
  /** The same choice among all stones, where this listing has some alone. */
  everywhere?: SiteHref | undefined;
  card: (key: string, note: ReactNode) => ReactNode;
};

/** Where nothing is left: what to give up, and the stones that come nearest. */
export function NothingLeft(props: Props) {
  const { listing, index, nearby, words, onLoosen, onClear, total, everywhere, card } = props;
  const ways = nearby ? waysFromMissing(index, listing, nearby, words) : waysOut(listing, words);
  const near: NearStone[] = nearby
    ? stonesNearMissing(index, ways).map((stone) => ({ stone, missed: [] }))
    : nearest(listing);
  const t = useTranslations("listing");
  const titles = (facets: readonly Facet[]) => facets.map((facet) => words.facets[facet].title).join(", ");
  return (
    <div className={`${grid.grid} ${styles.nothing}`}>
      <div className={styles.ways}>
        <h2 className={typography.smallHeading}>{t(nearby ? "instead" : "loosen")}</h2>
        <ul>
          {ways.map(({ dropped, selection, sentence, why }) => (
            <li key={sentence}>
              <button type="button" className={styles.way} onClick={() => onLoosen(selection)}>
                <span className={typography.tile}>{sentence}</span>
                <span className={typography.label}>
                  {dropped.length > 0 ? t("without", { facets: titles(dropped) }) : why}
                </span>
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={styles.way} onClick={onClear}>
              <span className={typography.tile}>{t("showAll", { count: total })}</span>
            </button>
          </li>
        </ul>
        {everywhere && (
          <p className={styles.everywhere}>
            <Link to={everywhere} className={typography.link} rel="nofollow">
              {t("everywhere")}
            </Link>
          </p>
        )}
      </div>
      {near.length > 0 && (
        <section className={styles.near} aria-labelledby="nearest-stones">
          <h2 id="nearest-stones" className={typography.smallHeading}>
            {t("nearest")}
          </h2>
          <StoneCards>
            {near.map(({ stone, missed }) => (
              <li key={stone.key}>
                {card(stone.key, missed.length > 0 ? t("differs", { facets: titles(missed) }) : undefined)}
              </li>
            ))}
          </StoneCards>
        </section>
      )}
    </div>
  );
}
