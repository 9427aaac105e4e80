import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { loadSearch } from "@stoneyard/site/search/load-search.ts";
import type { SearchEntry } from "@stoneyard/site/search/search-entry.ts";
import { StoneSearch } from "@stoneyard/site/search/stone-search.tsx";
import { useParts } from "@stoneyard/site/shell/company.ts";
import { TextLink } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { useEffect, useState } from "react";
import type { NotFoundData } from "./not-found.data.server.ts";
import styles from "./not-found.module.css";

/** The server shows this page at every address that is no page's. */
export default function NotFound({ data }: { data: NotFoundData }) {
  const t = useTranslations("not-found");
  const places = useTranslations("common.navigation");
  const parts = useParts();
  return (
    <>
      <Head title={t("title")} description={t("text")} preview={data.preview} hidden />
      <div className={`${grid.grid} ${grid.rowsOnNarrow} ${styles.page}`}>
        <p className={classes(typography.name, typography.number, styles.number)} aria-hidden="true">
          404
        </p>
        <h1 className={`${typography.statement} ${styles.title}`}>{t("heading")}</h1>
        <p className={`${typography.lead} ${styles.text}`}>{t("text")}</p>
        <p className={`${grid.ways} ${styles.links}`}>
          <TextLink to="/stones">{places("allStones")}</TextLink>
          <TextLink to="/materials">{places("materials")}</TextLink>
          {parts.includes("interiors") && (
            <TextLink to="/interior-design">{places("interiorDesign")}</TextLink>
          )}
          <TextLink to="/contact">{places("contact")}</TextLink>
        </p>
        <Nearest />
      </div>
    </>
  );
}

const SHOWN = 3;

/** The search, and the stones whose names are nearest to the address that was asked for. */
function Nearest() {
  const t = useTranslations("not-found");
  const source = useLocalizedPath()("/search.json");
  const stones = useNearestStones(source);
  return (
    <div
      className={classes(grid.grid, grid.rowsOnNarrow, styles.nearest, stones?.length === 0 && styles.none)}
    >
      <StoneSearch />
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
  return decoded(location.pathname).split(/[/-]+/).join(" ");
}

/** As it is written where it has signs that are no escapes. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
