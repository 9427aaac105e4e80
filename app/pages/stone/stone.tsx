import { Suspense } from "react";
import { pageMessages } from "#app/content/messages.server.ts";
import { roomChoicesWith } from "#app/content/rooms.server.ts";
import { slabViews } from "#app/content/slabs.server.ts";
import { Breadcrumbs, type Crumb } from "#app/head/breadcrumbs.tsx";
import { Head } from "#app/head/head.tsx";
import { previewOf } from "#app/head/preview.server.ts";
import { localeOfPath } from "#app/i18n/locale.ts";
import type { SiteHref } from "#app/i18n/site-href.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { isEngineered } from "#catalogue/kinds/family.ts";
import { luminance } from "../family/colour.ts";
import { familyKeyOf, shareOf, stoneView } from "../family/family.server.ts";
import type { Route } from "./+types/stone";
import { Ask } from "./ask.tsx";
import { Beside } from "./beside.tsx";
import { firstSentences } from "./description.ts";
import { Facts } from "./facts.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Rooms } from "./rooms-pair.tsx";
import { SlabPlan } from "./slab/slab-plan.tsx";
import { HeadCaption, SlabHead } from "./slab-head.tsx";
import styles from "./stone.module.css";
import { besideOf, factsOf, roomsOf, stoneOf } from "./stone.server.ts";
import { StoneInRooms } from "./stone-in-rooms.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const { family, stone, previous, next } = await stoneOf(familyKeyOf(pathname), params.slug);
  const description = stone.description[locale];
  const slabs = await slabViews(stone);
  return {
    messages: await pageMessages(locale, "stone", "stones", "room-view", "search"),
    about: stone.key,
    title: stone.title,
    family: {
      title: family.title[locale],
      to: `/${family.key}` satisfies SiteHref,
      engineered: isEngineered(family.key),
    },
    description,
    summary: firstSentences(description, 160),
    preview: await previewOf(`stones/${stone.key}`),
    slabs,
    share: shareOf(slabs.cover, family),
    dark: luminance(stone.colours.ground) < 0.22,
    facts: factsOf(stone, family, locale),
    rooms: await roomsOf(stone, family, locale),
    roomViews: await roomChoicesWith(stone, locale),
    beside: await besideOf(stone, locale),
    previous: await stoneView(previous, locale),
    next: await stoneView(next, locale),
  };
}

export default function StonePage({ loaderData: stone }: Route.ComponentProps) {
  const places = useTranslations("common.navigation");
  const steps: Crumb[] = [
    { name: places("materials"), to: "/materials" },
    ...(stone.family.engineered ? [{ name: places("quartz"), to: "/quartz/types" as const }] : []),
    { name: stone.family.title, to: stone.family.to },
  ];
  return (
    <article className={styles.page}>
      <Head title={stone.title} description={stone.summary} preview={stone.preview} />
      <div className={grid.inset}>
        <Breadcrumbs steps={steps} here={stone.title} />
      </div>
      <SlabHead title={stone.title} picture={stone.slabs.cover} share={stone.share} />
      <section className={`${grid.grid} ${styles.sub}`}>
        <HeadCaption picture={stone.slabs.cover} close={stone.slabs.cover.src === stone.slabs.close?.src} />
        <p className={`${typography.lead} ${styles.description}`}>{stone.description}</p>
        <Facts facts={stone.facts} />
      </section>
      <Suspense>
        <SlabPlan
          title={stone.title}
          slabs={stone.slabs}
          size={stone.facts.slab}
          uses={stone.facts.uses}
          dark={stone.dark}
        />
      </Suspense>
      <Suspense>
        <Rooms title={stone.title} rooms={stone.rooms} />
      </Suspense>
      <Suspense>
        <StoneInRooms rooms={stone.roomViews} />
      </Suspense>
      <Suspense>
        <Ask stoneKey={stone.about} title={stone.title} />
      </Suspense>
      <Suspense>
        <Beside stones={stone.beside} />
      </Suspense>
      <Suspense>
        <Neighbours previous={stone.previous} next={stone.next} />
      </Suspense>
    </article>
  );
}
