import { useOrigin } from "@stoneyard/site/head/use-origin.ts";
import { usePath } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PrintButton } from "@stoneyard/site/print/print-button.tsx";
import { QrCode } from "@stoneyard/site/print/qr-code.tsx";
import sheet from "@stoneyard/site/print/sheet.module.css";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { KeepSlab } from "./keep-slab.tsx";
import type { SlabData } from "./slab.data.server.ts";
import styles from "./slab.module.css";
import { SlabFacts } from "./slab-facts.static.tsx";
import { LabelWords, SlabHead, SlabPath } from "./slab-head.static.tsx";
import { FurtherPictures, WholeSlab } from "./slab-pictures.static.tsx";

/**
 * A slab that is sold by itself: its photograph with its faults, its facts, and the way to ask for it. All that differs from
 * slab to slab is static, so that a yard's 10,000 share their data.
 */
export default function SlabPage({ data: { static: slab } }: { data: SlabData }) {
  const t = useTranslations("slab");
  const prints = useTranslations("common.print");
  const { brand } = useCompany();
  const address = useOrigin() + usePath();
  return (
    <article className={sheet.sheet}>
      <SlabHead slab={slab} />
      <div className={`${grid.inset} ${visible.screenOnly}`}>
        <SlabPath slab={slab} />
      </div>
      <div className={`${grid.grid} ${grid.rowsOnMedium} ${styles.slab} ${visible.screenOnly}`}>
        <div className={styles.whole}>
          <WholeSlab slab={slab} />
        </div>
        <div className={styles.facts}>
          <SlabFacts slab={slab} />
          <div className={`${grid.ways} ${styles.tools}`}>
            <KeepSlab slab={slab} />
            <PrintButton className={typography.link} label={t("label")} />
          </div>
        </div>
        <div className={styles.further}>
          <FurtherPictures slab={slab} />
        </div>
      </div>
      <div className={`${sheet.paperOnly} ${styles.label}`}>
        <LabelWords slab={slab} />
        <p className={typography.label}>
          {brand}, {address.replace(/^https?:\/\//, "")}
        </p>
        <QrCode text={address} label={prints("code")} />
      </div>
    </article>
  );
}
