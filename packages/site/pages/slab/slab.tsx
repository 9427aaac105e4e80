import { Breadcrumbs } from "@stoneyard/site/head/breadcrumbs.static.tsx";
import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PrintButton } from "@stoneyard/site/print/print-button.tsx";
import sheet from "@stoneyard/site/print/sheet.module.css";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import type { SlabData } from "./slab.data.server.ts";
import styles from "./slab.module.css";
import { SlabFacts } from "./slab-facts.static.tsx";
import { SlabLabel } from "./slab-label.tsx";
import { FurtherPictures, WholeSlab } from "./slab-pictures.static.tsx";
import { useSlabSize } from "./slab-size.ts";

/** A slab that is sold by itself: its photograph with its faults, its facts, and the way to ask for it. */
export default function SlabPage({ data }: { data: SlabData }) {
  const { offer, stone, family } = data;
  const t = useTranslations("slab");
  const places = useTranslations("common.navigation");
  const size = useSlabSize();
  const { number } = offer;
  const title = t("ofStone", { stone: stone.title, number });
  return (
    <article className={sheet.sheet}>
      <Head
        title={title}
        description={t("summary", { stone: stone.title, number, size: size(offer) })}
        preview={data.preview}
        hidden={offer.state === "sold"}
      />
      <div className={`${grid.inset} ${visible.screenOnly}`}>
        <Breadcrumbs
          steps={[
            { name: places("materials"), to: "/materials" },
            { name: family.title, to: family.to },
            { name: stone.title, to: stone.to },
          ]}
          here={t("number", { number })}
        />
      </div>
      <div className={`${grid.grid} ${styles.slab} ${visible.screenOnly}`}>
        <h1 className={`${typography.section} ${styles.title}`}>{title}</h1>
        <div className={styles.whole}>
          <WholeSlab
            title={stone.title}
            slab={offer}
            picture={data.static?.whole}
            faults={data.static?.faults}
          />
        </div>
        <div className={styles.facts}>
          <SlabFacts offer={offer} stone={stone} faults={data.static?.faults} />
          <PrintButton className={`${typography.link} ${styles.print}`} label={t("label")} />
        </div>
        <div className={styles.further}>
          <FurtherPictures title={stone.title} number={number} pictures={data.static?.further} />
        </div>
      </div>
      <SlabLabel stone={stone.title} offer={offer} path={data.path} />
    </article>
  );
}
