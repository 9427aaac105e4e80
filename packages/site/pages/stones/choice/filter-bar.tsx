import type { Facet, Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import type { SentenceWords } from "@stoneyard/catalogue/stones/sentence-words.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { changedEarly } from "@stoneyard/site/ui/browser/changed-early.ts";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { SORTS, type Sort } from "../listing-address.ts";
import styles from "./filter-bar.module.css";

type Props = {
  /** Those that tell the listing's stones apart. */
  facets: readonly Facet[];
  words: SentenceWords;
  selection: Selection;
  counts: Record<Facet, Map<string, number>>;
  sort: Sort;
  count: number;
  total: number;
  onToggle: (facet: Facet, value: string) => void;
  onSort: (sort: Sort) => void;
};

/**
 * The facets of a listing, each a disclosure of its values: a line that stays in view on a wide screen, behind a button
 * that stays in view on a narrow one. Presses before hydration are answered by `listing.before-hydration.ts`.
 */
export function FilterBar(props: Props) {
  const { facets, words, selection, counts, sort, count, total, onToggle, onSort } = props;
  const t = useTranslations("listing");
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => closeFacetsOutside(bar.current), []);
  const chosen = Object.values(selection).flat().length;
  return (
    <div
      ref={bar}
      className={`${styles.bar} ${typography.small} ${visible.scriptOnly} ${visible.screenOnly}`}
    >
      <div className={styles.handle}>
        <button type="button" popoverTarget="filters" className={styles.open}>
          {t("filters")}
          {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
        </button>
        <span className={typography.label}>{t("shown", { count, total })}</span>
      </div>
      <section id="filters" popover="auto" aria-label={t("filters")} className={styles.sheet}>
        <div className={styles.sheetHead}>
          <p className={typography.smallEntry}>{t("filters")}</p>
          <button type="button" popoverTarget="filters" popoverTargetAction="hide" className={styles.close}>
            {t("close")}
          </button>
        </div>
        <div className={styles.facets}>
          {inOrder(facets).map((facet, place) => (
            <FacetValues
              key={facet}
              title={words.facets[facet].title}
              chosen={selection[facet]?.length ?? 0}
              className={classes(place >= FIRST.length && styles.further)}
            >
              {Object.entries(words.facets[facet].values).map(([value, { label }]) => (
                <Choice
                  key={value}
                  name={facet}
                  value={value}
                  pressed={selection[facet]?.includes(value) ?? false}
                  count={counts[facet].get(value) ?? 0}
                  onPress={() => onToggle(facet, value)}
                >
                  {label}
                </Choice>
              ))}
            </FacetValues>
          ))}
          {facets.length > FIRST.length && (
            <label className={`${styles.more} ${typography.accentOnHover}`}>
              <input type="checkbox" className={typography.visuallyHidden} />
              {t("more")}
            </label>
          )}
          <FacetValues title={t("sorts")} chosen={0} className={styles.sorts}>
            {SORTS.map((one) => (
              <Choice key={one} name="sort" value={one} pressed={one === sort} onPress={() => onSort(one)}>
                {t(one)}
              </Choice>
            ))}
          </FacetValues>
        </div>
        <button
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          className={classes(typography.button, typography.filled, styles.show)}
        >
          {t("show", { count })}
        </button>
      </section>
    </div>
  );
}

/** What most visitors choose by. */
const FIRST: readonly Facet[] = ["use", "colour", "family", "acid", "available"];

function inOrder(facets: readonly Facet[]): Facet[] {
  const first = FIRST.filter((each) => facets.includes(each));
  return [...new Set([...first, ...facets])];
}

type FacetProps = {
  title: string;
  chosen: number;
  className?: string | undefined;
  children: ReactNode;
};

function FacetValues({ title, chosen, className, children }: FacetProps) {
  return (
    <details name="facet" className={classes(styles.facet, className)}>
      <summary className={`${typography.plainSummary} ${typography.arrow}`}>
        {title}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </summary>
      <fieldset className={styles.values} aria-label={title}>
        {children}
      </fieldset>
    </details>
  );
}

type ChoiceProps = {
  name: Facet | "sort";
  value: string;
  pressed: boolean;
  count?: number;
  onPress: () => void;
  children: ReactNode;
};

function Choice({ name, value, pressed, count, onPress, children }: ChoiceProps) {
  return (
    <button
      type="button"
      name={name}
      value={value}
      aria-pressed={pressed}
      data-empty={count === 0 || undefined}
      onClick={onPress}
      {...changedEarly}
    >
      <span className={`${styles.value} ${typography.capital}`}>{children}</span>
      {count !== undefined && (
        <>
          {" "}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </button>
  );
}

/** On a wide screen an open facet lies over the stones: a press beside it or Escape closes it. Gives the clean-up. */
function closeFacetsOutside(bar: HTMLElement | null): () => void {
  const end = new AbortController();
  const openFacet = () => bar?.querySelector<HTMLDetailsElement>("details[open]");
  const isSheet = () => bar?.querySelector(":popover-open") !== null;
  const closeBeside = ({ target }: Event) => {
    const open = openFacet();
    if (open && !isSheet() && target instanceof Node && !bar?.contains(target)) open.open = false;
  };
  const closeByKey = ({ key }: KeyboardEvent) => {
    const open = openFacet();
    if (key !== "Escape" || !open || isSheet()) return;
    open.open = false;
    open.querySelector("summary")?.focus();
  };
  document.addEventListener("pointerdown", closeBeside, { signal: end.signal });
  document.addEventListener("keydown", closeByKey, { signal: end.signal });
  return () => end.abort();
}
