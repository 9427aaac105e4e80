import type { Suggestion } from "@stoneyard/site/content/suggestions.server.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import styles from "./palette.module.css";
import tools from "./stage/room-tools.module.css";

type Props = {
  stones: readonly Suggestion[];
  /** Name of the surface that they are for. */
  surface: string;
  chosen: string | undefined;
  /** Shows their pictures. */
  pictured: boolean;
  onStone: (stone: string) => void;
};

/** Some stones to begin with, for those who know no names yet. */
export function SuggestedStones({ stones, surface, chosen, pictured, onStone }: Props) {
  const t = useTranslations("room-view");
  return (
    <fieldset className={`${tools.pictured} ${styles.suggestions}`}>
      <legend className={typography.label}>{t("suggested", { surface })}</legend>
      {stones.map(({ stone, title, swatch }) => (
        <button key={stone} type="button" aria-pressed={stone === chosen} onClick={() => onStone(stone)}>
          <span className={styles.swatch}>
            {pictured && <img src={swatch} alt="" width={96} height={60} loading="lazy" decoding="async" />}
          </span>
          <span>{title}</span>
        </button>
      ))}
    </fieldset>
  );
}
