import { lazy, Suspense } from "react";
import { pageMessages } from "#app/content/messages.server.ts";
import { roomChoicesWith } from "#app/content/rooms.server.ts";
import { slabViews } from "#app/content/slabs.server.ts";
import { Breadcrumbs, type Crumb } from "#app/head/breadcrumbs.tsx";
import { firstSentences } from "#app/head/first-sentences.ts";
import { Head } from "#app/head/head.tsx";
import { previewOf } from "#app/head/preview.server.ts";
import { localeOfPath, localePath } from "#app/i18n/locale.ts";
import { Said } from "#app/i18n/said.tsx";
import type { SiteHref } from "#app/i18n/site-href.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { PrintButton } from "#app/print/print-button.tsx";
import sheet from "#app/print/sheet.module.css";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { luminance } from "#catalogue/colour.ts";
import type { Purpose } from "#catalogue/kinds/purpose.ts";
import { plain } from "#catalogue/plain-words.ts";
import { wordsIn } from "#catalogue/words-in.ts";
import { hasTypesAbove, shareOf, stoneView } from "../family/family.server.ts";
import type { Route } from "./+types/stone";
import { Ask } from "./ask.tsx";
import { besideOf } from "./beside.server.ts";
import { Beside } from "./beside.tsx";
import { Facts } from "./facts.tsx";
import { FamilyRooms } from "./family-rooms.tsx";
import { finishesOf } from "./finishes.server.ts";
import { Finishes } from "./finishes.tsx";
import { Neighbours } from "./neighbours.tsx";
import { OwnRooms } from "./own-rooms.tsx";
import { familyRoomsOf, ownRoomsOf } from "./rooms.server.ts";
import { SlabPlan } from "./slab/slab-plan.tsx";
import { HeadCaption, SlabHead } from "./slab-head.tsx";
import styles from "./stone.module.css";
import { careOf, factsOf, stoneOf } from "./stone.server.ts";
import { StoneActions } from "./stone-actions.tsx";
import { StoneInRooms } from "./stone-in-rooms.tsx";
import { type UseView, usesOf } from "./suitability.server.ts";
import { Suitability } from "./suitability.tsx";

/** For paper alone, so that their scripts come after what is seen. */
const SheetHead = lazy(() =>
  import("#app/print/sheet-head.tsx").then(({ SheetHead }) => ({ default: SheetHead })),
);
const SheetAddress = lazy(() =>
  import("#app/print/sheet-address.tsx").then(({ SheetAddress }) => ({ default: SheetAddress })),
);

export async function loader({ request, params }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { family, stone, previous, next } = await stoneOf(params.family, params.slug);
  const description = wordsIn(stone.description, locale);
  const slabs = await slabViews(stone);
  return {
    messages: await pageMessages(locale, "stone", "stones", "room-view", "search", "family.unscaled"),
    about: stone.key,
    title: stone.title,
    slug: stone.slug,
    path: localePath(locale, `/${stone.key}`),
    family: {
      title: family.title[locale],
      to: `/${family.key}` satisfies SiteHref,
      hasTypesAbove: await hasTypesAbove(family),
    },
    description,
    summary: firstSentences(plain(description), 160),
    preview: await previewOf(`stones/${stone.key}`),
    slabs,
    share: shareOf(slabs.cover, family),
    dark: luminance(stone.colours.ground) < 0.22,
    facts: factsOf(stone, family, locale),
    finishes: await finishesOf(stone),
    uses: await usesOf(stone, locale),
    care: await careOf(stone, locale),
    ownRooms: await ownRoomsOf(stone),
    familyRooms: await familyRoomsOf(stone, family, locale),
    roomViews: await roomChoicesWith(stone, locale),
    beside: await besideOf(stone, locale),
    ...(previous && { previous: await stoneView(previous) }),
    ...(next && { next: await stoneView(next) }),
  };
}

export default function StonePage({ loaderData: stone }: Route.ComponentProps) {
  const places = useTranslations("common.navigation");
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
      <SlabHead title={stone.title} picture={stone.slabs.cover} share={stone.share} />
      <section className={`${grid.grid} ${styles.sub}`}>
        <HeadCaption picture={stone.slabs.cover} close={stone.slabs.cover.src === stone.slabs.close?.src} />
        <div className={styles.description}>
          <StoneActions stoneKey={stone.about} title={stone.title} />
          <p className={typography.lead}>
            <Said words={stone.description} />
          </p>
        </div>
        <div className={styles.facts}>
          <Facts facts={stone.facts} />
          <PrintButton className={styles.print} />
        </div>
      </section>
      <Suspense>
        <OwnRooms title={stone.title} rooms={stone.ownRooms} />
      </Suspense>
      <Suspense>
        <Suitability uses={stone.uses} care={stone.care} />
      </Suspense>
      <Suspense>
        <SlabPlan
          title={stone.title}
          stoneKey={stone.about}
          slug={stone.slug}
          slabs={stone.slabs}
          size={stone.facts.slab}
          uses={advisedUses(stone.uses)}
          dark={stone.dark}
        />
      </Suspense>
      <Suspense>
        <Finishes title={stone.title} finishes={stone.finishes} />
      </Suspense>
      <Suspense>
        <StoneInRooms rooms={stone.roomViews} />
      </Suspense>
      {stone.familyRooms && (
        <Suspense>
          <FamilyRooms title={stone.title} family={stone.family.title} rooms={stone.familyRooms} />
        </Suspense>
      )}
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

function advisedUses(uses: readonly UseView[]): Purpose[] {
  return uses.filter(({ verdict }) => verdict !== "not-advised").map(({ use }) => use);
}
