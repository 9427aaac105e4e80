import type { FamilyKey } from "@stoneyard/catalogue/kinds/family.ts";
import {
  FACETS,
  type Facet,
  type FacetedStone,
  type FacetIndex,
  type Selection,
} from "@stoneyard/catalogue/stones/facet-names.ts";
import { noteLookedFor } from "@stoneyard/site/choice/device-store.ts";
import { facetedStone } from "@stoneyard/site/facets/facet-code.ts";
import {
  canonical,
  chosenFacets,
  optionCounts,
  parseSelection,
  selectionQuery,
  toggled,
} from "@stoneyard/site/facets/selection.ts";
import { selectionSentence } from "@stoneyard/site/facets/sentence.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { changedEarly } from "@stoneyard/site/ui/browser/changed-early.ts";
import { pushQuery } from "@stoneyard/site/ui/browser/push-query.ts";
import { useAddressSearch } from "@stoneyard/site/ui/browser/use-address-query.ts";
import { useRestoredPlace } from "@stoneyard/site/ui/browser/use-restored-place.ts";
import { InlineScript } from "@stoneyard/site/ui/inline-script.tsx";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from "react";
import { onlyOf, slabKindOf } from "../stone/offer/slab-kind.ts";
import choiceInAddress from "./choice/choice-in-address.before-hydration.ts?inline-script";
import { FilterBar } from "./choice/filter-bar.tsx";
import { AnswerNotes, Summary } from "./choice/summary.tsx";
import type { Asked } from "./choice/use-answer.ts";
import beforeHydration from "./listing.before-hydration.ts?inline-script";
import { type Listing, listingOf } from "./listing.ts";
import { type ListingState, listingQuery, type Sort, sortOf } from "./listing-address.ts";
import styles from "./stone-listing.module.css";
import type { CardView, ListingFacets } from "./stones.data.server.ts";
import { type ReasonOf, useReasons, VerdictNote } from "./verdict-note.tsx";

const NOT_ASKED: Asked = { query: "", answer: undefined, state: "ready" };

/** Rarely seen, so fetched when it is. */
const NothingLeft = lazy(() =>
  import("./choice/nothing-left.tsx").then(({ NothingLeft }) => ({ default: NothingLeft })),
);

/** What a listing arranges. */
export type ShownListing = {
  stones: readonly FacetedStone[];
  isShown: (key: string) => boolean;
  selection: Selection;
  /** The kind of slab that is looked for of each stone, by its key, as `slabKindOf` says it. */
  slabKinds: ReadonlyMap<string, string>;
  sort: Sort;
  /** They are the answer to words in the search's field. */
  isAnswer: boolean;
  /** For the attribute `data-facets` of a stone's list item, by which it is hidden before hydration. */
  codeOf: (key: string) => string | undefined;
  /** Why a stone is suited or needs care, where one use is asked for. */
  reasonOf: (key: string) => string | undefined;
  /** The verdict on a stone where a use is asked for. */
  noteOf: (key: string) => ReactNode;
};

type Props = {
  /** The same list, however often the page is drawn. */
  stones: readonly CardView[];
  facets: ListingFacets;
  /** Where the listing has the stones of one family alone. */
  family?: FamilyKey;
  /** What is in the search's field, and its answer; left out where there is no field. */
  search?: Asked;
  onCount: (count: number) => void;
  children: (shown: ShownListing) => ReactNode;
};

