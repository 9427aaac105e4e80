import { useLayoutEffect, useRef } from "react";
import { LANGUAGES } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/localized.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { Reveal } from "#app/ui/reveal/reveal.tsx";
import type { StoneView } from "./family.server.ts";
import { arranged, layOut, placeMarks, places } from "./grid-layout.ts";
import choiceBeforeHydration from "./stone-grid.before-hydration.ts?inline-script";
import styles from "./stone-grid.module.css";
import { StoneTile } from "./stone-tile.tsx";
import type { useGridChoice } from "./use-grid-choice.ts";

type Props = { stones: StoneView[]; choice: ReturnType<typeof useGridChoice> };

/** A whole slab is as wide as five columns, or as the page on a phone; the smaller windows there may be a little softer. */
const SIZES = {
  a: "(max-width: 501px) 92vw, 37vw",
  b: "(max-width: 501px) 60vw, 37vw",
  c: "(max-width: 501px) 60vw, 37vw",
} as const;

/** The stones of a family in rows of three at one scale, tiles on the chalk line; one column of each row stays empty. */
export function StoneGrid({ stones, choice }: Props) {
  const t = useTranslations("family");
  const locale = LANGUAGES[useLocale()].intlLocale;
  const { hydrated, colour, sort } = choice;
  const shown = arranged(stones, { colour, sort, locale });
  const tiles = places(shown.length);
  const chosen = colour !== undefined || sort !== "listed";
  const list = useRef<HTMLUListElement>(null);
  // React takes the marks of the built page to be there still, and would leave one that `stone-grid.before-hydration.ts` changed.
  useLayoutEffect(() => {
    if (hydrated && list.current) layOut([...list.current.children]);
  }, [hydrated]);
  return (
    <section aria-label={t("wall")}>
      <p role="status" className={typography.visuallyHidden}>
        {chosen && t("shown", { count: shown.length })}
      </p>
      <ul ref={list} className={`${grid.grid} ${styles.grid}`} data-mounted={hydrated || undefined}>
        {shown.map((stone, index) => {
          const place = tiles[index];
          return (
            place && (
              <li
                key={stone.key}
                className={styles.tiles}
                data-colour={stone.colourGroup}
                {...placeMarks(place)}
                // `stone-grid.before-hydration.ts` may have tiles it elsewhere before the page runs.
                suppressHydrationWarning
              >
                <Reveal duration={1000}>
                  <StoneTile stone={stone} sizes={SIZES[place.form]} eager={index === 0} travels />
                </Reveal>
              </li>
            )
          );
        })}
      </ul>
      <InlineScript code={choiceBeforeHydration} />
    </section>
  );
}
