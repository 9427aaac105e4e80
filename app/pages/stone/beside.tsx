import { useTranslations } from "#app/i18n/translations.tsx";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { Reveal } from "#app/ui/reveal/reveal.tsx";
import type { StoneView } from "../family/family.server.ts";
import { StoneTile } from "../family/stone-tile.tsx";
import styles from "./beside.module.css";

/** Four stones of nearly the same colour, at one scale on a chalk line. */
export function Beside({ stones }: { stones: StoneView[] }) {
  const t = useTranslations("stone");
  return (
    <section className={`${grid.section} ${styles.section}`} aria-labelledby="beside">
      <div className={`${grid.grid} ${grid.head}`}>
        <h2 id="beside" className={typography.section}>
          {t("similar")}
        </h2>
        <p className={typography.label}>{t("similarNote")}</p>
      </div>
      <Reveal duration={1000}>
        <ul className={`${grid.grid} ${styles.line}`}>
          {stones.map((stone) => (
            <li key={stone.key}>
              <StoneTile stone={stone} sizes="(max-width: 768px) 60vw, 30vw" />
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
