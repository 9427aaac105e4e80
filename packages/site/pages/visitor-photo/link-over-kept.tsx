import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useState } from "react";
import { fitted, readRecipe, recipeHash } from "./recipe-address.ts";
import styles from "./visitor-photo.module.css";
import type { VisitorPhotoState } from "./visitor-photo-state.ts";

type Props = {
  kept: VisitorPhotoState;
  /** With the outlines and stones of the link. */
  onUse: (state: VisitorPhotoState) => void;
};

/** Shown where a link was opened and this browser has kept a photograph: whose outlines it shows is the visitor's choice. */
export function LinkOverKept({ kept, onUse }: Props) {
  const t = useTranslations("visitor-photo.link");
  const [isAnswered, setAnswered] = useState(false);
  const recipe = readRecipe(location.hash);
  if (isAnswered || !recipe || recipeHash(kept) === location.hash) return null;
  const shared = fitted(recipe, kept.size);
  const answer = () => {
    // Otherwise it would be asked again at each reload.
    history.replaceState(history.state, "", location.pathname + location.search);
    setAnswered(true);
  };
  return (
    <div role="status" className={styles.shared}>
      <p>{t("other")}</p>
      <div className={grid.buttons}>
        {shared && (
          <button
            type="button"
            className={typography.button}
            onClick={() => {
              answer();
              onUse({ ...kept, ...shared, chosen: shared.surfaces[0]?.id });
            }}
          >
            {t("use")}
          </button>
        )}
        <button type="button" className={typography.button} onClick={answer}>
          {t("keep")}
        </button>
      </div>
    </div>
  );
}
