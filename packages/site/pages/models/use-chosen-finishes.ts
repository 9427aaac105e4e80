import { replaceQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import { cameBack } from "@stoneyard/site/ui/browser/came-back.ts";
import { useAddressQuery } from "@stoneyard/site/ui/browser/use-address-query.ts";
import { useEffect, useState } from "react";

/**
 * The finish of each table, and the table shown in 3D. All begin with the first finish; the last choice is in the address
 * as `?table=…&finish=…`, which also leads to that table. Who comes back is put where they were.
 */
export function useChosenFinishes(tables: readonly string[], finishes: readonly string[]) {
  const query = useAddressQuery();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const asked = askedBy(query, tables, finishes);
  const [pressed, setPressed] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address that the page was opened with leads on
  useEffect(() => {
    if (cameBack()) return;
    const { table } = askedBy(new URLSearchParams(location.search), tables, finishes);
    if (table) document.getElementById(table)?.scrollIntoView();
  }, []);

  return {
    live: pressed ?? asked.table ?? tables[0],
    ask: setPressed,
    finishOf(table: string): string {
      return (table === asked.table ? asked.finish : chosen[table]) ?? finishes[0] ?? "";
    },
    choose(table: string, finish: string) {
      setPressed(table);
      // The former table keeps its finish when the address changes to another one.
      if (asked.table && asked.finish) setChosen({ ...chosen, [asked.table]: asked.finish });
      replaceQuery(String(new URLSearchParams({ table, finish })));
    },
  };
}

function askedBy(query: URLSearchParams, tables: readonly string[], finishes: readonly string[]) {
  return {
    table: tables.find((table) => table === query.get("table")),
    finish: finishes.find((finish) => finish === query.get("finish")),
  };
}
