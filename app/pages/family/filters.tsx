import { useTranslations } from "#app/i18n/translations.tsx";
import type { ColourGroup } from "#catalogue/kinds/stone.ts";
import styles from "./filters.module.css";
import { SORTS, type Sort } from "./wall.ts";

type Props = {
  count: number;
  colours: { colour: ColourGroup; count: number }[];
  colour: ColourGroup | undefined;
  sort: Sort;
  onColour: (colour: ColourGroup | undefined) => void;
  onSort: (sort: Sort) => void;
};

/** Which stones of the wall to show, and in which order. */
export function Filters({ count, colours, colour, sort, onColour, onSort }: Props) {
  const t = useTranslations("family");
  const names = useTranslations("stones.colours");
  return (
    <div className={styles.filters}>
      <fieldset className={styles.group} aria-label={t("filters")}>
        <button
          type="button"
          name="colour"
          value=""
          aria-pressed={colour === undefined}
          onClick={() => onColour(undefined)}
        >
          {t("all", { count })}
        </button>
        {colours.map((one) => (
          <button
            key={one.colour}
            type="button"
            name="colour"
            value={one.colour}
            aria-pressed={one.colour === colour}
            onClick={() => onColour(one.colour)}
          >
            <span className={styles.colour}>{names(one.colour)}</span>{" "}
            <span className={styles.count}>{one.count}</span>
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.group} aria-label={t("sorts")}>
        {SORTS.map((one) => (
          <button
            key={one}
            type="button"
            name="sort"
            value={one === SORTS[0] ? "" : one}
            aria-pressed={one === sort}
            onClick={() => onSort(one)}
          >
            {t(one)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
