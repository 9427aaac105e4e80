import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { CountedLinks } from "@stoneyard/site/shell/counted-links.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useAddressQuery } from "@stoneyard/site/ui/browser/use-address-query.ts";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { SectionTitle } from "@stoneyard/site/ui/section.tsx";
import { useRef, useState } from "react";
import { SearchField } from "./choice/search-field.tsx";
import { useAnswer } from "./choice/use-answer.ts";
import { StoneItems } from "./stone-items.static.tsx";
import { StoneList } from "./stone-list.tsx";
import { StoneListing } from "./stone-listing.tsx";
import type { AllStonesData } from "./stones.data.server.ts";
import styles from "./stones.module.css";

export default function AllStones({ data }: { data: AllStonesData }) {
  const { preview, families, stones, facets, uses } = data;
  const t = useTranslations("all-stones");
  const counted = useTranslations("stones");
  const places = useTranslations("common.navigation");
  const query = (useAddressQuery().get("q") ?? "").trim();
  const search = useAnswer(query);
  const count = stones.length;
  const [left, setLeft] = useState(count);
  const [begun, setBegun] = useState(false);
  const listing = useRef<HTMLDivElement>(null);
  return (
    <div className={classes(styles.page, (begun || query) && styles.asked)}>
      <Head title={places("allStones")} description={t("description", { count })} preview={preview} />
      <StoneItems addresses={stones.map(({ to }) => to)} />
      <div className={`${grid.grid} ${styles.head}`}>
        <h1 className={`${typography.statement} ${grid.listingTitle}`}>{places("allStones")}</h1>
        <p className={classes(typography.statement, typography.number, grid.listingCount)}>
          <span aria-hidden="true">{left}</span>
          <span className={typography.visuallyHidden}>{counted("count", { count: left })}</span>
        </p>
        <p className={`${typography.lead} ${styles.lead}`}>{t("lead")}</p>
        <SearchField
          query={query}
          onBegin={() => setBegun(true)}
          onAnswerCovered={() => listing.current?.scrollIntoView()}
        />
      </div>
      <div ref={listing}>
        <StoneListing stones={stones} facets={facets} search={search} onCount={setLeft}>
          {(listing) => <StoneList stones={stones} families={families} listing={listing} />}
        </StoneListing>
      </div>
      <section className={`${grid.grid} ${grid.section}`} aria-labelledby="uses">
        <SectionTitle id="uses">{t("uses")}</SectionTitle>
        <div className={styles.uses}>
          <CountedLinks links={uses} />
        </div>
      </section>
    </div>
  );
}
