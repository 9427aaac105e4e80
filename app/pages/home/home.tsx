import { Head } from "#app/head/head.static.tsx";
import { LocalBusiness } from "#app/head/local-business.static.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import { Team } from "#app/pages/about/team.static.tsx";
import { AccessoriesBlock } from "#app/pages/accessories/accessories-block.static.tsx";
import { laterSection } from "#app/render/later-section.tsx";
import { useCompany } from "#app/shell/company.ts";
import { AboutTeaser } from "./about-teaser.static.tsx";
import { GetInTouch } from "./get-in-touch.static.tsx";
import { Hero } from "./hero.tsx";
import type { HomeData } from "./home.data.server.ts";
import { Interiors } from "./interiors.static.tsx";
import { Portfolio } from "./portfolio.static.tsx";

const MaterialsBlock = laterSection(() =>
  import("#app/pages/materials/materials-block.later.tsx").then((part) => part.MaterialsBlock),
);

export default function Home({ data }: { data: HomeData }) {
  const t = useTranslations("home");
  const company = useCompany();
  const shown = data.static;
  return (
    <>
      <Head title={t("title")} description={shown?.description} preview={shown?.preview} />
      <LocalBusiness company={company} />
      <Hero slides={data.slides} />
      <MaterialsBlock families={data.families} startExpanded={false} />
      <AboutTeaser edges={shown?.edges} />
      <Interiors interiors={shown?.interiors} />
      <AccessoriesBlock categories={shown?.categories} onHome />
      <Portfolio projects={shown?.projects} />
      <Team members={shown?.team} />
      <GetInTouch company={company} />
    </>
  );
}
