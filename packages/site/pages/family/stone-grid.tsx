import { LANGUAGES } from "@stoneyard/site/i18n/locale.ts";
import { useLocale } from "@stoneyard/site/i18n/localized.tsx";
import { byVerdict, sorted, sortFor } from "@stoneyard/site/pages/stones/listing.ts";
import type { ShownListing } from "@stoneyard/site/pages/stones/stone-listing.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import { changedEarly } from "@stoneyard/site/ui/browser/changed-early.ts";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
import { Suspense } from "react";
import type { StoneView } from "./family.data.server.ts";
import styles from "./stone-grid.module.css";
import { StoneTile } from "./stone-tile.tsx";

/** A whole slab is as wide as five columns, or as the page on a phone; the smaller windows there may be a little softer. */
const WHOLE_SLAB = "(max-width: 501px) 92vw, 37vw";
const WINDOW = "(max-width: 501px) 60vw, 37vw";

/** Which of twelve tiles show a whole slab; the style sheet places them. */
const WHOLE_SLABS = [0, 5, 6, 11];

type Props = { stones: StoneView[]; listing: ShownListing };

/** The stones of a family in rows of three at one scale, tiles on a line; one column of each row stays empty. */
export function StoneGrid({ stones, listing }: Props) {
  const locale = LANGUAGES[useLocale()].intlLocale;
  return (
    <ul
      className={classes(
        grid.grid,
        styles.grid,
        stones.some(({ offers }) => offers) && styles.offered,
        listing.selection.use && styles.judged,
      )}
    >
      {arranged(stones, listing, locale).map((stone, index) => (
        <li
          key={stone.key}
          className={styles.tile}
          data-facets={listing.codeOf(stone.key)}
          hidden={!listing.isShown(stone.key)}
          {...changedEarly}
        >
          <Suspense>
            <Reveal duration={1000}>
              <StoneTile
                stone={stone}
                sizes={WHOLE_SLABS.includes(index % 12) ? WHOLE_SLAB : WINDOW}
                eager={index === 0}
                slabKind={listing.slabKinds.get(stone.key)}
                note={listing.noteOf(stone.key)}
              />
            </Reveal>
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

/** All stones, hidden ones too, in the requested order; for uses in the order of `byVerdict`. */
function arranged(
  stones: readonly StoneView[],
  { sort, selection, stones: shown }: ShownListing,
  locale: string,
): readonly StoneView[] {
  const ordered = sorted(stones, sortFor(sort, selection), locale);
  if (sort !== "listed" || !selection.use) return ordered;
  const shownByKey = new Map(shown.map((stone) => [stone.key, stone]));
  const inOrder = ordered.flatMap(({ key }) => shownByKey.get(key) ?? []);
  const { well, care } = byVerdict(inOrder, selection);
  const places = new Map([...well, ...care].map(({ key }, place) => [key, place]));
  const placeOf = ({ key }: StoneView) => places.get(key) ?? places.size;
  return ordered.toSorted((one, other) => placeOf(one) - placeOf(other));
}
