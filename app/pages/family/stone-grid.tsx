import { Suspense } from "react";
import { LANGUAGES } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/localized.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { Reveal } from "#app/ui/reveal/reveal.tsx";
import type { ColourGroup } from "#catalogue/kinds/stone.ts";
import type { StoneView } from "./family.server.ts";
import { type Sort, sorted } from "./grid-order.ts";
import choiceBeforeHydration from "./stone-grid.before-hydration.ts?inline-script";
import styles from "./stone-grid.module.css";
import { StoneTile } from "./stone-tile.tsx";

/** A whole slab is as wide as five columns, or as the page on a phone; the smaller windows there may be a little softer. */
const WHOLE_SLAB = "(max-width: 501px) 92vw, 37vw";
const WINDOW = "(max-width: 501px) 60vw, 37vw";

/** Which of twelve tiles show a whole slab; the style sheet places them. */
const WHOLE_SLABS = [0, 5, 6, 11];

type Props = {
  stones: StoneView[];
  /** The one colour to show; empty for all. */
  colour: ColourGroup | "";
  sort: Sort;
};

/** The stones of a family in rows of three at one scale, tiles on the chalk line; one column of each row stays empty. */
export function StoneGrid({ stones, colour, sort }: Props) {
  const t = useTranslations("family");
  const locale = LANGUAGES[useLocale()].intlLocale;
  const isShown = (stone: StoneView) => colour === "" || stone.colourGroup === colour;
  const shown = stones.filter(isShown).length;
  const chosen = colour !== "" || sort !== "listed";
  return (
    <section aria-label={t("stones")}>
      <p role="status" className={typography.visuallyHidden}>
        {chosen && t("shown", { count: shown })}
      </p>
      <ul className={`${grid.grid} ${styles.grid}`}>
        {sorted(stones, sort, locale).map((stone, index) => (
          <li
            key={stone.key}
            className={styles.tile}
            data-colour={stone.colourGroup}
            hidden={!isShown(stone)}
            // `stone-grid.before-hydration.ts` hides some by the address, which the built page does not know.
            suppressHydrationWarning
          >
            <Suspense>
              <Reveal duration={1000}>
                <StoneTile
                  stone={stone}
                  sizes={WHOLE_SLABS.includes(index % 12) ? WHOLE_SLAB : WINDOW}
                  eager={index === 0}
                />
              </Reveal>
            </Suspense>
          </li>
        ))}
      </ul>
      <InlineScript code={choiceBeforeHydration} />
    </section>
  );
}
