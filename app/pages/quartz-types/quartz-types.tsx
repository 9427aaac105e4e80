import { useId } from "react";
import { pageMessages } from "#app/content/messages.server.ts";
import { proseHtml } from "#app/content/prose.server.ts";
import { Prose } from "#app/content/prose.tsx";
import { coverOf } from "#app/content/slabs.server.ts";
import { Breadcrumbs } from "#app/head/breadcrumbs.tsx";
import { Head } from "#app/head/head.tsx";
import { previewOf } from "#app/head/preview.server.ts";
import { localeOfPath } from "#app/i18n/locale.ts";
import type { SiteHref } from "#app/i18n/site-href.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { Link } from "#app/shell/link.tsx";
import grid from "#app/styles/grid.module.css";
import slabEdge from "#app/styles/slab-edge.module.css";
import typography from "#app/styles/typography.module.css";
import { classes } from "#app/ui/classes.ts";
import { Picture, type PictureView } from "#app/ui/picture.tsx";
import type { FamilyKey } from "#catalogue/kinds/family.ts";
import { familyOf } from "../family/family.server.ts";
import type { Route } from "./+types/quartz-types";
import styles from "./quartz-types.module.css";

type TypeView = { to: SiteHref; title: string; count: number; picture: PictureView; prose: string };

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const typeOf = async (key: FamilyKey, prose: string): Promise<TypeView> => {
    const { family, stones } = await familyOf(key);
    return {
      to: `/${key}`,
      title: family.title[locale],
      count: stones.length,
      picture: await coverOf(`${key}/${family.cover}`),
      prose: await proseHtml(prose, locale),
    };
  };
  return {
    messages: await pageMessages(locale, "quartz-types", "stones"),
    preview: await previewOf("stones/sm-quartz/bianco-stardust"),
    quartz: await typeOf("sm-quartz", "quartz"),
    marble: await typeOf("sm-marble", "sm-marble"),
  };
}

export default function QuartzTypes({ loaderData: { preview, quartz, marble } }: Route.ComponentProps) {
  const t = useTranslations("quartz-types");
  const places = useTranslations("common.navigation");
  return (
    <>
      <Head title={places("quartz")} description={t("description")} preview={preview} />
      <div className={`${grid.grid} ${styles.head}`}>
        <Breadcrumbs steps={[{ name: places("materials"), to: "/materials" }]} here={places("quartz")} />
        <h1 className={`${typography.name} ${styles.title}`}>{places("quartz")}</h1>
        <p className={`${typography.lead} ${styles.lead}`}>{t("lead")}</p>
      </div>
      <ul className={`${grid.grid} ${styles.types}`}>
        <Type view={quartz} line={t("quartzLine")} first />
        <Type view={marble} line={t("marbleLine")} />
      </ul>
    </>
  );
}

function Type({ view, line, first = false }: { view: TypeView; line: string; first?: boolean }) {
  const stones = useTranslations("stones");
  const caption = useId();
  return (
    <li>
      <Link to={view.to} className={styles.type} aria-labelledby={caption}>
        <span className={classes(styles.frame, slabEdge.edge)}>
          <Picture
            picture={{ ...view.picture, alt: stones("slab", { name: view.title }) }}
            sizes="(max-width: 768px) 100vw, 60vw"
            first={first}
          />
        </span>
        <span id={caption} className={styles.caption}>
          <h2 className={typography.section}>{view.title}</h2>{" "}
          <span className={typography.label}>{stones("colourCount", { count: view.count })}</span>{" "}
          <span className={styles.line}>{line}</span>
        </span>
      </Link>
      <Prose html={view.prose} className={classes(styles.words, typography.leadFirst)} />
    </li>
  );
}
