import type { Words } from "@stoneyard/catalogue/plain-words.ts";
import { Breadcrumbs, type Crumb } from "@stoneyard/site/head/breadcrumbs.static.tsx";
import { ContentText } from "@stoneyard/site/i18n/content-text.tsx";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useOfferWords } from "./offer-words.ts";
import stone from "./stone.module.css";
import type { factsOf } from "./stone.server.ts";
import styles from "./stone-summary.module.css";

type PathProps = { title: string; family: { title: string; to: SiteHref; hasTypesAbove: boolean } };

/** The way to the stone. */
export const StonePath = staticSection(function StonePath({ title, family }: PathProps) {
  const places = useTranslations("common.navigation");
  const steps: Crumb[] = [
    { name: places("materials"), to: "/materials" },
    ...(family.hasTypesAbove ? [{ name: places("quartz"), to: "/quartz/types" as const }] : []),
    { name: family.title, to: family.to },
  ];
  return <Breadcrumbs steps={steps} here={title} />;
});

type LineProps = {
  facts: ReturnType<typeof factsOf>;
  /** What the stone is best for, as a sentence ends with it: "for a kitchen worktop". */
  bestUse: string;
};

/** What decides at first sight. */
export const StoneLine = staticSection(function StoneLine({ facts, bestUse }: LineProps) {
  const t = useTranslations("stone");
  const offers = useTranslations("offer");
  const offer = useOfferWords();
  return (
    <ul className={styles.line}>
      <li>
        <ContentText words={facts.rock} />
      </li>
      <li>{facts.thicknesses.map((thickness) => `${thickness} cm`).join(", ")}</li>
      <li>{t("bestUse", { use: bestUse })}</li>
      <li>{facts.price ? offer.short(facts).price : offers("priceOnRequest")}</li>
      {facts.stock && <li className={styles.stock}>{offer.short(facts).stock}</li>}
    </ul>
  );
});

type WordsProps = { facts: ReturnType<typeof factsOf>; description: Words };

/** What to mind, and the stone in a few sentences. */
export const StoneWords = staticSection(function StoneWords({ facts, description }: WordsProps) {
  const cautions = useTranslations("stone.caution");
  return (
    <>
      <p className={`${typography.label} ${styles.caution}`}>
        {cautions(facts.invented ? "invented" : "general")}
      </p>
      <p className={`${typography.lead} ${stone.words}`}>
        <ContentText words={description} />
      </p>
    </>
  );
});
