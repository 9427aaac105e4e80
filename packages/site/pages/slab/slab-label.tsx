import { useOrigin } from "@stoneyard/site/head/use-origin.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { QrCode } from "@stoneyard/site/print/qr-code.tsx";
import sheet from "@stoneyard/site/print/sheet.module.css";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { SlabOffer } from "./slab.data.server.ts";
import styles from "./slab-label.module.css";
import { useSlabSize } from "./slab-size.ts";

type Props = {
  stone: string;
  offer: SlabOffer;
  /** Where the page of the slab stands, with its language. */
  path: string;
};

/** What is printed of the page: a label for the slab, whose code leads to it. Price and state change, so they are not on it. */
export function SlabLabel({ stone, offer, path }: Props) {
  const t = useTranslations("slab");
  const prints = useTranslations("common.print");
  const finishes = useTranslations("stones.finishes");
  const { brand } = useCompany();
  const size = useSlabSize();
  const address = useOrigin() + path;
  const { number, finish, block } = offer;
  return (
    <div className={`${sheet.paperOnly} ${styles.label}`}>
      <p className={`${typography.entry} ${styles.number}`}>{number}</p>
      <div className={styles.row}>
        <div>
          <p className={typography.entry}>{stone}</p>
          <p className={typography.lead}>{size(offer)}</p>
          <p>{[finish && finishes(finish), block && `${t("block")} ${block}`].filter(Boolean).join(", ")}</p>
          <p className={typography.label}>
            {brand}, {address.replace(/^https?:\/\//, "")}
          </p>
        </div>
        <QrCode text={address} label={prints("code")} />
      </div>
    </div>
  );
}
