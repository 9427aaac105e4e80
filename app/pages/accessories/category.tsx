import { Suspense, useState } from "react";
import { catalogue } from "#app/content/catalogue.server.ts";
import { pageMessages } from "#app/content/messages.server.ts";
import { pictureView } from "#app/content/picture.server.ts";
import { Breadcrumbs } from "#app/head/breadcrumbs.tsx";
import { Head } from "#app/head/head.tsx";
import { previewOf } from "#app/head/preview.server.ts";
import { localeOfPath } from "#app/i18n/locale.ts";
import type { SiteHref } from "#app/i18n/site-href.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { Link } from "#app/shell/link.tsx";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { plainIn, wordsIn } from "#catalogue/words-in.ts";
import type { Route } from "./+types/category";
import { AccessoryModel } from "./accessory-model.tsx";
import styles from "./category.module.css";
import { waysToGet } from "./how-to-get.server.ts";
import { HowToGet } from "./how-to-get.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { accessories } = await catalogue();
  const category = accessories.find(({ slug }) => slug === params.category);
  if (!category) throw new Response("", { status: 404 });
  return {
    messages: await pageMessages(locale, "accessories", "lightbox"),
    slug: category.slug,
    title: category.title[locale],
    lead: plainIn(category.lead, locale),
    description: plainIn(category.description, locale),
    others: accessories
      .filter(({ slug }) => slug !== category.slug)
      .map(({ slug, title }) => ({ title: title[locale], to: `/accessories/${slug}` satisfies SiteHref })),
    ways: await waysToGet(locale),
    preview: await previewOf(category.models[0]?.pictures[0]?.picture),
    models: await Promise.all(
      category.models.map(async (model) => ({
        slug: model.slug,
        title: model.title[locale],
        description: model.description && wordsIn(model.description, locale),
        price: model.price,
        size: model.size,
        weight: model.weight,
        unit: model.unit && plainIn(model.unit, locale),
        pictures: await Promise.all(model.pictures.map((each) => pictureView(each, locale))),
      })),
    ),
  };
}

export default function Category({ loaderData: category }: Route.ComponentProps) {
  const t = useTranslations("accessories");
  const [open, setOpen] = useState<string>();
  return (
    <>
      <Head title={category.title} description={category.description} preview={category.preview} />
      <header className={`${grid.grid} ${styles.head}`}>
        <Breadcrumbs steps={[{ name: t("title"), to: "/accessories" }]} here={category.title} />
        <h1 className={typography.statement}>{category.title}</h1>
        <p className={typography.lead}>{category.lead}</p>
        <p>
          <a className={typography.link} href="#how-to-get">
            {t("get")}
          </a>
        </p>
      </header>
      <div key={category.slug} className={styles.models}>
        {category.models.map((model, index) => (
          <Suspense key={model.slug}>
            <AccessoryModel
              model={model}
              category={category.slug}
              first={index === 0}
              open={model.slug === open}
              onToggle={() => setOpen(model.slug === open ? undefined : model.slug)}
            />
          </Suspense>
        ))}
      </div>
      <HowToGet ways={category.ways} />
      {category.others.length > 0 && (
        <nav className={`${grid.grid} ${styles.others}`} aria-labelledby="others">
          <h2 id="others" className={typography.smallHeading}>
            {t("others")}
          </h2>
          <ul className={typography.smallEntry}>
            {category.others.map(({ title, to }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
