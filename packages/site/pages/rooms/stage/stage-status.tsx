import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import styles from "./room-stage.module.css";
import type { Announcement, StageState } from "./stage-state.ts";

type Props = Pick<StageState, "canvas" | "announcement"> & {
  titleOf: (stone: string) => string;
  onTryAgain: () => void;
};

/** What was just done, or what did not come. */
export function StageStatus({ canvas, announcement, titleOf, onTryAgain }: Props) {
  const t = useTranslations("room-view");
  const sentenceOf = useSentence(titleOf);
  const drawing = canvas === "loading" || canvas === "ready";
  return (
    <div className={styles.status}>
      <p role="status">
        {drawing
          ? announcement && (
              // Another element for another sentence, so that each is seen for its while.
              <span key={sentenceOf(announcement)} className={styles.announcement}>
                {sentenceOf(announcement)}
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
  return (announcement: Announcement): string => {
    const surface = names(announcement.surface);
    switch (announcement.done) {
      case "laid":
        return t("laid", { stone: titleOf(announcement.stone), surface });
      case "turned":
        return t("turned", { surface, degrees: announcement.degrees });
      case "moved":
        return t("moved", { surface });
    }
  };
}
