import { Suspense } from "react";
import { catalogue } from "#app/content/catalogue.server.ts";
import { pageMessages } from "#app/content/messages.server.ts";
import { coverOf } from "#app/content/slabs.server.ts";
import { Head } from "#app/head/head.tsx";
import { LocalBusiness } from "#app/head/local-business.tsx";
import { previewOf } from "#app/head/preview.server.ts";
import { localeOfPath } from "#app/i18n/locale.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { teamView } from "#app/pages/about/team.server.ts";
import { Team } from "#app/pages/about/team.tsx";
import { categoryCards } from "#app/pages/accessories/accessories-block.server.ts";
import { AccessoriesBlock } from "#app/pages/accessories/accessories-block.tsx";
import { familyCards } from "#app/pages/materials/materials-block.server.ts";
import { MaterialsBlock } from "#app/pages/materials/materials-block.tsx";
import { useCompany } from "#app/shell/company.ts";
import { plainIn } from "#catalogue/words-in.ts";
import type { Route } from "./+types/home";
import { AboutTeaser } from "./about-teaser.tsx";
import { GetInTouch } from "./get-in-touch.tsx";
import { Hero } from "./hero.tsx";
import { interiorViews, projectViews, slideViews } from "./home.server.ts";
import { Interiors } from "./interiors.tsx";
import { Portfolio } from "./portfolio.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { site, home } = await catalogue();
  return {
    messages: await pageMessages(locale, "home", "materials", "stones", "accessories", "team"),
    description: plainIn(site.description, locale),
    preview: await previewOf(`stones/${home.slides[0]?.stone}`),
    slides: await slideViews(locale),
    families: await familyCards(locale),
    edges: await Promise.all(home.edges.map(coverOf)),
    categories: await categoryCards(locale),
    interiors: await interiorViews(locale),
    projects: await projectViews(locale),
    team: await teamView(locale),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("home");
  const company = useCompany();
  return (
    <>
      <Head title={t("title")} description={loaderData.description} preview={loaderData.preview} />
      <LocalBusiness company={company} />
      <Hero slides={loaderData.slides} />
      <Suspense>
        <MaterialsBlock families={loaderData.families} startExpanded={false} />
      </Suspense>
      <Suspense>
        <AboutTeaser edges={loaderData.edges} />
      </Suspense>
      {loaderData.interiors.length > 0 && (
        <Suspense>
          <Interiors interiors={loaderData.interiors} />
        </Suspense>
      )}
      {loaderData.categories.length > 0 && (
        <Suspense>
          <AccessoriesBlock categories={loaderData.categories} onHome />
        </Suspense>
      )}
      {loaderData.projects.length > 0 && (
        <Suspense>
          <Portfolio projects={loaderData.projects} />
        </Suspense>
      )}
      {loaderData.team.length > 0 && (
        <Suspense>
          <Team members={loaderData.team} />
        </Suspense>
      )}
      <Suspense>
        <GetInTouch company={company} />
      </Suspense>
    </>
  );
}
