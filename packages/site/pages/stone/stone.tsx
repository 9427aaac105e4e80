import { Head } from "@stoneyard/site/head/head.static.tsx";
import sheet from "@stoneyard/site/print/sheet.module.css";
import { SheetHead } from "@stoneyard/site/print/sheet-head.static.tsx";
import { laterSection } from "@stoneyard/site/render/later-section.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { lazy, Suspense } from "react";
import { Facts } from "./facts/facts.static.tsx";
import { SingleSlabs } from "./facts/single-slabs.static.tsx";
import { Suitability } from "./facts/suitability.static.tsx";
import { MarkAskedUse, StoneActions } from "./offer/stone-actions.tsx";
import { HeadCaption, SlabHead } from "./slab-head.static.tsx";
import type { StoneData } from "./stone.data.server.ts";
import styles from "./stone.module.css";
import { Ask, Finishes, Neighbours, StoneLine, StonePath, StoneWords } from "./stone-words.static.tsx";

/** For paper alone, so that its script comes after what is seen. */
const SheetAddress = lazy(() =>
  import("@stoneyard/site/print/sheet-address.tsx").then(({ SheetAddress }) => ({ default: SheetAddress })),
);

const SlabPlan = laterSection(() => import("./slab/slab-plan.later.tsx").then((part) => part.SlabPlan));
const StoneInRooms = laterSection(() =>
  import("./stone-in-rooms.later.tsx").then((part) => part.StoneInRooms),
);
const Beside = laterSection(() => import("./beside.later.tsx").then((part) => part.Beside));

export default function StonePage({ data: stone }: { data: StoneData }) {
  const { title, about } = stone;
  const shown = stone.static;
  return (
    <article className={`${styles.page} ${sheet.sheet}`}>
      <Head title={title} description={shown?.summary} preview={shown?.preview} />
      <SheetHead />
      <div className={`${grid.inset} ${visible.screenOnly}`}>
        <StonePath title={title} family={shown?.family} />
      </div>
      <SlabHead title={title} picture={shown?.cover} />
      <section className={`${grid.grid} ${styles.sub}`}>
        <HeadCaption picture={shown?.cover} close={shown?.isClose} slab={shown?.facts.slab} />
        <div className={styles.description}>
          <StoneLine facts={shown?.facts} bestUse={shown?.bestUse} />
          <StoneActions stoneKey={about} title={title} />
          <StoneWords facts={shown?.facts} description={shown?.description} />
        </div>
        <div className={styles.facts}>
          <Facts facts={shown?.facts} />
        </div>
      </section>
      <SingleSlabs slabs={shown?.singleSlabs} />
      <Suitability uses={shown?.uses} care={shown?.care} />
      <MarkAskedUse />
      <SlabPlan
        title={title}
        stoneKey={about}
        slug={stone.slug}
        slabs={stone.slabs}
        cuts={stone.cuts}
        dark={stone.dark}
      />
      <Finishes title={title} finishes={shown?.finishes} />
      <StoneInRooms
        title={title}
        views={stone.roomViews}
        pictures={stone.ownRooms}
        familyRooms={stone.familyRooms}
      />
      <Ask stoneKey={about} title={title} />
      <Beside beside={stone.beside} />
      <Suspense>
        <SheetAddress path={stone.path} />
      </Suspense>
      <Neighbours previous={shown?.previous} next={shown?.next} />
    </article>
  );
}
