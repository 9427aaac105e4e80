import { Suspense } from "react";
import { Head } from "#app/head/head.static.tsx";
import { LocalBusiness } from "#app/head/local-business.static.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import { Team } from "#app/pages/about/team.tsx";
import { AccessoriesBlock } from "#app/pages/accessories/accessories-block.tsx";
import { MaterialsBlock } from "#app/pages/materials/materials-block.tsx";
import { useCompany } from "#app/shell/company.ts";
import { AboutTeaser } from "./about-teaser.tsx";
import { GetInTouch } from "./get-in-touch.tsx";
import { Hero } from "./hero.tsx";
import type { HomeData } from "./home.data.server.ts";
import { Interiors } from "./interiors.tsx";
import { Portfolio } from "./portfolio.tsx";

export default function Home({ data }: { data: HomeData }) {
  const t = useTranslations("home");
  const company = useCompany();
  return (
    <>
      <Head title={t("title")} description={data.description} preview={data.preview} />
      <LocalBusiness company={company} />
      <Hero slides={data.slides} />
      <Suspense>
        <MaterialsBlock families={data.families} startExpanded={false} />
      </Suspense>
      <Suspense>
        <AboutTeaser edges={data.edges} />
      </Suspense>
      {data.interiors.length > 0 && (
        <Suspense>
          <Interiors interiors={data.interiors} />
        </Suspense>
      )}
      {data.categories.length > 0 && (
        <Suspense>
          <AccessoriesBlock categories={data.categories} onHome />
        </Suspense>
      )}
      {data.projects.length > 0 && (
        <Suspense>
          <Portfolio projects={data.projects} />
        </Suspense>
      )}
      {data.team.length > 0 && (
        <Suspense>
          <Team members={data.team} />
        </Suspense>
      )}
      <Suspense>
        <GetInTouch company={company} />
      </Suspense>
    </>
  );
}
