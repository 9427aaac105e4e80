import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
import { StoneTile } from "../family/stone-tile.tsx";
import { useAskedUse } from "./asked-use.ts";
import styles from "./beside.module.css";
import type { BesideView } from "./beside.server.ts";

/** Four stones of nearly the same colour for the use that is asked for, at one scale on one line. */
export function Beside({ beside }: { beside: BesideView }) {
  const t = useTranslations("stone");
  const asked = useAskedUse(beside.byUse);
  const found = beside.byUse.find(({ use }) => use === (asked ?? beside.mainUse));
  const stones = (found?.shown ?? []).flatMap((index) => beside.stones[index] ?? []);
  return (
    <section className={`${grid.section} ${styles.section}`} aria-labelledby="beside">
      <div className={`${grid.grid} ${grid.head}`}>
        <h2 id="beside" className={typography.section}>
          {t("similar", { use: found?.said ?? "" })}
        </h2>
      </div>
      <Reveal duration={1000}>
        <ul className={`${grid.grid} ${styles.line}`}>
          {stones.map((stone) => (
            <li key={stone.key}>
              <StoneTile stone={stone} note={stone.family} sizes="(max-width: 768px) 60vw, 30vw" />
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
