import type { ColourGroup } from "@stoneyard/catalogue/kinds/stone.ts";
import { KeepButton } from "@stoneyard/site/choice/keep-button.tsx";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import frames from "@stoneyard/site/styles/frames.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { ReactNode } from "react";
import { OfferLine } from "../stone/offer/offer-line.tsx";
import styles from "./stone-card.module.css";

/** A stone as a card shows it, in one language. */
export type CardView = {
  key: string;
  to: SiteHref;
  title: string;
  colourGroup: ColourGroup;
  luminance: number;
  picture: string;
  /** Its price, stock and slip in a line, where they are known. */
  offer?: string[];
};

type Props = {
  stone: CardView;
  /** What is to be said of it here, under its name; otherwise its colour. */
  children?: ReactNode;
};

/** A small picture of a slab and its name, all of one size. */
export function StoneCard({ stone, children }: Props) {
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
      <OfferLine offer={stone.offer} />
      <KeepButton item={stone.key} name={stone.title} className={styles.keep} />
    </div>
  );
}
