import { writeItems } from "@stoneyard/site/choice/items.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { MouseEvent } from "react";
import styles from "./palette.module.css";
import type { ShownPlan } from "./plan-shown.ts";

/** Says which part of a room shows the visitor's plan, and links back to it. */
export function PlanNote({ plan: { key, surfaces } }: { plan: ShownPlan }) {
  const t = useTranslations("room-view");
  const names = useTranslations("room-view.surfaces");
  return (
    <div className={styles.plan}>
      <p className={typography.label}>
        {t("plan.shown", { surfaces: surfaces.map((surface) => names(surface)).join(", ") })}
      </p>
      <p className={styles.ways}>
        <Link to={`/${key}` as SiteHref} rel="nofollow" className={typography.link} onClick={goBack}>
          {t("plan.back")}
        </Link>
        <Link to={`/contact?about=${writeItems([key])}`} rel="nofollow" className={typography.link}>
          {t("plan.ask")}
        </Link>
      </p>
    </div>
  );
}

/** The visitor comes from there, to where it was left; what opened in a tab of its own has nothing to go back to. */
function goBack(event: MouseEvent): void {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!isPlain || history.length < 2) return;
  event.preventDefault();
  history.back();
}
