import { KeepButton } from "#app/choice/keep-button.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import { Link } from "#app/shell/link.tsx";
import { useParts } from "#app/shell/parts.ts";
import typography from "#app/styles/typography.module.css";
import { useAddressQuery } from "#app/ui/use-address-query.ts";
import styles from "./stone-actions.module.css";

/** What a visitor may do with a stone found: keep it, or set it beside others. */
export function StoneActions({ stoneKey, title }: { stoneKey: string; title: string }) {
  const t = useTranslations("stone");
  const parts = useParts();
  // What the stone was looked for is what it is compared for.
  const use = useAddressQuery().get("use");
  return (
    <div className={styles.actions}>
      <KeepButton item={stoneKey} name={title} worded />
      <Link
        to={`/compare?stones=${stoneKey}${use ? `&use=${encodeURIComponent(use)}` : ""}`}
        rel="nofollow"
        className={typography.link}
      >
        {t("compare")}
      </Link>
      <Link to={`/stones/measures?stone=${stoneKey}`} rel="nofollow" className={typography.link}>
        {t("measures")}
      </Link>
      {parts.includes("rooms") && (
        <Link to={`/rooms/yours?stone=${stoneKey}`} rel="nofollow" className={typography.link}>
          {t("ownRoom")}
        </Link>
      )}
    </div>
  );
}
