import { lastPlan } from "@stoneyard/site/choice/device-store.ts";
import { STONE_PARAMETER } from "@stoneyard/site/choice/measures.ts";
import { StoneOffers } from "@stoneyard/site/choice/stone-offers.tsx";
import { UndoNote } from "@stoneyard/site/choice/undo-note.tsx";
import { stoneOfWord } from "@stoneyard/site/content/stone-word.ts";
import type { Suggestion } from "@stoneyard/site/content/suggestions.server.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { AwaitedJson, ScriptedPage } from "@stoneyard/site/pages/scripted/scripted-page.tsx";
import { StoneSearch } from "@stoneyard/site/search/stone-search.tsx";
import { TextLink } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { replaceQuery, withValue } from "@stoneyard/site/ui/browser/address-query.ts";
import { keepingFocus } from "@stoneyard/site/ui/browser/keep-focus.ts";
import { useAddressQuery } from "@stoneyard/site/ui/browser/use-address-query.ts";
import { smallestSource } from "@stoneyard/site/ui/picture.tsx";
import { lazy, Suspense, useRef, useState } from "react";
import type { MeasuresPageData } from "./measures.data.server.ts";
import type { MeasuresData } from "./measures.json.server.ts";
import styles from "./measures.module.css";

/** With the viewer of slabs: more script than a page may begin with, and of no use before the slabs have come. */
const Planner = lazy(() => import("./planner.tsx").then(({ Planner }) => ({ default: Planner })));

/** A visitor's own measures laid on slabs of a stone; which stone and which measures, the address says. */
export default function MeasuresPage({ data: { first, preview } }: { data: MeasuresPageData }) {
  const t = useTranslations("measures");
  return (
    <ScriptedPage say={(key) => t(key)} preview={preview} leadClassName={grid.lead}>
      <AwaitedJson<MeasuresData> source="/measures.json" say={(key) => t(key)}>
        {(data) => <MeasuresOnStone data={data} first={first} />}
      </AwaitedJson>
    </ScriptedPage>
  );
}

type Props = { data: MeasuresData; first: readonly Suggestion[] };

function MeasuresOnStone({ data, first }: Props) {
  const t = useTranslations("measures");
  const query = useAddressQuery();
  const keyIn = (query: URLSearchParams) =>
    stoneOfWord(query.get(STONE_PARAMETER) ?? "", Object.keys(data.stones));
  const asked = query.get(STONE_PARAMETER);
  const key = keyIn(query);
  const stone = key === undefined ? undefined : data.stones[key];
  const swatchOf = (key: string) => {
    const [picture] = data.stones[key]?.pictures ?? [];
    return picture ? smallestSource(picture) : "";
  };
  const choice = useRef<HTMLDivElement>(null);
  const [last] = useState(lastPlan);
  const lastStone = data.stones[keyIn(new URLSearchParams(last)) ?? ""]?.title;
  /** The address of a plan that another stone took its slab or its moved pieces from. */
  const [former, setFormer] = useState("");
  // What was moved would lie on another stone's veins, and the slab is of the stone before.
  const lieOn = (stone: string) =>
    keepingFocus(() => {
      const before = new URLSearchParams(location.search);
      setFormer(before.has("at") || before.has("slab") ? before.toString() : "");
      const query = withValue(withValue(location.search, "at", ""), "slab", "");
      replaceQuery(withValue(query, STONE_PARAMETER, stone));
    }, choice);
  const bringBack = () =>
    keepingFocus(() => {
      setFormer("");
      replaceQuery(former);
    }, choice);
  const wasAt = new URLSearchParams(former);
  const [wasOn, slab] = [data.stones[keyIn(wasAt) ?? ""]?.title, wasAt.get("slab")];
  return (
    <>
      <div ref={choice} tabIndex={-1} className={`${grid.inset} ${styles.stone} ${visible.screenOnly}`}>
        {asked && !stone && <p className={styles.warning}>{t("unknown", { name: asked })}</p>}
        {wasOn && wasAt.get("pieces") === query.get("pieces") && (
          <UndoNote
            text={t("leftStone", { stone: slab ? `${wasOn} (${slab})` : wasOn })}
            undo={null}
            onUndo={bringBack}
          />
        )}
        {lastStone && !query.has("pieces") && (
          <p>
            <TextLink to={`/stones/measures?${last}`} rel="nofollow">
              {t("lastPlan", { stone: lastStone })}
            </TextLink>
          </p>
        )}
        <StoneSearch label={stone ? t("otherStone") : t("chooseStone")} onStone={lieOn} />
        {!stone && (
          <StoneOffers stones={data.stones} swatchOf={swatchOf} shown={[]} first={first} onStone={lieOn} />
        )}
      </div>
      {key && stone && (
        <Suspense fallback={<p className={`${grid.inset} ${styles.title}`}>{t("loading")}</p>}>
          <Planner key={key} stoneKey={key} stone={stone} data={data} />
        </Suspense>
      )}
    </>
  );
}
