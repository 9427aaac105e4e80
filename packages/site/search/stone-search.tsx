import { Dropdown } from "@stoneyard/site/ui/dropdown/dropdown.tsx";
import type { DropdownOption } from "@stoneyard/site/ui/dropdown/dropdown-option.ts";
import { useCallback, useRef, useState } from "react";
import { loadSearch, type StoneFinder } from "./load-search.ts";
import type { SearchEntry } from "./search-entry.ts";
import styles from "./stone-search.module.css";

type StoneSearchLabels = {
  label: string;
  placeholder: string;
  empty: string;
  none: string;
  /** Leads to all answers, with {count} where their number stands. */
  all?: string;
};

type Props = {
  labels: StoneSearchLabels;
  /** Address of the entries in the language of the page: /search.json or /sr/search.json. */
  source: string;
  /** What choosing a stone does; without it its page is opened. */
  onChoose?: (href: string) => void;
  /** Address of the page of all stones, which answers a query in full; without it only what is listed can be chosen. */
  allStones?: string;
};

const SHOWN = 8;

/** A field that finds stones. What it searches in, and the searching itself, are fetched when it is first focused. */
export function StoneSearch({ labels, source, onChoose = openPage, allStones }: Props) {
  const loading = useRef<Promise<StoneFinder>>(undefined);
  const [refusal, setRefusal] = useState("");

  const ready = useCallback(() => {
    loading.current ??= loadSearch(source).catch((error: unknown) => {
      // The next key tries again.
      loading.current = undefined;
      throw error;
    });
    return loading.current;
  }, [source]);

  const search = useCallback(
    async (query: string): Promise<DropdownOption[]> => {
      const finder = await ready();
      const { stones, answers, refusal } = finder.ask(query);
      // Whoever chooses a stone has no use for one of its slabs.
      const slab = onChoose === openPage ? await finder.slab(query) : undefined;
      if (slab) return [{ ...optionOf(slab.stone), label: slab.title, href: slab.href }];
      setRefusal(refusal || answers.join(" "));
      const shown = stones.slice(0, SHOWN).map(optionOf);
      if (!allStones || !labels.all || stones.length <= SHOWN) return shown;
      const label = labels.all.replace("{count}", String(stones.length));
      return [...shown, { id: "all", label, href: answersTo(query, allStones) }];
    },
    [ready, labels.all, allStones, onChoose],
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field within is focused
    <div className={styles.search} onFocus={() => void ready().catch(() => {})}>
      <Dropdown
        labels={{ ...labels, noResults: refusal || labels.none }}
        search={search}
        onSelect={({ href }) => href !== undefined && onChoose(href)}
        {...(allStones && { onSubmit: (query) => openPage(answersTo(query, allStones)) })}
      />
    </div>
  );
}

function openPage(href: string) {
  location.assign(href);
}

function optionOf({ id, title, family, rock, country, href, picture }: SearchEntry): DropdownOption {
  return {
    id,
    href,
    label: title,
    detail: [family, country || rock].filter(Boolean).join(", "),
    picture: <img src={picture} alt="" width={64} height={40} loading="lazy" />,
  };
}

function answersTo(query: string, allStones: string): string {
  return `${allStones}?${new URLSearchParams({ q: query.trim() })}`;
}