/** Stones of which a visitor chooses: the facets, the sentence of what is chosen, and what is left, which the address keeps. */
export function StoneListing({ stones: all, facets, family, search = NOT_ASKED, onCount, children }: Props) {
  const { words, options, codes, suiting } = facets;
  const { query, answer, state } = search;
  const t = useTranslations("listing");
  useRestoredPlace();
  const section = useRef<HTMLElement>(null);
  const addressed = useAddressSearch();
  const params = useMemo(() => new URLSearchParams(addressed), [addressed]);
  const index = useMemo(
    () => ({ options, stones: all.map(({ key }, i) => facetedStone(key, codes[i] ?? "", options)) }),
    [all, codes, options],
  );
  const asked = useMemo(() => parseSelection(params, options), [params, options]);
  const listing = useMemo(() => listingOf(index, asked, answer), [index, asked, answer]);
  const { selection, stones } = listing;
  const sort = sortOf(params);
  // Also where the words are a name: "kararski 3 cm".
  const looked = { ...answer?.understood, ...selection };
  const reasonOf = useReasons(looked.use !== undefined);
  const telling = useMemo(() => tellingFacets(index, words), [index, words]);

  const [use, ...furtherUses] = selection.use ?? [];
  // A use that was looked for on another page stays: only one that was chosen here is taken back.
  const hadUse = useRef(false);
  useEffect(() => {
    if (use ? furtherUses.length === 0 : hadUse.current) noteLookedFor("use", use);
    hadUse.current = use !== undefined;
  }, [use, furtherUses.length]);

  const slabKinds = new Map(index.stones.map((stone) => [stone.key, slabKindOf(stone, looked, suiting)]));
  const thickness = onlyOf(looked.thickness);
  useEffect(() => noteLookedFor("thickness", thickness), [thickness]);

  const left = state === "loading" ? all.length : stones.length;
  useEffect(() => onCount(left), [onCount, left]);

  // A list that waited for what React knows of it is arranged now, unless the address asks for more than was built.
  useEffect(() => {
    if (addressed !== location.search) return;
    section.current?.setAttribute("data-hydrated", "");
    if (state !== "loading") section.current?.removeAttribute("data-waiting");
  }, [addressed, state]);

  // Words that mean facets have become choices; before they are understood they stay.
  const staying = listing.isNamed || !answer ? query : "";
  const write = (next: Partial<ListingState>) =>
    pushQuery(listingQuery({ query: staying, selection, sort, ...next }));
  const clear = () => write({ query: "", selection: {} });
  const isQuiet = chosenFacets(selection).length === 0 && query === "";

  return (
    <section
      ref={section}
      aria-label={t("stones")}
      className={styles.listing}
      data-options={JSON.stringify(options)}
      {...changedEarly}
    >
      <InlineScript code={choiceInAddress} />
      <FilterBar
        facets={telling}
        words={words}
        selection={selection}
        counts={listing.counts}
        sort={sort}
        count={stones.length}
        total={all.length}
        onToggle={(facet, value) => write({ selection: toggled(selection, facet, value, options) })}
        onSort={(next) => write({ sort: next, query, selection: asked })}
      />
      <Summary
        sentence={
          state === "loading"
            ? t("searching")
            : answer?.refusal || sentenceOf(listing, query, words, family, t)
        }
        quiet={isQuiet}
        selection={selection}
        words={words}
        onChoose={(facet, values) =>
          write({ selection: canonical({ ...selection, [facet]: values }, options) })
        }
        onClear={clear}
      >
        {answer && <AnswerNotes answer={answer} />}
        {state === "failed" && <p>{t("searchFailed")}</p>}
      </Summary>
      <div className={styles.stones}>
        {stones.length === 0 && state !== "loading" ? (
          <Suspense>
            <NothingLeft
              listing={listing}
              index={index}
              nearby={answer?.refusal ? answer.nearby : undefined}
              words={words}
              onLoosen={(looser) => write({ selection: looser })}
              onClear={clear}
              total={all.length}
              everywhere={family && `/stones?${selectionQuery(selection)}`}
              cards={all}
              slabKinds={slabKinds}
            />
          </Suspense>
        ) : (
          children(
            shownOf(listing, {
              looked,
              index,
              facets,
              slabKinds,
              sort,
              isAnswer: answer !== undefined,
              reasonOf,
            }),
          )
        )}
      </div>
      <p className={`${typography.label} ${grid.inset} ${styles.offers}`}>{t("offers")}</p>
      <InlineScript code={beforeHydration} />
    </section>
  );
}

/** A facet of which every stone has every value tells none from another, and one without words is not offered. */
function tellingFacets(index: FacetIndex, words: ListingFacets["words"]): Facet[] {
  const counts = optionCounts(index, {});
  return FACETS.filter((facet) =>
    Object.keys(words.facets[facet].values).some((value) => counts[facet].get(value) !== index.stones.length),
  );
}

function sentenceOf(
  { selection, stones, isNamed }: Listing,
  query: string,
  words: ListingFacets["words"],
  family: FamilyKey | undefined,
  t: (key: "forQuery", values: Record<string, string>) => string,
): string {
  const shown = family ? { ...selection, family: [family] } : selection;
  const sentence = selectionSentence(shown, stones.length, words);
  return isNamed ? t("forQuery", { sentence, query }) : sentence;
}

type Shown = {
  /** What is chosen, and what is asked for beside a name: "carrara worktop". */
  looked: Selection;
  index: FacetIndex;
  facets: ListingFacets;
  slabKinds: ShownListing["slabKinds"];
  sort: Sort;
  isAnswer: boolean;
  reasonOf: ReasonOf;
};

function shownOf(
  { stones, selection }: Listing,
  { looked, index, facets, slabKinds, sort, isAnswer, reasonOf }: Shown,
): ShownListing {
  const byKey = new Map(stones.map((stone) => [stone.key, stone]));
  const [use, ...further] = selection.use ?? [];
  const soleUse = further.length === 0 ? use : undefined;
  const codes = new Map(index.stones.map(({ key }, i) => [key, facets.codes[i]]));
  return {
    stones,
    isShown: (key) => byKey.has(key),
    selection,
    slabKinds,
    sort,
    isAnswer,
    codeOf: (key) => codes.get(key),
    reasonOf: (key) => (soleUse === undefined ? undefined : reasonOf(key, soleUse)?.why),
    noteOf: (key) => {
      const stone = byKey.get(key);
      if (!stone || !looked.use) return undefined;
      // The one use asked for is said above all of them: only what needs care is told apart.
      if (soleUse !== undefined && !stone.care.includes(soleUse)) return undefined;
      return <VerdictNote stone={stone} selection={looked} words={facets.words} reasonOf={reasonOf} />;
    },
  };
}
