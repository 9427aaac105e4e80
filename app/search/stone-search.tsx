import { useCallback, useRef, useState } from "react";
import { Dropdown } from "#app/ui/dropdown/dropdown.tsx";
import type { DropdownOption } from "#app/ui/dropdown/dropdown-option.ts";
import { loadSearch, type StoneFinder } from "./load-search.ts";
import styles from "./stone-search.module.css";

export type StoneSearchLabels = { label: string; placeholder: string; none: string };

type Props = {
  labels: StoneSearchLabels;
  /** Address of the entries in the language of the page: /search.json or /sr/search.json. */
  source: string;
  /** Opens the page of a stone; without it the browser does. */
  onChoose?: (href: string) => void;
};

const SHOWN = 8;

/** A field that finds stones. What it searches in, and the searching itself, are fetched when it is first focused. */
export function StoneSearch({ labels, source, onChoose = (href) => location.assign(href) }: Props) {
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
      const { stones, refusal } = (await ready()).ask(query);
      setRefusal(refusal);
      return stones.slice(0, SHOWN).map(({ id, title, family, rock, country, href, picture }) => ({
        id,
        href,
        label: title,
        detail: [family, country || rock].join(", "),
        picture: <img src={picture} alt="" width={64} height={40} loading="lazy" />,
      }));
    },
    [ready],
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field within is focused
    <div className={styles.search} onFocus={() => void ready().catch(() => {})}>
      <Dropdown
        labels={{ ...labels, noResults: refusal || labels.none }}
        search={search}
        onSelect={({ href }) => href !== undefined && onChoose(href)}
      />
    </div>
  );
}
