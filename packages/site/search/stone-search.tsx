import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Dropdown } from "@stoneyard/site/ui/dropdown/dropdown.tsx";
import type { DropdownOption } from "@stoneyard/site/ui/dropdown/use-dropdown.ts";
import { useCallback, useRef, useState } from "react";
import { loadSearch, type StoneFinder } from "./load-search.ts";
import type { SearchEntry } from "./search-entry.ts";
import styles from "./stone-search.module.css";

type Props = {
  /** Name of the field, where it is not the search of the site. */
  label?: string;
  /**
   * What choosing a stone, by family and slug, does. Without it the stone's page is opened, and a query that is entered, or has
   * more answers than are listed, goes to the page of all stones.
   */
  onStone?: (stone: string) => void;
};

const SHOWN = 8;

/** A field that finds stones. What it searches in, and the searching itself, are fetched when it is first focused. */
export function StoneSearch({ label, onStone }: Props) {
  const t = useTranslations("search");
  const path = useLocalizedPath();
  const source = path("/search.json");
  const allStones = onStone ? undefined : path("/stones");
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
    async (query: string, signal: AbortSignal): Promise<DropdownOption[]> => {
      const finder = await ready();
      const { stones, answers, refusal } = finder.ask(query);
      const slab = await finder.slab(query);
      // Whoever chooses a stone by the number of a slab is offered the stone.
      if (slab)
        return [{ ...optionOf(slab.stone), ...(allStones && { label: slab.title, href: slab.href }) }];
      if (!signal.aborted) setRefusal(refusal || answers.map(({ text }) => text).join(" "));
      const shown = stones.slice(0, SHOWN).map(optionOf);
      if (!allStones || stones.length <= SHOWN) return shown;
      const label = t("all", { count: stones.length });
      return [...shown, { id: "all", label, href: answersTo(query, allStones) }];
    },
    [ready, t, allStones],
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field within is focused
    <div className={styles.search} onFocus={() => void ready().catch(() => {})}>
      <Dropdown
        labels={{
          label: label ?? t("label"),
          placeholder: t("placeholder"),
          empty: t("empty"),
          noResults: refusal || t("none"),
        }}
        search={search}
        onSelect={({ id, href = "" }) => (onStone ? onStone(id) : location.assign(href))}
        {...(allStones && { onSubmit: (query) => location.assign(answersTo(query, allStones)) })}
      />
    </div>
  );
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
