import { useId } from "react";
import { catalogue } from "#app/content/catalogue.server.ts";
import { pageMessages } from "#app/content/messages.server.ts";
import { proseHtml } from "#app/content/prose.server.ts";
import { Prose } from "#app/content/prose.tsx";
import { coverOf } from "#app/content/slabs.server.ts";
import { Breadcrumbs } from "#app/head/breadcrumbs.tsx";
import { Head } from "#app/head/head.tsx";
import { previewOf } from "#app/head/preview.server.ts";
import { type Locale, localeOfPath } from "#app/i18n/locale.ts";
import type { SiteHref } from "#app/i18n/site-href.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { Link } from "#app/shell/link.tsx";
import grid from "#app/styles/grid.module.css";
import slabEdge from "#app/styles/slab-edge.module.css";
import typography from "#app/styles/typography.module.css";
import { classes } from "#app/ui/classes.ts";
import { Picture, type PictureView } from "#app/ui/picture.tsx";
import type { Family } from "#catalogue/catalogue.ts";
import { engineeredFamilies } from "#catalogue/parts.ts";
import type { Words } from "#catalogue/plain-words.ts";
import type { Route } from "./+types/quartz-types";
import styles from "./quartz-types.module.css";

type TypeView = {
  to: SiteHref;
  title: string;
  line?: string | undefined;
  count: number;
  picture: PictureView;
  prose?: Words | undefined;
};

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const content = await catalogue();
  // The one that stands for all of them on the home page comes first.
  const families = engineeredFamilies(content).toSorted(
    (one, other) =>
      Number(content.home.materials.includes(other.key)) - Number(content.home.materials.includes(one.key)),
  );
  return {
    messages: await pageMessages(locale, "quartz-types", "stones"),
    preview: await previewOf(families[0] && `stones/${families[0].key}/${families[0].cover}`),
    types: await Promise.all(families.map((family) => typeView(family, locale))),
  };
}

async function typeView(
  { key, title, line, cover, stones, prose }: Family,
  locale: Locale,
): Promise<TypeView> {
  return {
    to: `/${key}`,
    title: title[locale],
    line: line?.[locale],
    count: stones.length,
    picture: await coverOf(`${key}/${cover}`),
    prose: prose && (await proseHtml(prose, locale)),
  };
}

export default function QuartzTypes({ loaderData: { preview, types } }: Route.ComponentProps) {
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
        {types.map((view, place) => (
          <Type key={view.to} view={view} first={place === 0} />
        ))}
      </ul>
    </>
  );
}

function Type({ view, first }: { view: TypeView; first: boolean }) {
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
          {view.line && <span className={styles.line}>{view.line}</span>}
        </span>
      </Link>
      {view.prose && <Prose html={view.prose} className={classes(styles.words, typography.leadFirst)} />}
    </li>
  );
}
