import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { readRecipe, withLink } from "./recipe-address.ts";
import styles from "./visitor-photo.module.css";
import type { VisitorPhotoState } from "./visitor-photo-state.ts";

type Props = {
  kept: VisitorPhotoState;
  /** With the outlines and stones of the link. */
  onUse: (state: VisitorPhotoState) => void;
  onKeep: () => void;
};

/** Shown where a link was opened over a photograph that stands here already: whose outlines it shows is the visitor's choice. */
export function LinkOverKept({ kept, onUse, onKeep }: Props) {
  const t = useTranslations("visitor-photo.link");
  if (!readRecipe(location.hash)) return null;
  const shared = withLink(kept);
  // Otherwise it would be asked again at each reload.
  const dropLink = () => history.replaceState(history.state, "", location.pathname + location.search);
  return (
    <div role="status" className={styles.shared}>
      <p>{t(shared ? "other" : "otherShape")}</p>
      <div className={grid.buttons}>
        {shared && (
          <button
            type="button"
            className={typography.button}
            onClick={() => {
              dropLink();
              onUse(shared);
            }}
          >
            {t("use")}
          </button>
        )}
        <button
          type="button"
          className={typography.button}
          onClick={() => {
            dropLink();
            onKeep();
          }}
        >
          {t("keep")}
        </button>
      </div>
    </div>
  );
}
