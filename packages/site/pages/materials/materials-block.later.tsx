import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import frames from "@stoneyard/site/styles/frames.module.css";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { Disclosure } from "@stoneyard/site/ui/disclosure.tsx";
import { Picture } from "@stoneyard/site/ui/picture.tsx";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
import { SectionHead } from "@stoneyard/site/ui/section.tsx";
import { useId } from "react";
import type { FamilyCard } from "./materials.data.server.ts";
import styles from "./materials-block.module.css";

type Props = {
  families: FamilyCard[];
  /** Under a heading, with three families and the others on demand; the page of materials has both by itself. */
  onHome?: boolean;
};

const AT_FIRST = 3;
const SIZES = "(max-width: 768px) 100vw, 46vw";

/** The families of stone, each by a slab of its own, on one line. */
export function MaterialsBlock({ families, onHome = false }: Props) {
  const t = useTranslations("materials");
  return (
    <section className={grid.section} aria-labelledby="families">
      {onHome ? (
        <SectionHead id="families" title={t("title")} />
      ) : (
        <h2 id="families" className={typography.visuallyHidden}>
          {t("title")}
        </h2>
      )}
      <Reveal duration={1500}>
        <Row families={families.slice(0, AT_FIRST)} className={styles.three} />
      </Reveal>
      {families.length > AT_FIRST && (
        <Disclosure
          labels={{ show: t("showMore"), hide: t("showLess") }}
          defaultOpen={!onHome}
          buttonClassName={`${typography.button} ${styles.more}`}
        >
          <Row families={families.slice(AT_FIRST)} className={styles.two} />
        </Disclosure>
      )}
    </section>
  );
}

function Row({ families, className }: { families: FamilyCard[]; className: string | undefined }) {
  return (
    <ul className={`${grid.grid} ${styles.row} ${className}`}>
      {families.map((family) => (
        <Card key={family.key} family={family} />
      ))}
    </ul>
  );
}

function Card({ family }: { family: FamilyCard }) {
  const t = useTranslations("materials");
  const stones = useTranslations("stones");
  const caption = useId();
  const title = family.key === "quartz" ? t("quartz") : family.title;
  return (
    <li>
      <Link to={family.to} className={styles.card} aria-labelledby={caption}>
        <span className={classes(frames.frame, frames.edge, styles.frame)}>
          <Picture picture={{ ...family.picture, alt: stones("slab", { name: title }) }} sizes={SIZES} />
        </span>
        <span id={caption} className={styles.caption}>
          <h3 className={typography.family}>
            <span className={typography.growingLine}>{title}</span>
          </h3>{" "}
          <span className={typography.label}>
            {stones(family.engineered ? "colourCount" : "count", { count: family.count })}
          </span>
        </span>
      </Link>
    </li>
  );
}
