import { compareAddress, MOST_COMPARED } from "@stoneyard/site/choice/compare-address.ts";
import { lookedFor } from "@stoneyard/site/choice/device-store.ts";
import { type ItemKey, MOST_CARRIED, writeItems } from "@stoneyard/site/choice/items.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PrintButton } from "@stoneyard/site/print/print-button.tsx";
import { useParts } from "@stoneyard/site/shell/company.ts";
import { CopyLink } from "@stoneyard/site/shell/copy-link.tsx";
import { ButtonLink } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import type { MouseEvent } from "react";
import type { ListedItems } from "./list.json.server.ts";
import styles from "./list.module.css";
import { isGone, stoneKeys } from "./listed-view.ts";
import type { Compared } from "./use-list-edits.ts";

type Props = {
  keys: readonly ItemKey[];
  compared: Compared;
  items: ListedItems;
  /** Whether this list is the one that is printed. */
  printed: boolean;
  onEmpty: () => void;
};

/** What can be done with the whole list. */
export function ListActions({ keys, compared, items, printed, onEmpty }: Props) {
  const t = useTranslations("list");
  const parts = useParts();
  const known = keys.filter((key) => !isGone(key, items));
  return (
    <div className={`${styles.actions} ${visible.screenOnly}`}>
      {known.length > 0 && (
        <ButtonLink filled to={`/contact?about=${writeItems(known)}`}>
          {t("ask")}
        </ButtonLink>
      )}
      {compared.keys.length > 1 && (
        <ButtonLink to={compareAddress(compared.keys, stoneKeys(items), lookedFor("use"))}>
          {t("compare", { count: compared.keys.length })}
        </ButtonLink>
      )}
      {known.some((key) => hasStone(key, items)) && parts.includes("rooms") && (
        <ButtonLink to="/rooms/yours">{t("ownRoom")}</ButtonLink>
      )}
      {compared.full && <p className={typography.label}>{t("most", { count: MOST_COMPARED })}</p>}
      <CopyLink
        to={listAddress(keys)}
        className={typography.button}
        words={{ share: t("share"), copied: t("copied") }}
        onClick={(event) => shareByDevice(event, t("title"))}
      />
      <p className={typography.label}>{t("notesStay")}</p>
      {keys.length > MOST_CARRIED && (
        <p className={typography.label}>{t("mostCarried", { count: MOST_CARRIED })}</p>
      )}
      <p className={grid.row}>
        {printed && <PrintButton className={`${typography.link} ${styles.press}`} />}
        <button type="button" className={`${typography.link} ${styles.press}`} onClick={onEmpty}>
          {t("clear")}
        </button>
      </p>
    </div>
  );
}

/** Whether it is a stone or has chosen stones, which the visitor's own room can show. */
function hasStone(key: ItemKey, items: ListedItems): boolean {
  const kind = items[key.split("?")[0] ?? ""]?.kind;
  return kind !== "accessory" && kind !== "table";
}

export function listAddress(keys: readonly ItemKey[]): SiteHref {
  return `/list?items=${writeItems(keys)}`;
}

/** Opens the device's share dialog where there is one; on a desktop a copied link is more use. */
function shareByDevice(event: MouseEvent<HTMLAnchorElement>, title: string): void {
  if (!("share" in navigator) || !matchMedia("(pointer: coarse)").matches) return;
  event.preventDefault();
  // Refused or closed by the visitor, who then knows.
  navigator.share({ title, url: event.currentTarget.href }).catch(() => {});
}
