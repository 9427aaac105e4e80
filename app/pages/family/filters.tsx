import type { ReactNode } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import type { ColourGroup } from "#catalogue/kinds/stone.ts";
import styles from "./filters.module.css";
import { SORTS, type Sort } from "./grid-layout.ts";

type Props = {
  count: number;
  colours: { colour: ColourGroup; count: number }[];
  colour: ColourGroup | undefined;
  sort: Sort;
  onColour: (colour: ColourGroup | undefined) => void;
  onSort: (sort: Sort) => void;
};

/** Which stones of the grid to show, and in which order. */
export function Filters({ count, colours, colour, sort, onColour, onSort }: Props) {
  const t = useTranslations("family");
  const names = useTranslations("stones.colours");
  return (
    <div className={styles.filters}>
      <fieldset className={styles.group} aria-label={t("filters")}>
        <Choice name="colour" value="" chosen={colour === undefined} onChoose={() => onColour(undefined)}>
          {t("all", { count })}
        </Choice>
        {colours.map((one) => (
          <Choice
            key={one.colour}
            name="colour"
            value={one.colour}
            chosen={one.colour === colour}
            onChoose={() => onColour(one.colour)}
          >
            <span className={styles.colour}>{names(one.colour)}</span>{" "}
            <span className={styles.count}>{one.count}</span>
          </Choice>
        ))}
      </fieldset>
      <fieldset className={styles.group} aria-label={t("sorts")}>
        {SORTS.map((one) => (
          <Choice
            key={one}
            name="sort"
            value={one === SORTS[0] ? "" : one}
            chosen={one === sort}
            onChoose={() => onSort(one)}
          >
            {t(one)}
          </Choice>
        ))}
      </fieldset>
    </div>
  );
}

type ChoiceProps = {
  /** With `value` as it stands in the page's address; an empty one does not. */
  name: "colour" | "sort";
  value: string;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** A choice, which `stone-grid.before-hydration.ts` may have pressed or let go before the page runs. */
function Choice({ name, value, chosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      name={name}
      value={value}
      aria-pressed={chosen}
      suppressHydrationWarning
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
