import { lazy, Suspense } from "react";
import { Breadcrumbs, type Crumb } from "#app/head/breadcrumbs.static.tsx";
import { Head } from "#app/head/head.static.tsx";
import { ContentText } from "#app/i18n/content-text.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import sheet from "#app/print/sheet.module.css";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { Ask } from "./ask.tsx";
import { Beside } from "./beside.tsx";
import { Facts } from "./facts.tsx";
import { Finishes } from "./finishes.tsx";
import { Neighbours } from "./neighbours.tsx";
import { SlabPlan } from "./slab/slab-plan.tsx";
import { HeadCaption, SlabHead } from "./slab-head.tsx";
import type { StoneData } from "./stone.data.server.ts";
import styles from "./stone.module.css";
import { StoneInRooms } from "./stone-in-rooms.tsx";
import { StoneSummary } from "./stone-summary.tsx";
import { Suitability } from "./suitability.tsx";

/** For paper alone, so that their scripts come after what is seen. */
const SheetHead = lazy(() =>
  import("#app/print/sheet-head.tsx").then(({ SheetHead }) => ({ default: SheetHead })),
);

const SheetAddress = lazy(() =>
  import("#app/print/sheet-address.tsx").then(({ SheetAddress }) => ({ default: SheetAddress })),
);

export default function StonePage({ data: stone }: { data: StoneData }) {
  const places = useTranslations("common.navigation");
  const { mainUse, byUse } = stone.beside;
  const bestUse = byUse.find(({ use }) => use === mainUse)?.said ?? "";
  const steps: Crumb[] = [
    { name: places("materials"), to: "/materials" },
    ...(stone.family.hasTypesAbove ? [{ name: places("quartz"), to: "/quartz/types" as const }] : []),
    { name: stone.family.title, to: stone.family.to },
  ];
  return (
    <article className={`${styles.page} ${sheet.sheet}`}>
      <Head title={stone.title} description={stone.summary} preview={stone.preview} />
      <Suspense>
        <SheetHead />
      </Suspense>
      <div className={`${grid.inset} ${sheet.screenOnly}`}>
        <Breadcrumbs steps={steps} here={stone.title} />
      </div>
      <SlabHead title={stone.title} picture={stone.slabs.cover} />
      <section className={`${grid.grid} ${styles.sub}`}>
        <HeadCaption picture={stone.slabs.cover} close={stone.slabs.cover.src === stone.slabs.close?.src} />
        <div className={styles.description}>
          <StoneSummary stoneKey={stone.about} title={stone.title} facts={stone.facts} bestUse={bestUse} />
          <p className={`${typography.lead} ${styles.words}`}>
            <ContentText words={stone.description} />
          </p>
        </div>
        <div className={styles.facts}>
          <Facts facts={stone.facts} />
        </div>
      </section>
      <Suspense>
        <Suitability uses={stone.uses} care={stone.care} />
      </Suspense>
      <Suspense>
        <SlabPlan
          title={stone.title}
          stoneKey={stone.about}
          slug={stone.slug}
          slabs={stone.slabs}
          cuts={stone.cuts}
          dark={stone.dark}
        />
      </Suspense>
      <Suspense>
        <Finishes title={stone.title} finishes={stone.finishes} />
      </Suspense>
      <Suspense>
        <StoneInRooms
          title={stone.title}
          views={stone.roomViews}
          pictures={stone.ownRooms}
          familyRooms={stone.familyRooms}
        />
      </Suspense>
      <Suspense>
        <Ask stoneKey={stone.about} title={stone.title} />
      </Suspense>
      <Suspense>
        <Beside beside={stone.beside} />
      </Suspense>
      <Suspense>
        <SheetAddress path={stone.path} />
      </Suspense>
      {stone.next && (
        <Suspense>
          <Neighbours previous={stone.previous} next={stone.next} />
        </Suspense>
      )}
    </article>
  );
}
