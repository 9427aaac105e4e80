import { withNoBreakSpaces } from "@stoneyard/catalogue/languages/no-break-spaces.ts";
import { piecesInWords, slabsInWords } from "@stoneyard/site/choice/measures.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import sheet from "@stoneyard/site/print/sheet.module.css";
import { Link } from "@stoneyard/site/shell/link.tsx";
import frames from "@stoneyard/site/styles/frames.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { lazy, Suspense } from "react";
import { usePieceWords } from "../measures/use-piece-words.ts";
import styles from "./listed-thing.module.css";
import type { ListedView } from "./listed-view.ts";

/** It asks what was published since the site was built, so it comes after the list. */
const SlabNote = lazy(() => import("../slab/slab-note.tsx").then(({ SlabNote }) => ({ default: SlabNote })));

/** A kept thing by its picture and name, a slab also by its own facts, a room also by the stones that lie in it, a plan by what it cuts. */
export function ListedThing({ item }: { item: ListedView }) {
  return (
    <Link to={item.to} className={styles.thing}>
      <Thing item={item} />
    </Link>
  );
}

/** The same where no address leads to it, with why. */
export function UnlinkedThing({ item, why }: { item: ListedView; why: string }) {
  return (
    <div className={styles.thing}>
      <Thing item={item} why={why} />
    </div>
  );
}

function Thing({ item, why }: { item: ListedView; why?: string }) {
  const kinds = useTranslations("list.kinds");
  const surfaceNames = useTranslations("room-view.surfaces");
  const title = useTitle(item);
  const stoneInWords = useStoneInWords(item);
  const pieceWords = usePieceWords();
  return (
    <>
      <span className={`${frames.frame} ${styles.frame}`} data-kind={item.kind}>
        {item.picture && <img src={item.picture} alt="" width={480} height={300} decoding="async" />}
      </span>
      <span className={styles.words}>
        <span className={`${typography.smallEntry} ${styles.name}`}>{title}</span>
        <span className={typography.label}>
          {kinds(item.kind)}
          {item.detail && `, ${item.detail}`}
        </span>
        {item.slab !== undefined && (
          <>
            {item.known?.detail && <span className={typography.label}>{item.known.detail}</span>}
            <Suspense>
              <SlabNote {...item.known} number={item.slab} isGone={!item.known} />
            </Suspense>
          </>
        )}
        {item.stones.map(({ title, picture, surfaces }) => (
          <span key={title} className={`${typography.label} ${styles.stone}`}>
            <img src={picture} alt="" width={48} height={30} decoding="async" />
            {surfaces.length > 0 && `${surfaces.map((surface) => surfaceNames(surface)).join(", ")}: `}
            {stoneInWords(title)}
          </span>
        ))}
        {item.pieces.length > 0 && (
          <span className={typography.label}>
            {withNoBreakSpaces(piecesInWords(item.pieces, pieceWords, item.parts).join(", "))}
          </span>
        )}
        {why && <span className={typography.label}>{why}</span>}
      </span>
    </>
  );
}

/** A stone that lies in a room, or of which a plan is cut: that with its slab, how thick it is and how many are needed. */
function useStoneInWords(item: ListedView): (stone: string) => string {
  const t = useTranslations("slab");
  const measures = useTranslations("measures");
  const words = { ...usePieceWords(), slabs: (slabs: number) => measures("slabs", { slabs }) };
  return (stone) => {
    const named = item.planSlab ? t("ofStone", { stone, number: item.planSlab }) : stone;
    return withNoBreakSpaces(slabsInWords(named, item, words));
  };
}

/** The same on paper, with what must be known to order it. */
export function PrintedThing({ item }: { item: ListedView }) {
  return (
    <div className={styles.printed}>
      <ListedThing item={item} />
      {item.facts.length > 0 && (
        <dl className={`${sheet.paperOnly} ${styles.facts}`}>
          {item.facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** What buttons and messages call a thing: a slab also by its number, a plan by its stone. */
export function useNameOf(): (item: ListedView) => string {
  const t = useTranslations("slab");
  return ({ kind, title, slab, planSlab, stones: [stone] }) => {
    if (slab !== undefined) return t("ofStone", { stone: title, number: slab });
    if (kind !== "plan" || !stone) return title;
    return `${title}, ${planSlab ? t("ofStone", { stone: stone.title, number: planSlab }) : stone.title}`;
  };
}

/** With the number of a single slab, or the number of pieces where there are several. */
function useTitle({ title, slab, count = 1 }: ListedView): string {
  const t = useTranslations("slab");
  if (slab !== undefined) return t("ofStone", { stone: title, number: slab });
  return count > 1 ? `${count}\u00a0× ${title}` : title;
}
