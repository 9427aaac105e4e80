import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { loadSearch, type StoneFinder } from "@stoneyard/site/search/load-search.ts";
import { useEffect, useMemo, useState } from "react";
import type { ListingAnswer } from "./listing.ts";

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
  const answer = useMemo(
    () => (asked ? finder && answerOf(finder, query) : undefined),
    [asked, finder, query],
  );
  if (!asked || answer) return { query, answer, state: "ready" };
  return { query, answer, state: failedQuery === query ? "failed" : "loading" };
}

function answerOf(finder: StoneFinder, query: string): ListingAnswer {
  const { stones, ...answer } = finder.ask(query);
  return { ...answer, stones: stones.map(({ id }) => id) };
}
