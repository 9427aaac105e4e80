import { barePath } from "#app/i18n/locale.ts";
import { useLocalizedPath } from "#app/i18n/localized.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import { useKeptList } from "#app/list/use-kept-list.ts";
import { StoneSearch } from "#app/search/stone-search.tsx";
import typography from "#app/styles/typography.module.css";
import { smallestSource } from "#app/ui/picture.tsx";
import styles from "./compare.module.css";
import type { CompareData } from "./compare-data.ts";

type Props = Pick<CompareData, "stones"> & { shown: readonly string[]; onAdd: (key: string) => void };

/** Another stone for the comparison: from the visitor's list, or by its name. */
export function AddStone({ stones, shown, onAdd }: Props) {
  const t = useTranslations("compare");
  const search = useTranslations("search");
  const source = useLocalizedPath()("/search.json");
  const { items } = useKeptList();
  const kept = items.map(({ key }) => key).filter((key) => key in stones && !shown.includes(key));
  return (
    <div className={styles.add}>
      <StoneSearch
        // Empty again once a stone is added.
        key={shown.join()}
        labels={{ label: t("add"), placeholder: search("placeholder"), none: search("none") }}
        source={source}
        onChoose={(address) => onAdd(barePath(address).slice(1))}
      />
      {kept.length > 0 && (
        <fieldset className={styles.kept}>
          <legend className={typography.label}>{t("fromList")}</legend>
          {kept.map((key) => (
            <button key={key} type="button" className={styles.offer} onClick={() => onAdd(key)}>
              <img
                src={stones[key] && smallestSource(stones[key].picture)}
                alt=""
                width={64}
                height={40}
                loading="lazy"
                decoding="async"
              />
              {stones[key]?.title}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
