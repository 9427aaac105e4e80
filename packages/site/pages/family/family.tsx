import { Prose } from "@stoneyard/site/content/prose.tsx";
import { Breadcrumbs, type Crumb } from "@stoneyard/site/head/breadcrumbs.static.tsx";
import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { StoneListing } from "@stoneyard/site/pages/stones/stone-listing.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { Picture, smallestSource } from "@stoneyard/site/ui/picture.tsx";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
import { ScaleBar } from "@stoneyard/site/ui/scale/scale-bar.tsx";
import { useMemo, useState } from "react";
import type { FamilyData } from "./family.data.server.ts";
import styles from "./family.module.css";
import { StoneGrid } from "./stone-grid.tsx";

export default function FamilyPage({ data }: { data: FamilyData }) {
  const { family, title, lead, description, preview, engineered, coverView, fieldCm, stones, facets } = data;
  const { hasTypesAbove, next, prose } = data;
  const t = useTranslations("family");
  const counted = useTranslations("stones");
  const places = useTranslations("common.navigation");
  const [left, setLeft] = useState(stones.length);
  const cards = useMemo(
    () => stones.map((stone) => ({ ...stone, picture: smallestSource(stone.picture) })),
    [stones],
  );
  const steps: Crumb[] = [{ name: places("materials"), to: "/materials" }];
  if (hasTypesAbove) steps.push({ name: places("quartz"), to: "/quartz/types" });
  return (
    <div className={styles.page}>
      <Head title={title} description={description} preview={preview} />
      <div className={`${grid.grid} ${grid.rowsOnNarrow} ${styles.head}`}>
        <Breadcrumbs steps={steps} here={title} />
        <h1 className={`${typography.name} ${grid.listingTitle}`}>{title}</h1>
        <p className={classes(typography.name, typography.number, grid.listingCount)}>
          <span aria-hidden="true">{left}</span>
          <span className={typography.visuallyHidden}>
            {counted(engineered ? "colourCount" : "count", { count: left })}
          </span>
        </p>
        <div className={styles.lead}>
          <p className={typography.lead}>{lead}</p>
          {engineered && <p className={`${typography.label} ${styles.thickness}`}>{t("thickness")}</p>}
        </div>
        <div className={`${typography.label} ${styles.scale}`}>
          <p>
            {t(coverView === "slab" ? "scaleOfSlabs" : "scaleOfCloseViews", { width: fieldCm })}
            {stones.some(({ share }) => !share) && ` ${t("unscaledApart")}`}
          </p>
          <ScaleBar fieldCm={fieldCm} label={(length) => t("bar", { length })} />
        </div>
      </div>
      <StoneListing stones={cards} facets={facets} family={family} onCount={setLeft}>
        {(listing) => <StoneGrid stones={stones} listing={listing} />}
      </StoneListing>
      {prose && (
        <section className={grid.section}>
          <Reveal duration={1500} className={`${grid.grid} ${grid.rowsOnMedium} ${styles.prose}`}>
            <h2 className={typography.section}>{t("about")}</h2>
            <Prose html={prose} className={classes(styles.words, typography.leadFirst)} />
          </Reveal>
        </section>
      )}
      {next && <NextFamily {...next} />}
    </div>
  );
}

/** The link to the next family's listing, with a part of one of its slabs. */
function NextFamily({ to, title, count, engineered, picture }: NonNullable<FamilyData["next"]>) {
  const t = useTranslations("family");
  const counted = useTranslations("stones");
  return (
    <nav className={`${grid.section} ${styles.next} ${visible.screenOnly}`} aria-label={t("next")}>
      <Link to={to} className={`${grid.grid} ${typography.accentOnHover} ${styles.way}`}>
        <span className={`${typography.label} ${styles.label}`}>{t("next")}</span>
        <span className={`${typography.entry} ${styles.name}`}>{title}</span>
        <span className={`${typography.label} ${styles.count}`}>
          {counted(engineered ? "colourCount" : "count", { count })}
        </span>
        <span className={styles.slab}>
          <Picture picture={picture} sizes="(max-width: 768px) 60vw, 30vw" />
        </span>
      </Link>
    </nav>
  );
}
