import { LANGUAGES } from "@stoneyard/site/i18n/locale.ts";
import { useLocale } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { changedEarly } from "@stoneyard/site/ui/browser/changed-early.ts";
import type { ReactNode } from "react";
import { byVerdict, sorted, sortFor } from "./listing.ts";
import { StoneCard } from "./stone-card.tsx";
import { StoneCards, StoneGroup } from "./stone-group.tsx";
import styles from "./stone-list.module.css";
import type { ShownListing } from "./stone-listing.tsx";
import type { CardView, FamilyLink } from "./stones.data.server.ts";

type Props = { stones: CardView[]; families: FamilyLink[]; listing: ShownListing };

/** All stones by family; those for a use by verdict; the answer to a search, and another order, in one row after another. */
export function StoneList({ stones, families, listing }: Props) {
  const counted = useTranslations("stones");
  const locale = LANGUAGES[useLocale()].intlLocale;
  const byKey = new Map<string, CardView>(stones.map((stone) => [stone.key, stone]));
  // An answer has an order of its own.
  const sort = listing.isAnswer ? listing.sort : sortFor(listing.sort, listing.selection);
  const cardsOf = (keys: readonly { key: string }[]) =>
    sorted(
      keys.flatMap(({ key }) => byKey.get(key) ?? []),
      sort,
      locale,
    );
  if (listing.selection.use) {
    const { well, care } = byVerdict(listing.stones, listing.selection);
    return (
      <>
        <VerdictGroups verdict="suited" stones={cardsOf(well)} listing={listing} />
        <VerdictGroups verdict="careful" stones={cardsOf(care)} listing={listing} />
      </>
    );
  }
  if (listing.isAnswer || sort !== "listed")
    return (
      <div className={`${grid.inset} ${styles.row}`}>
        <StoneCards>{cardItems(cardsOf(listing.stones), listing)}</StoneCards>
      </div>
    );
  const groups = families.map((family) => {
    const own = stones.filter(({ key }) => key.startsWith(`${family.key}/`));
    return { family, stones: own, count: own.filter(({ key }) => listing.isShown(key)).length };
  });
  return (
    <>
      <FamilyJumps families={groups.flatMap(({ family, count }) => (count > 0 ? family : []))} />
      {groups.map(({ family, stones, count }) => (
        <StoneGroup
          key={family.key}
          id={family.key}
          level={2}
          title={<Link to={family.to}>{family.title}</Link>}
          note={counted("count", { count })}
          hidden={count === 0}
        >
          {cardItems(stones, listing)}
        </StoneGroup>
      ))}
    </>
  );
}

/** The way to a family within the list, which on a phone is thirty screens long. */
function FamilyJumps({ families }: { families: FamilyLink[] }) {
  const places = useTranslations("common.navigation");
  if (families.length < 2) return null;
  return (
    <nav
      className={`${grid.inset} ${typography.small} ${visible.screenOnly} ${styles.jumps}`}
      aria-label={places("materials")}
    >
      {families.map(({ key, title }) => (
        <a key={key} href={`#${key}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}

type GroupsProps = { verdict: "suited" | "careful"; stones: readonly CardView[]; listing: ShownListing };

/** Stones of one verdict, which stands above the first; of one use by the reason for it, which then stands once. */
function VerdictGroups({ verdict, stones, listing }: GroupsProps) {
  const t = useTranslations("all-stones");
  const counted = useTranslations("stones");
  // What is said of a group is not said on its cards.
  const shown = listing.selection.use?.length === 1 ? { ...listing, noteOf: () => undefined } : listing;
  const groups = Map.groupBy(stones, ({ key }) => listing.reasonOf(key) ?? "");
  return [...groups].map(([why, stones], at) => (
    <StoneGroup
      key={why}
      level={2}
      title={at === 0 && t(verdict)}
      note={
        <>
          {why} <span className={styles.count}>{counted("count", { count: stones.length })}</span>
        </>
      }
    >
      {cardItems(stones, shown)}
    </StoneGroup>
  ));
}

function cardItems(stones: readonly CardView[], listing: ShownListing): ReactNode {
  return stones.map((stone) => (
    <li
      key={stone.key}
      data-facets={listing.codeOf(stone.key)}
      hidden={!listing.isShown(stone.key)}
      {...changedEarly}
    >
      <StoneCard stone={stone} slabKind={listing.slabKinds.get(stone.key)}>
        {listing.noteOf(stone.key)}
      </StoneCard>
    </li>
  ));
}
