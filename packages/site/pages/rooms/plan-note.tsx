import type { Surface } from "@stoneyard/catalogue/kinds/room.ts";
import { type ItemKey, isItemKey, PLAN_KEY, writeItems } from "@stoneyard/site/choice/items.ts";
import { barePath } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { MouseEvent } from "react";
import styles from "./palette.module.css";

/** A visitor's plan that is seen in a room, and the surfaces on which it is. */
export type ShownPlan = { key: ItemKey; surfaces: Surface[] };

/**
 * The plan of a visitor who came by a link of "My measurements"; undefined for others.
 * @param referrer address of the page with the link
 * @param search the room's query as it was opened
 */
export function planShown(
  referrer: string,
  search: URLSearchParams,
  surfaces: readonly Surface[],
): ShownPlan | undefined {
  const from = URL.parse(referrer);
  if (from?.origin !== location.origin || barePath(from.pathname) !== `/${PLAN_KEY}`) return undefined;
  const key = PLAN_KEY + from.search;
  const planned = surfaces.filter((surface) => search.has(surface));
  return isItemKey(key) && planned.length > 0 ? { key, surfaces: planned } : undefined;
}

/** Says which part of a room shows the visitor's plan, and links back to it. */
export function PlanNote({ plan: { key, surfaces } }: { plan: ShownPlan }) {
  const t = useTranslations("room-view");
  const names = useTranslations("room-view.surfaces");
  return (
    <div className={styles.plan}>
      <p className={typography.label}>
        {t("plan.shown", { surfaces: surfaces.map((surface) => names(surface)).join(", ") })}
      </p>
      <p className={`${grid.row} ${styles.ways}`}>
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
