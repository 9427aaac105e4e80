import { KeepButton } from "@stoneyard/site/choice/keep-button.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PrintButton } from "@stoneyard/site/print/print-button.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import { useParts } from "@stoneyard/site/shell/parts.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useAddressQuery } from "@stoneyard/site/ui/use-address-query.ts";
import styles from "./stone-summary.module.css";

/** The next step: ask about the stone, or keep it for later. */
export function StoneActions({ stoneKey, title }: { stoneKey: string; title: string }) {
  const t = useTranslations("stone");
  return (
    <div className={styles.actions}>
      <Link to={`/contact?about=${stoneKey}`} className={`${typography.button} ${typography.filled}`}>
        {t("ask")}
      </Link>
      <KeepButton item={stoneKey} name={title} worded />
      <MoreActions stoneKey={stoneKey} />
    </div>
  );
}

function MoreActions({ stoneKey }: { stoneKey: string }) {
  const t = useTranslations("stone");
  const parts = useParts();
  // What the stone was looked for is what it is compared for.
  const use = useAddressQuery().get("use");
  return (
    <details className={styles.more}>
      <summary>{t("more")}</summary>
      <ul>
        <li>
          <Link
            to={`/compare?stones=${stoneKey}${use ? `&use=${encodeURIComponent(use)}` : ""}`}
            rel="nofollow"
            className={typography.link}
          >
            {t("compare")}
          </Link>
        </li>
        <li>
          <Link to={`/stones/measures?stone=${stoneKey}`} rel="nofollow" className={typography.link}>
            {t("measures")}
          </Link>
        </li>
        {parts.includes("rooms") && (
          <li>
            <Link to={`/rooms/yours?stone=${stoneKey}`} rel="nofollow" className={typography.link}>
              {t("ownRoom")}
            </Link>
          </li>
        )}
        <li>
          <PrintButton className={typography.link} />
        </li>
      </ul>
    </details>
  );
}
