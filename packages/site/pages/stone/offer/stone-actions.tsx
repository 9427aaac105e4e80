import { lookedFor } from "@stoneyard/site/choice/device-store.ts";
import { KeepButton } from "@stoneyard/site/choice/keep-button.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PrintButton } from "@stoneyard/site/print/print-button.tsx";
import { useParts } from "@stoneyard/site/shell/company.ts";
import { ButtonLink, TextLink } from "@stoneyard/site/shell/link.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { useAddressQuery } from "@stoneyard/site/ui/browser/use-address-query.ts";
import { useEffect, useState } from "react";
import styles from "../stone-summary.module.css";

/** The next step: ask about the stone, or keep it for later. */
export function StoneActions({ stoneKey, title }: { stoneKey: string; title: string }) {
  const t = useTranslations("stone");
  const parts = useParts();
  const asked = useAddressQuery().get("use");
  const [use, setUse] = useState("");
  // What the stone was looked for is what it is compared for; the built page does not know it.
  useEffect(() => setUse(asked ? encodeURIComponent(asked) : lookedFor("use")), [asked]);
  return (
    <div className={`${styles.actions} ${visible.screenOnly}`}>
      <ButtonLink filled to={`/contact?about=${stoneKey}`}>
        {t("ask")}
      </ButtonLink>
      <KeepButton item={stoneKey} name={title} worded />
      <details className={styles.more}>
        <summary className={`${typography.plainSummary} ${typography.arrow}`}>{t("more")}</summary>
        <ul>
          <li>
            <TextLink to={`/compare?stones=${stoneKey}${use && `&use=${use}`}`} rel="nofollow">
              {t("compare")}
            </TextLink>
          </li>
          <li>
            <TextLink to={`/stones/measures?stone=${stoneKey}`} rel="nofollow">
              {t("measures")}
            </TextLink>
          </li>
          {parts.includes("rooms") && (
            <li>
              <TextLink to={`/rooms/yours?stone=${stoneKey}`} rel="nofollow">
                {t("ownRoom")}
              </TextLink>
            </li>
          )}
          <li>
            <PrintButton className={typography.link} />
          </li>
        </ul>
      </details>
    </div>
  );
}

/** Marks the use that the address asks for among those that the page lists, and opens what it is folded into. */
export function MarkAskedUse() {
  const use = useAddressQuery().get("use");
  useEffect(() => {
    if (!use) return;
    const row = document.querySelector(`[data-use="${CSS.escape(use)}"]`);
    row?.setAttribute("data-asked", "");
    const folded = row?.closest("details");
    if (folded) folded.open = true;
  }, [use]);
  return null;
}
