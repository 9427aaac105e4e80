import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { loadSearch } from "@stoneyard/site/search/load-search.ts";
import type { SearchEntry } from "@stoneyard/site/search/search-entry.ts";
import { StoneSearch } from "@stoneyard/site/search/stone-search.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { useEffect, useState } from "react";
import styles from "./nearest.module.css";

const SHOWN = 3;

/** The search, and the stones whose names are nearest to the address that was asked for. */
export function Nearest() {
  const t = useTranslations("not-found");
  const search = useTranslations("search");
  const href = useLocalizedPath();
  const source = href("/search.json");
  const stones = useNearestStones(source);
  return (
    <div className={classes(styles.nearest, stones?.length === 0 && styles.none)}>
      <StoneSearch
        labels={{
          label: search("label"),
          placeholder: search("placeholder"),
          empty: search("empty"),
          none: search("none"),
          all: search("all", { count: "{count}" }),
        }}
        source={source}
        allStones={href("/stones")}
      />
      {stones && stones.length > 0 && (
        <section aria-labelledby="nearest-stones">
          <h2 id="nearest-stones" className={`${typography.smallHeading} ${styles.heading}`}>
            {t("nearest")}
          </h2>
          <ul className={styles.stones}>
            {stones.map((stone) => (
              <li key={stone.id}>
                <a href={stone.href}>
                  <img src={stone.picture} alt="" width={480} height={300} />
                  <span className={`${typography.tile} ${styles.name}`}>{stone.title}</span>
                  <span className={styles.family}>{stone.family}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Undefined until they are known; empty where they cannot be fetched. */
function useNearestStones(source: string): SearchEntry[] | undefined {
  const [stones, setStones] = useState<SearchEntry[]>();
  useEffect(() => {
    loadSearch(source).then(
      (search) => setStones(search.nearest(askedWords(), SHOWN)),
      () => setStones([]),
    );
  }, [source]);
  return stones;
}

function askedWords(): string {
  return decodeURIComponent(location.pathname).split(/[/-]+/).join(" ");
}
