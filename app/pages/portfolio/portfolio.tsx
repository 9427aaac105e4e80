import { Suspense } from "react";
import { catalogue } from "#app/content/catalogue.server.ts";
import { pageMessages } from "#app/content/messages.server.ts";
import { pictureView } from "#app/content/picture.server.ts";
import { coverOf } from "#app/content/slabs.server.ts";
import { stoneLinks } from "#app/content/stone-links.server.ts";
import { Head } from "#app/head/head.tsx";
import { previewOf } from "#app/head/preview.server.ts";
import { localeOfPath } from "#app/i18n/locale.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { plainIn, wordsIn } from "#catalogue/words-in.ts";
import type { Route } from "./+types/portfolio";
import styles from "./portfolio.module.css";
import { Project, type ProjectLayout } from "./project.tsx";

const LAYOUTS: readonly ProjectLayout[] = ["largeLeft", "largeRight", "largeWide"];

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const content = await catalogue();
  const projects = await Promise.all(
    content.projects.map(async (project) => ({
      slug: project.slug,
      title: project.title[locale],
      summary: plainIn(project.summary, locale),
      description: wordsIn(project.description, locale),
      stones: await Promise.all(
        stoneLinks(content, project.stones).map(async (stone) => ({
          ...stone,
          slab: await coverOf(stone.to.slice(1)),
        })),
      ),
      pictures: await Promise.all(project.pictures.map((each) => pictureView(each, locale))),
    })),
  );
  return {
    messages: await pageMessages(locale, "portfolio", "lightbox"),
    projects,
    preview: await previewOf(content.projects[0]?.pictures[0]?.picture),
  };
}

export default function Portfolio({ loaderData: { projects, preview } }: Route.ComponentProps) {
  const t = useTranslations("portfolio");
  return (
    <>
      <Head title={t("title")} description={t("description")} preview={preview} />
      <header className={`${grid.grid} ${styles.head}`}>
        <h1 className={typography.name}>{t("title")}</h1>
        <p className={`${typography.lead} ${styles.lead}`}>{t("lead")}</p>
        <nav className={styles.index} aria-label={t("projects")}>
          <ol>
            {projects.map(({ slug, title, summary }) => (
              <li key={slug}>
                <a href={`#${slug}`}>
                  <span className={typography.tile}>{title}</span>
                  <span className={typography.label}>{summary}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </header>
      {projects.map((project, index) => (
        <Suspense key={project.slug}>
          <Project project={project} layout={LAYOUTS[index % LAYOUTS.length]} first={index === 0} />
        </Suspense>
      ))}
    </>
  );
}
