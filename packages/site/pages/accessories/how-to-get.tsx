import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { TextLink } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { SectionTitle } from "@stoneyard/site/ui/section.tsx";
import styles from "./how-to-get.module.css";

/** What the owner says of it; a way that is not said has no words. */
export type WaysToGet = { pickUp: string | null; delivery: string | null };

/** How what is shown is ordered, collected and delivered. */
export function HowToGet({ ways: { pickUp, delivery } }: { ways: WaysToGet }) {
  const t = useTranslations("accessories");
  return (
    <section className={`${grid.grid} ${grid.section} ${styles.get}`} aria-labelledby="how-to-get">
      <SectionTitle id="how-to-get">{t("get")}</SectionTitle>
      <dl>
        <div>
          <dt className={typography.smallHeading}>{t("order")}</dt>
          <dd>
            {t("orderText")} <TextLink to="/list">{t("toList")}</TextLink>
          </dd>
        </div>
        {pickUp && (
          <div>
            <dt className={typography.smallHeading}>{t("pickUp")}</dt>
            <dd>
              {pickUp} <TextLink to="/contact">{t("toContact")}</TextLink>
            </dd>
          </div>
        )}
        {delivery && (
          <div>
            <dt className={typography.smallHeading}>{t("delivery")}</dt>
            <dd>{delivery}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
