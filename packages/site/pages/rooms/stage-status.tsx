import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import styles from "./room-stage.module.css";
import type { StageState, Told } from "./stage-state.ts";

type Props = Pick<StageState, "canvas" | "told"> & {
  titleOf: (stone: string) => string;
  onTryAgain: () => void;
};

/** What was just done, or what did not come. */
export function StageStatus({ canvas, told, titleOf, onTryAgain }: Props) {
  const t = useTranslations("room-view");
  const sentenceOf = useSentence(titleOf);
  const drawing = canvas === "loading" || canvas === "ready";
  return (
    <div className={styles.status}>
      <p role="status">
        {drawing
          ? told && (
              // Another element for another sentence, so that each is seen for its while.
              <span key={sentenceOf(told)} className={styles.told}>
                {sentenceOf(told)}
              </span>
            )
          : t(canvas)}
      </p>
      {(canvas === "stale" || canvas === "failed") && (
        <button type="button" className={typography.link} onClick={onTryAgain}>
          {t("tryAgain")}
        </button>
      )}
    </div>
  );
}

function useSentence(titleOf: (stone: string) => string) {
  const t = useTranslations("room-view");
  const names = useTranslations("room-view.surfaces");
  return (told: Told): string => {
    const surface = names(told.surface);
    switch (told.done) {
      case "laid":
        return t("laid", { stone: titleOf(told.stone), surface });
      case "turned":
        return t("turned", { surface, degrees: told.degrees });
      case "moved":
        return t("moved", { surface });
    }
  };
}
