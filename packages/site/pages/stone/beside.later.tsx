import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { StoneTile } from "@stoneyard/site/pages/family/stone-tile.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { useAddressChoice } from "@stoneyard/site/ui/browser/use-address-query.ts";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
import { SectionHead } from "@stoneyard/site/ui/section.tsx";
import styles from "./beside.module.css";
import type { BesideView } from "./beside.server.ts";

/** Four stones of nearly the same colour for the use that is asked for, else the main one, at one scale on one line. */
export function Beside({ beside }: { beside: BesideView }) {
  const t = useTranslations("stone");
  const offered = beside.byUse.filter(({ shown }) => shown.length > 0);
  const uses = offered.map(({ use }) => use);
  const [asked] = useAddressChoice("use", uses, beside.mainUse);
  const found = offered.find(({ use }) => use === asked);
  if (!found) return null;
  const stones = found.shown.flatMap((index) => beside.stones[index] ?? []);
  return (
    <section className={`${grid.section} ${styles.section} ${visible.screenOnly}`} aria-labelledby="beside">
      <SectionHead id="beside" title={t("similar", { use: found.phrase })} />
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
