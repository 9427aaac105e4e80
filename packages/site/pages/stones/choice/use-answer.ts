import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { loadSearch, type SlabEntry, type StoneFinder } from "@stoneyard/site/search/load-search.ts";
import { mayBeNumber } from "@stoneyard/site/search/slab-finder.ts";
import { useEffect, useMemo, useState } from "react";
import type { ListingAnswer } from "../listing.ts";

/** What is asked in the search's field. */
export type Asked = {
  query: string;
  /** Undefined where nothing is asked, and until the search is there. */
  answer: ListingAnswer | undefined;
  state: "ready" | "loading" | "failed";
};

/** What the search answers to a query; the search itself is fetched when first asked, and after a failure with the next query. */
export function useAnswer(query: string): Asked {
  const source = useLocalizedPath()("/search.json");
  const [finder, setFinder] = useState<StoneFinder>();
  const [failedQuery, setFailedQuery] = useState<string>();
  const asked = query !== "";
  useEffect(() => {
    if (!asked || finder) return;
    loadSearch(source).then(
      (found) => setFinder(found),
      () => setFailedQuery(query),
    );
  }, [asked, finder, source, query]);
  const [slab, setSlab] = useState<{ query: string; found: SlabEntry | undefined }>();
  useEffect(() => {
    if (!finder || !mayBeNumber(query)) return;
    let gone = false;
    finder.slab(query).then((found) => !gone && setSlab({ query, found }));
    return () => {
      gone = true;
    };
  }, [finder, query]);
  const found = slab?.query === query ? slab.found : undefined;
  const answer = useMemo(() => {
    if (!asked || !finder) return undefined;
    return found ? answerOfSlab(found, query) : answerOf(finder, query);
  }, [asked, finder, query, found]);
  const isLooking = mayBeNumber(query) && slab?.query !== query;
  if (!asked || (answer && !isLooking)) return { query, answer, state: "ready" };
  return { query, answer: undefined, state: failedQuery === query ? "failed" : "loading" };
}

function answerOf(finder: StoneFinder, query: string): ListingAnswer {
  const { stones, ...answer } = finder.ask(query);
  return { ...answer, stones: stones.map(({ id }) => id) };
}

/** Its stone, and the way to the slab itself. */
function answerOfSlab({ stone, title, href }: SlabEntry, query: string): ListingAnswer {
  const nothing = { understood: {}, leftOut: [], ignoredRefusals: [], answers: [], refusal: "", nearby: [] };
  return { ...nothing, stones: [stone.id], named: [query], slab: { title, href } };
}
