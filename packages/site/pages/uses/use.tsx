import type { Verdict } from "@stoneyard/catalogue/kinds/purpose.ts";
import { Breadcrumbs } from "@stoneyard/site/head/breadcrumbs.static.tsx";
import { firstSentences } from "@stoneyard/site/head/first-sentences.ts";
import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { StoneCard } from "@stoneyard/site/pages/stones/stone-card.tsx";
import { StoneGroup } from "@stoneyard/site/pages/stones/stone-group.tsx";
import { CountedLinks } from "@stoneyard/site/shell/counted-links.tsx";
import { ButtonLink, Link } from "@stoneyard/site/shell/link.tsx";
import { Sources } from "@stoneyard/site/shell/sources.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { SectionTitle } from "@stoneyard/site/ui/section.tsx";
import type { JudgedCard, ReasonGroup, UseData } from "./use.data.server.ts";
import styles from "./use.module.css";

export default function UsePage({ data: use }: { data: UseData }) {
  const t = useTranslations("uses");
  const finishes = useTranslations("stones.finishes");
  const places = useTranslations("common.navigation");
  const count = countOf(use.groups.well) + countOf(use.groups.care);
  return (
    <>
      <Head title={use.title} description={firstSentences(use.matters, 160)} preview={use.preview} />
      <div className={`${grid.grid} ${grid.rowsOnMedium} ${styles.head}`}>
        <Breadcrumbs steps={[{ name: places("allStones"), to: "/stones" }]} here={use.title} />
        <h1 className={`${typography.statement} ${grid.listingTitle}`}>{use.title}</h1>
        <p className={`${typography.lead} ${grid.lead}`}>{use.matters}</p>
        {count > 0 && (
          <p className={styles.go}>
            <ButtonLink to={`/stones?use=${use.purpose}`}>{t("choose", { count })}</ButtonLink>
          </p>
        )}
        <div className={`${typography.label} ${styles.facts}`}>
          <h2 className={typography.smallHeading}>{t("finishes")}</h2>
          <p className={typography.capital}>{use.finishes.map((finish) => finishes(finish)).join(", ")}</p>
        </div>
      </div>
      <Stones verdict="well" groups={use.groups.well} />
      <Stones verdict="care" groups={use.groups.care} />
      <NotAdvised groups={use.groups["not-advised"]} />
      <Sources title={t("sources")} sources={use.sources} />
      <section className={`${grid.grid} ${grid.section}`} aria-labelledby="other-uses">
        <SectionTitle id="other-uses">{t("others")}</SectionTitle>
        <div className={styles.others}>
          <CountedLinks links={use.uses} />
        </div>
      </section>
    </>
  );
}

/** How many stones of a reason stand open. */
const OPEN = 6;

/** The stones of one verdict, by the reason for it. */
function Stones({ verdict, groups }: { verdict: Exclude<Verdict, "not-advised">; groups: ReasonGroup[] }) {
  const t = useTranslations("uses");
  const stones = useTranslations("stones");
  const finishes = useTranslations("stones.finishes");
  if (groups.length === 0) return null;
  const cardsOf = (shown: readonly JudgedCard[]) =>
    shown.map((stone) => (
      <li key={stone.key}>
        <StoneCard stone={stone}>
          {stone.rock}
          <span className={`${styles.own} ${typography.capital}`}>
            {stone.finishes.map((finish) => finishes(finish)).join(", ")}
          </span>
        </StoneCard>
      </li>
    ));
  return (
    <section className={grid.section} aria-labelledby={verdict}>
      <VerdictTitle verdict={verdict} title={t(verdict)} count={countOf(groups)} />
      {groups.map((group) => (
        <StoneGroup
          key={group.why}
          title={group.why}
          note={stones("count", { count: group.stones.length })}
          rest={
            group.stones.length > OPEN
              ? { label: t("all", { count: group.stones.length }), cards: cardsOf(group.stones.slice(OPEN)) }
              : undefined
          }
        >
          {cardsOf(group.stones.slice(0, OPEN))}
        </StoneGroup>
      ))}
    </section>
  );
}

/** The stones that are not advised by name alone, with the reason. */
function NotAdvised({ groups }: { groups: ReasonGroup[] }) {
  const t = useTranslations("uses");
  if (groups.length === 0) return null;
  return (
    <section className={grid.section} aria-labelledby="not-advised">
      <VerdictTitle verdict="not-advised" title={t("notAdvised")} count={countOf(groups)} />
      {groups.map(({ why, stones }) => (
        <div key={why} className={`${grid.grid} ${grid.rowsOnMedium} ${styles.refused}`}>
          <h3 className={typography.smallEntry}>{why}</h3>
          <details>
            <summary className={`${typography.link} ${typography.plainSummary}`}>
              {t("all", { count: stones.length })}
            </summary>
            <ul className={`${grid.row} ${typography.accentLinks}`}>
              {stones.map((stone) => (
                <li key={stone.key}>
                  <Link to={stone.to}>{stone.title}</Link>
                </li>
              ))}
            </ul>
          </details>
        </div>
      ))}
    </section>
  );
}

function VerdictTitle({ verdict, title, count }: { verdict: Verdict; title: string; count: number }) {
  const stones = useTranslations("stones");
  return (
    <div className={`${grid.grid} ${grid.rowsOnNarrow} ${styles.verdict}`}>
      <SectionTitle id={verdict}>{title}</SectionTitle>
      <p className={typography.label}>{stones("count", { count })}</p>
    </div>
  );
}

function countOf(groups: readonly ReasonGroup[]): number {
  return groups.reduce((sum, { stones }) => sum + stones.length, 0);
}
