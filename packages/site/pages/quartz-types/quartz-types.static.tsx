import { Prose } from "@stoneyard/site/content/prose.tsx";
import { Breadcrumbs } from "@stoneyard/site/head/breadcrumbs.static.tsx";
import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import frames from "@stoneyard/site/styles/frames.module.css";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { Picture } from "@stoneyard/site/ui/picture.tsx";
import { useId } from "react";
import type { QuartzTypesData, TypeView } from "./quartz-types.data.server.ts";
import styles from "./quartz-types.module.css";

export default staticSection(function QuartzTypes({ data: { preview, types } }: { data: QuartzTypesData }) {
  const t = useTranslations("quartz-types");
  const places = useTranslations("common.navigation");
  return (
    <>
      <Head title={places("quartz")} description={t("description")} preview={preview} />
      <div className={`${grid.grid} ${grid.rowsOnNarrow} ${styles.head}`}>
        <Breadcrumbs steps={[{ name: places("materials"), to: "/materials" }]} here={places("quartz")} />
        <h1 className={`${typography.name} ${styles.title}`}>{places("quartz")}</h1>
        <p className={`${typography.lead} ${styles.lead}`}>{t("lead")}</p>
      </div>
      <ul className={`${grid.grid} ${styles.types}`}>
        {types.map((view, place) => (
          <Type key={view.to} view={view} first={place === 0} />
        ))}
      </ul>
    </>
  );
});

function Type({ view, first }: { view: TypeView; first: boolean }) {
  const stones = useTranslations("stones");
  const caption = useId();
  return (
    <li>
      <Link to={view.to} className={typography.accentOnHover} aria-labelledby={caption}>
        <span className={classes(frames.frame, frames.edge, styles.frame)}>
          <Picture
            picture={{ ...view.picture, alt: stones("slab", { name: view.title }) }}
            sizes="(max-width: 768px) 100vw, 60vw"
            first={first}
          />
        </span>
        <span id={caption} className={styles.caption}>
          <h2 className={typography.section}>{view.title}</h2>{" "}
          <span className={typography.label}>{stones("colourCount", { count: view.count })}</span>{" "}
          {view.line && <span className={styles.line}>{view.line}</span>}
        </span>
      </Link>
      {view.prose && <Prose html={view.prose} className={classes(styles.words, typography.leadFirst)} />}
    </li>
  );
}
