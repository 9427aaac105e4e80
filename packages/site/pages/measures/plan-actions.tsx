import { isItemKey, writeItems } from "@stoneyard/site/choice/items.ts";
import { KeepButton } from "@stoneyard/site/choice/keep-button.tsx";
import { type ShownSum, withSum } from "@stoneyard/site/choice/measures-address.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PrintButton } from "@stoneyard/site/print/print-button.tsx";
import sheet from "@stoneyard/site/print/sheet.module.css";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useAddressCopy } from "@stoneyard/site/ui/use-address-copy.ts";
import styles from "./measures.module.css";

/** What can be done with a plan: put it into an enquiry, keep it, share it, print it. */
export function PlanActions({
  query,
  title,
  sum,
}: {
  query: string;
  title: string;
  sum: ShownSum | undefined;
}) {
  const t = useTranslations("measures");
  const item = `stones/measures?${withSum(query, sum)}`;
  const address: SiteHref = `/stones/measures?${query}`;
  const { copied, copy } = useAddressCopy(address);
  return (
    <div className={sheet.screenOnly}>
      <div className={`${grid.inset} ${styles.actions}`}>
        {isItemKey(item) ? (
          <>
            <Link
              to={`/contact?about=${writeItems([item])}`}
              className={`${typography.button} ${typography.filled}`}
            >
              {t("ask")}
            </Link>
            <KeepButton item={item} name={title} worded />
          </>
        ) : (
          <p className={typography.label}>{t("tooLongToKeep")}</p>
        )}
        <Link to={address} rel="nofollow" className={typography.button} onClick={copy}>
          <span aria-live="polite">{copied ? t("copied") : t("share")}</span>
        </Link>
        <PrintButton className={typography.button} />
      </div>
    </div>
  );
}
