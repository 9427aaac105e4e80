import { isItemKey, writeItems } from "#app/choice/items.ts";
import { KeepButton } from "#app/choice/keep-button.tsx";
import { type ShownSum, withSum } from "#app/choice/measures-address.ts";
import type { SiteHref } from "#app/i18n/site-href.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { PrintButton } from "#app/print/print-button.tsx";
import sheet from "#app/print/sheet.module.css";
import { Link } from "#app/shell/link.tsx";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { useAddressCopy } from "#app/ui/use-address-copy.ts";
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
