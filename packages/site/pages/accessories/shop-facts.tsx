import type { AccessorySize } from "@stoneyard/catalogue/kinds/accessory.ts";
import { prepareFormats, useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { accessoryPrice } from "./accessory-price.ts";
import { accessorySize } from "./accessory-size.ts";
import type { ModelView } from "./model-view.ts";
import styles from "./shop-facts.module.css";

prepareFormats();

/** The price of a piece, or that it is told on request, its size and its weight. */
export function ShopFacts({ model: { price, size, weight, unit } }: { model: ModelView }) {
  const t = useTranslations("accessories");
  const format = useNumberFormat();
  return (
    <div className={styles.facts}>
      <p className={styles.price}>{price === undefined ? t("onRequest") : accessoryPrice(price)}</p>
      <dl className={typography.label}>
        {unit && (
          <div>
            <dt>{t("unit")}</dt>
            <dd>{unit}</dd>
          </div>
        )}
        {size && (
          <div>
            <dt>{t("size")}</dt>
            <dd>
              <Size size={size} />
            </dd>
          </div>
        )}
        {weight !== undefined && (
          <div>
            <dt>{t("weight")}</dt>
            <dd>{t("kilograms", { weight: format(weight) })}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function Size({ size }: { size: AccessorySize }) {
  const t = useTranslations("accessories");
  const format = useNumberFormat();
  return (
    <>
      {t(...accessorySize(size, format))}
      {"depth" in size && (
        <>
          {" "}
          <span className={styles.order}>({t("boxNote")})</span>
        </>
      )}
    </>
  );
}
