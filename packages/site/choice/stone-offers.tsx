import type { Suggestion } from "@stoneyard/site/content/suggestions.server.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { useSavedList } from "./saved-list.ts";
import styles from "./stone-offers.module.css";

type Props = {
  /** What can be chosen, by key; `swatchOf` gives the address of a small picture of one. */
  stones: Readonly<Record<string, { title: string }>>;
  swatchOf: (key: string) => string;
  shown: readonly string[];
  /** Suggestions, offered while nothing is chosen. */
  first: readonly Suggestion[];
  onStone: (key: string) => void;
};

/** Stones to choose by one press: those on the visitor's list, and suggestions. */
export function StoneOffers({ stones, swatchOf, shown, first, onStone }: Props) {
  const t = useTranslations("search.offers");
  const { items } = useSavedList();
  const saved = items
    .filter(({ key }) => key in stones && !shown.includes(key))
    .map(({ key }) => ({ stone: key, title: stones[key]?.title ?? "", swatch: swatchOf(key) }));
  return (
    <>
      <Offers legend={t("kept")} offers={saved} inRow={shown.length > 0} onStone={onStone} />
      {shown.length === 0 && <Offers legend={t("first")} offers={first} onStone={onStone} />}
    </>
  );
}

type OffersProps = {
  legend: string;
  offers: readonly Suggestion[];
  inRow?: boolean;
  onStone: (key: string) => void;
};

function Offers({ legend, offers, inRow = false, onStone }: OffersProps) {
  if (offers.length === 0) return null;
  return (
    <fieldset className={classes(styles.offers, inRow && styles.row)}>
      <legend className={typography.label}>{legend}</legend>
      {offers.map(({ stone, title, swatch }) => (
        <button
          key={stone}
          type="button"
          className={`${styles.offer} ${typography.accentOnHover}`}
          onClick={() => onStone(stone)}
        >
          <img src={swatch} alt="" width={96} height={60} loading="lazy" decoding="async" />
          {title}
        </button>
      ))}
    </fieldset>
  );
}
