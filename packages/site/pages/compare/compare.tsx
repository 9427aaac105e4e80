import type { Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import { compareAddress, MOST_COMPARED, readStones } from "@stoneyard/site/choice/compare-address.ts";
import { noteLookedFor } from "@stoneyard/site/choice/device-store.ts";
import { StoneOffers } from "@stoneyard/site/choice/stone-offers.tsx";
import type { Suggestion } from "@stoneyard/site/content/suggestions.server.ts";
import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { AwaitedJson, ScriptedPage } from "@stoneyard/site/pages/scripted/scripted-page.tsx";
import { PrintButton } from "@stoneyard/site/print/print-button.tsx";
import { StoneSearch } from "@stoneyard/site/search/stone-search.tsx";
import { CopyLink } from "@stoneyard/site/shell/copy-link.tsx";
import { ButtonLink } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { replaceQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import { keepingFocus } from "@stoneyard/site/ui/browser/keep-focus.ts";
import { useAddressQuery } from "@stoneyard/site/ui/browser/use-address-query.ts";
import { smallestSource } from "@stoneyard/site/ui/picture.tsx";
import { lazy, Suspense, useId, useMemo, useRef } from "react";
import type { ComparePageData } from "./compare.data.server.ts";
import type { CompareData } from "./compare.json.server.ts";
import styles from "./compare.module.css";
import { CompareTable } from "./compare-table.tsx";

/** For paper alone, so that its script comes after what is seen. */
const SheetAddress = lazy(() =>
  import("@stoneyard/site/print/sheet-address.tsx").then(({ SheetAddress }) => ({ default: SheetAddress })),
);

/** Two to four stones beside one another; which ones, and for what use, the address says. */
export default function ComparePage({ data: { first, preview } }: { data: ComparePageData }) {
  const t = useTranslations("compare");
  const path = useLocalizedPath();
  return (
    <ScriptedPage say={(key) => t(key)} preview={preview} leadClassName={grid.lead}>
      <AwaitedJson<CompareData> source={path("/compare.json")} say={(key) => t(key)}>
        {(data) => <Comparison data={data} first={first} />}
      </AwaitedJson>
    </ScriptedPage>
  );
}

/** What stones are asked about most. */
const FIRST_USE: Purpose = "worktop";

type Props = { data: CompareData; first: readonly Suggestion[] };

function Comparison({ data, first }: Props) {
  const t = useTranslations("compare");
  const places = useLocalizedPath();
  const query = useAddressQuery();
  const all = useMemo(() => Object.keys(data.stones), [data]);
  const { stones, unknown, left } = readStones(query.get("stones"), all);
  // What was left out moves up when another one goes.
  const asked = [...stones, ...left];
  const use = data.uses.find(({ key }) => key === query.get("use"))?.key ?? FIRST_USE;
  const addressOf = (keys: readonly string[], use: Purpose) =>
    compareAddress(keys, all, use === FIRST_USE ? "" : use);
  const address = addressOf(stones, use);
  const choices = useRef<HTMLDivElement>(null);
  const show = (keys: readonly string[], use: Purpose) =>
    keepingFocus(() => replaceQuery(addressOf(keys, use).split("?")[1] ?? ""), choices);
  const add = (key: string) => show([...stones, key], use);
  const swatchOf = (key: string) => (data.stones[key] ? smallestSource(data.stones[key].picture) : "");
  const titles = (keys: readonly string[]) => keys.map((key) => data.stones[key]?.title).join(", ");
  return (
    <>
      <div ref={choices} tabIndex={-1} className={`${grid.inset} ${styles.tools} ${visible.screenOnly}`}>
        {unknown.length > 0 && (
          <p className={styles.warning}>{t("unknown", { names: unknown.join(", ") })}</p>
        )}
        {left.length > 0 && (
          <p className={styles.warning}>{t("left", { count: MOST_COMPARED, names: titles(left) })}</p>
        )}
        {stones.length === 0 && <p className={typography.lead}>{t("empty")}</p>}
        {stones.length === 1 && <p>{t("one")}</p>}
        {stones.length < MOST_COMPARED && (
          <div className={styles.add}>
            <StoneSearch label={t("add")} onStone={add} />
            <StoneOffers
              stones={data.stones}
              swatchOf={swatchOf}
              shown={stones}
              first={first}
              onStone={add}
            />
          </div>
        )}
        {stones.length > 0 && (
          <UseChoice
            uses={data.uses}
            use={use}
            onUse={(chosen) => {
              noteLookedFor("use", chosen);
              show(asked, chosen);
            }}
          />
        )}
      </div>
      {stones.length > 0 && (
        <CompareTable
          data={data}
          stones={stones}
          use={use}
          onRemove={(gone) =>
            show(
              asked.filter((key) => key !== gone),
              use,
            )
          }
        />
      )}
      {stones.length > 1 && (
        <div className={`${grid.inset} ${styles.foot}`}>
          <p className={`${grid.buttons} ${visible.screenOnly}`}>
            <ButtonLink filled to={`/contact?about=${stones.join("+")}`}>
              {t("ask")}
            </ButtonLink>
            <CopyLink
              to={address}
              className={typography.button}
              words={{ share: t("share"), copied: t("copied") }}
            />
            <PrintButton className={typography.button} />
          </p>
          <Suspense>
            <SheetAddress path={places(address)} />
          </Suspense>
        </div>
      )}
    </>
  );
}

type UseChoiceProps = Pick<CompareData, "uses"> & { use: Purpose; onUse: (use: Purpose) => void };

/** For what the stones are compared. */
function UseChoice({ uses, use, onUse }: UseChoiceProps) {
  const t = useTranslations("compare");
  const id = useId();
  return (
    <p className={styles.choice}>
      <label htmlFor={id} className={typography.label}>
        {t("use")}
      </label>
      <select
        id={id}
        className={`${typography.field} ${styles.select}`}
        value={use}
        onChange={({ currentTarget }) => {
          const chosen = uses.find(({ key }) => key === currentTarget.value);
          if (chosen) onUse(chosen.key);
        }}
      >
        {uses.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </p>
  );
}
