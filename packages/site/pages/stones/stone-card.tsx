import { KeepButton } from "@stoneyard/site/choice/keep-button.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import frames from "@stoneyard/site/styles/frames.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { ReactNode } from "react";
import { OfferLine } from "../stone/offer/offer-line.tsx";
import styles from "./stone-card.module.css";
import type { CardView } from "./stones.data.server.ts";

type Props = {
  stone: CardView;
  /** The kind of slab that is looked for: price and stock are of that. */
  slabKind?: string | undefined;
  /** What is to be said of it here, under its name; otherwise its colour. */
  children?: ReactNode;
};

/** A small picture of a slab and its name, all of one size. */
export function StoneCard({ stone, slabKind, children }: Props) {
  const colours = useTranslations("stones.colours");
  return (
    <div className={styles.card}>
      <Link to={stone.to}>
        <span className={`${frames.frame} ${frames.outlined} ${styles.picture}`}>
          <img src={stone.picture} alt="" width={480} height={300} loading="lazy" decoding="async" />
        </span>
        <span className={`${typography.tile} ${styles.name}`}>
          <span className={typography.growingLine}>{stone.title}</span>
        </span>
      </Link>
      <p className={`${typography.label} ${typography.capital} ${styles.note}`}>
        {children ?? colours(stone.colourGroup)}
      </p>
      <OfferLine stone={stone} slabKind={slabKind} />
      <KeepButton item={stone.key} name={stone.title} className={styles.keep} />
    </div>
  );
}
