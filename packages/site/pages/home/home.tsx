import { Head } from "@stoneyard/site/head/head.static.tsx";
import { LocalBusiness } from "@stoneyard/site/head/local-business.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Team } from "@stoneyard/site/pages/about/team.static.tsx";
import { AccessoriesBlock } from "@stoneyard/site/pages/accessories/accessories-block.static.tsx";
import { laterSection } from "@stoneyard/site/render/later-section.tsx";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import { Hero } from "./hero.tsx";
import type { HomeData } from "./home.data.server.ts";
import { AboutTeaser, GetInTouch, Interiors, Portfolio } from "./sections.static.tsx";

const MaterialsBlock = laterSection(() =>
  import("@stoneyard/site/pages/materials/materials-block.later.tsx").then((part) => part.MaterialsBlock),
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
      <MaterialsBlock families={data.families} onHome />
      <AboutTeaser edges={shown?.edges} />
      <Interiors interiors={shown?.interiors} />
      <AccessoriesBlock categories={shown?.categories} onHome />
      <Portfolio projects={shown?.projects} />
      <Team members={shown?.team} />
      <GetInTouch company={company} />
    </>
  );
}
