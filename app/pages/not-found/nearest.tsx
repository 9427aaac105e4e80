import { createRoot } from "react-dom/client";
import { localeOfPath, localePath } from "#app/i18n/locale.ts";
import { loadSearch } from "#app/search/load-search.ts";
import type { SearchEntry } from "#app/search/search-entry.ts";
import { StoneSearch, type StoneSearchLabels } from "#app/search/stone-search.tsx";
import typography from "#app/styles/typography.module.css";
import styles from "./nearest.module.css";

type Labels = StoneSearchLabels & { nearest: string };

const SHOWN = 3;

/**
 * Brings the search and the stones nearest by name to the page for unknown addresses. The page itself is not hydrated,
 * so its words come from the element that waits for them.
 */
export async function showNearest() {
  const place = document.getElementById("nearest");
  if (!place) return;
  const labels: Labels = JSON.parse(place.dataset.labels ?? "{}");
  const source = localePath(localeOfPath(location.pathname), "/search.json");
  const root = createRoot(place);
  root.render(<Nearest labels={labels} source={source} stones={[]} />);
  const search = await loadSearch(source);
  const words = decodeURIComponent(location.pathname).split(/[/-]+/).join(" ");
  const stones = search.nearest(words, SHOWN);
  place.toggleAttribute("data-none", stones.length === 0);
  root.render(<Nearest labels={labels} source={source} stones={stones} />);
}

type Props = { labels: Labels; source: string; stones: SearchEntry[] };

function Nearest({ labels, source, stones }: Props) {
  return (
    <div className={styles.nearest}>
      <StoneSearch
        labels={labels}
        source={source}
        allStones={localePath(localeOfPath(location.pathname), "/stones")}
      />
      {stones.length > 0 && (
        <section aria-labelledby="nearest-stones">
          <h2 id="nearest-stones" className={`${typography.smallHeading} ${styles.heading}`}>
            {labels.nearest}
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
