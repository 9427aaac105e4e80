import { useLayoutEffect, useRef } from "react";
import { INTL_LOCALE } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/localized.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import grid from "#app/styles/grid.module.css";
import type from "#app/styles/type.module.css";
import { EarlyScript } from "#app/ui/early-script.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import type { StoneView } from "./family.server.ts";
import { StoneTile } from "./stone-tile.tsx";
import styles from "./stone-wall.module.css";
import type { useWall } from "./use-wall.ts";
import choiceEarly from "./wall.early.ts?early";
import { arranged, hang, placeMarks, places } from "./wall.ts";

type Props = { stones: StoneView[]; wall: ReturnType<typeof useWall> };

/** A whole slab is as wide as five columns, or as the page on a phone; the smaller windows there may be a little softer. */
const SIZES = {
  a: "(max-width: 501px) 92vw, 37vw",
  b: "(max-width: 501px) 60vw, 37vw",
  c: "(max-width: 501px) 60vw, 37vw",
} as const;

/** The stones of a family in rows of three at one scale, hung on the chalk line; one column of each row stays empty. */
export function StoneWall({ stones, wall }: Props) {
  const t = useTranslations("family");
  const locale = INTL_LOCALE[useLocale()];
  const { running, colour, sort } = wall;
  const shown = arranged(stones, { colour, sort, locale });
  const hung = places(shown.length);
  const chosen = colour !== undefined || sort !== "listed";
  const list = useRef<HTMLUListElement>(null);
  // React takes the marks of the built page to be there still, and would leave one that `wall.early.ts` changed.
  useLayoutEffect(() => {
    if (running && list.current) hang([...list.current.children]);
  }, [running]);
  return (
    <section aria-label={t("wall")}>
      <p role="status" className={type.hidden}>
        {chosen && t("shown", { count: shown.length })}
      </p>
      <ul ref={list} className={`${grid.grid} ${styles.wall}`} data-mounted={running || undefined}>
        {shown.map((stone, index) => {
          const place = hung[index];
          return (
            place && (
              <li
                key={stone.key}
                className={styles.hung}
                data-colour={stone.colourGroup}
                {...placeMarks(place)}
                // `wall.early.ts` may have hung it elsewhere before the page runs.
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
      <EarlyScript code={choiceEarly} />
    </section>
  );
}
