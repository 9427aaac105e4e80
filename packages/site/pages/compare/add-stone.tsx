import { StoneOffers } from "@stoneyard/site/choice/stone-offers.tsx";
import type { Suggestion } from "@stoneyard/site/content/suggestions.server.ts";
import { barePath } from "@stoneyard/site/i18n/locale.ts";
import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { StoneSearch } from "@stoneyard/site/search/stone-search.tsx";
import { smallestSource } from "@stoneyard/site/ui/picture.tsx";
import type { CompareData } from "./compare.json.server.ts";
import styles from "./compare.module.css";

type Props = Pick<CompareData, "stones"> & {
  shown: readonly string[];
  first: readonly Suggestion[];
  onAdd: (key: string) => void;
};

/** Adds a stone to the comparison: by name, from the visitor's list, or a suggestion. */
export function AddStone({ stones, shown, first, onAdd }: Props) {
  const t = useTranslations("compare");
  const search = useTranslations("search");
  const source = useLocalizedPath()("/search.json");
  const swatchOf = (key: string) => (stones[key] ? smallestSource(stones[key].picture) : "");
  return (
    <div className={styles.add}>
      <StoneSearch
        // Empty again once a stone is added.
        key={shown.join()}
        labels={{
          label: t("add"),
          placeholder: search("placeholder"),
          empty: search("empty"),
          none: search("none"),
        }}
        source={source}
        onChoose={(address) => onAdd(barePath(address).slice(1))}
      />
      <StoneOffers stones={stones} swatchOf={swatchOf} shown={shown} first={first} onStone={onAdd} />
    </div>
  );
}
