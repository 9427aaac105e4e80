import type { ReactNode } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import type { ColourGroup } from "#catalogue/kinds/stone.ts";
import styles from "./filters.module.css";
import { SORTS, type Sort } from "./grid-order.ts";

type Props = {
  count: number;
  colours: { colour: ColourGroup; count: number }[];
  /** The one that is shown; empty for all. */
  colour: ColourGroup | "";
  sort: Sort;
};

/** Which stones of the grid to show, and in which order. Presses are answered by `stone-grid.before-hydration.ts`. */
export function Filters({ count, colours, colour, sort }: Props) {
  const t = useTranslations("family");
  const names = useTranslations("stones.colours");
  return (
    <div className={styles.filters}>
      <fieldset className={styles.group} aria-label={t("filters")}>
        <Choice name="colour" value="" chosen={colour === ""}>
          {t("all", { count })}
        </Choice>
        {colours.map((one) => (
          <Choice key={one.colour} name="colour" value={one.colour} chosen={one.colour === colour}>
            <span className={styles.colour}>{names(one.colour)}</span>{" "}
            <span className={styles.count}>{one.count}</span>
          </Choice>
        ))}
      </fieldset>
      <fieldset className={styles.group} aria-label={t("sorts")}>
        {SORTS.map((one) => (
          <Choice key={one} name="sort" value={one === SORTS[0] ? "" : one} chosen={one === sort}>
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
  children: ReactNode;
};

/** A choice, which may be pressed or let go before the page is hydrated. */
function Choice({ name, value, chosen, children }: ChoiceProps) {
  return (
    <button type="button" name={name} value={value} aria-pressed={chosen} suppressHydrationWarning>
      {children}
    </button>
  );
}
