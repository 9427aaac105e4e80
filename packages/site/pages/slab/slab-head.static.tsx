import { Breadcrumbs } from "@stoneyard/site/head/breadcrumbs.static.tsx";
import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { inHead, staticSection } from "@stoneyard/site/render/static-section.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { SlabView } from "./slab.data.server.ts";
import styles from "./slab.module.css";
import { useSlabSize } from "./slab-size.ts";

type Props = { slab: SlabView };

export const SlabHead = inHead(function SlabHead({ slab: { offer, stone, preview } }: Props) {
  const t = useTranslations("slab");
  const size = useSlabSize();
  const { number } = offer;
  return (
    <Head
      title={t("ofStone", { stone: stone.title, number })}
      description={t("summary", { stone: stone.title, number, size: size(offer) })}
      preview={preview}
      hidden={offer.state === "sold"}
    />
  );
});

/** The way to the slab, and its name. */
export const SlabPath = staticSection(function SlabPath({ slab: { offer, stone, family } }: Props) {
  const t = useTranslations("slab");
  const places = useTranslations("common.navigation");
  const { number } = offer;
  return (
    <>
      <Breadcrumbs
        steps={[
          { name: places("materials"), to: "/materials" },
          { name: family.title, to: family.to },
          { name: stone.title, to: stone.to },
        ]}
        here={t("number", { number })}
      />
      <h1 className={`${typography.section} ${styles.title}`}>
        {t("ofStone", { stone: stone.title, number })}
      </h1>
    </>
  );
});

/** What is printed of the page: a label for the slab. Price and state change, so they are not on it. */
export const LabelWords = staticSection(function LabelWords({ slab: { offer, stone } }: Props) {
  const t = useTranslations("slab");
  const finishes = useTranslations("stones.finishes");
  const size = useSlabSize();
  const { number, finish, block } = offer;
  return (
    <>
      <p className={`${typography.entry} ${styles.number}`}>{number}</p>
      <p className={typography.entry}>{stone.title}</p>
      <p className={typography.lead}>{size(offer)}</p>
      <p>{[finish && finishes(finish), block && t("ofBlock", { block })].filter(Boolean).join(", ")}</p>
    </>
  );
});
