import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/**
 * Which finish each table shows. All begin with the first; the one chosen last stands in the address as
 * `?table=…&finish=…`, and who opens such an address is led to that table.
 */
export function useChosenFinishes(tables: readonly string[], finishes: readonly string[]) {
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  // The built page knows no query: what the address asks for is shown when the page runs.
  const hydrated = useHydrated();
  const askedTable = tables.find((table) => table === query.get("table"));
  const askedFinish = finishes.find((finish) => finish === query.get("finish"));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address that the page was opened with leads on
  useEffect(() => {
    if (askedTable) document.getElementById(askedTable)?.scrollIntoView();
  }, []);

  return {
    finishOf(table: string): string {
      const asked = hydrated && table === askedTable ? askedFinish : undefined;
      return chosen[table] ?? asked ?? finishes[0] ?? "";
    },
    choose(table: string, finish: string) {
      // The table that the address asked for keeps its finish when the address goes on to another one.
      const asked = askedTable && askedFinish ? { [askedTable]: askedFinish } : {};
      setChosen({ ...asked, ...chosen, [table]: finish });
      setQuery({ table, finish }, { replace: true, preventScrollReset: true });
    },
  };
}
