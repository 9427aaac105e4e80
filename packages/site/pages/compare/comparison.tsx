import type { Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import { compareAddress, MOST_COMPARED, readStones } from "@stoneyard/site/choice/addresses.ts";
import { noteUse } from "@stoneyard/site/choice/last-use.ts";
import type { Suggestion } from "@stoneyard/site/content/suggestions.server.ts";
import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { AwaitedJson } from "@stoneyard/site/pages/scripted/awaited-json.tsx";
import { PrintButton } from "@stoneyard/site/print/print-button.tsx";
import sheet from "@stoneyard/site/print/sheet.module.css";
import { SheetAddress } from "@stoneyard/site/print/sheet-address.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { replaceQuery } from "@stoneyard/site/ui/address-query.ts";
import { useAddressCopy } from "@stoneyard/site/ui/use-address-copy.ts";
import { useAddressQuery } from "@stoneyard/site/ui/use-address-query.ts";
import { useJson } from "@stoneyard/site/ui/use-json.ts";
import { useMemo } from "react";
import { AddStone } from "./add-stone.tsx";
import type { CompareData } from "./compare.json.server.ts";
import styles from "./compare.module.css";
import { CompareTable } from "./compare-table.tsx";
import { UseChoice } from "./use-choice.tsx";

/** The comparison that the address asks for, once the facts of the stones have come. */
export function Comparison({ first }: { first: readonly Suggestion[] }) {
  const t = useTranslations("compare");
  const facts = useJson<CompareData>(useLocalizedPath()("/compare.json"));
  const words = { loading: t("loading"), failed: t("failed"), again: t("again") };
  return (
    <AwaitedJson loaded={facts} words={words}>
      {(data) => <AskedComparison data={data} first={first} />}
    </AwaitedJson>
  );
}

/** What stones are asked about most. */
const FIRST_USE: Purpose = "worktop";

type Props = { data: CompareData; first: readonly Suggestion[] };

function AskedComparison({ data, first }: Props) {
  const t = useTranslations("compare");
  const places = useLocalizedPath();
  const query = useAddressQuery();
  const all = useMemo(() => Object.keys(data.stones), [data]);
  const { stones, unknown, left } = readStones(query.get("stones"), all);
  const use = data.uses.find(({ key }) => key === query.get("use"))?.key ?? FIRST_USE;
  const addressOf = (keys: readonly string[], use: Purpose) =>
    compareAddress(keys, all, use === FIRST_USE ? "" : use);
  const address = addressOf(stones, use);
  const { copied, copy } = useAddressCopy(address);
  const show = (keys: readonly string[], use: Purpose) =>
    replaceQuery(addressOf(keys, use).split("?")[1] ?? "");
  const titles = (keys: readonly string[]) => keys.map((key) => data.stones[key]?.title).join(", ");
  return (
    <>
      <div className={`${grid.inset} ${styles.tools} ${sheet.screenOnly}`}>
        {unknown.length > 0 && (
          <p className={styles.warning}>{t("unknown", { names: unknown.join(", ") })}</p>
        )}
        {left.length > 0 && (
          <p className={styles.warning}>{t("left", { count: MOST_COMPARED, names: titles(left) })}</p>
        )}
        {stones.length === 0 && <p className={typography.lead}>{t("empty")}</p>}
        {stones.length === 1 && <p>{t("one")}</p>}
        {stones.length < MOST_COMPARED && (
          <AddStone
            stones={data.stones}
            shown={stones}
            first={first}
            onAdd={(key) => show([...stones, key], use)}
          />
        )}
        {stones.length > 0 && (
          <UseChoice
            uses={data.uses}
            use={use}
            onUse={(chosen) => {
              noteUse(chosen);
              show(stones, chosen);
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
              stones.filter((key) => key !== gone),
              use,
            )
          }
        />
      )}
      {stones.length > 1 && (
        <div className={`${grid.inset} ${styles.foot}`}>
          <p className={`${styles.ways} ${sheet.screenOnly}`}>
            <Link
              to={`/contact?about=${stones.join("+")}`}
              className={`${typography.button} ${typography.filled}`}
            >
              {t("ask")}
            </Link>
            <Link to={address} rel="nofollow" className={typography.button} onClick={copy}>
              <span aria-live="polite">{copied ? t("copied") : t("share")}</span>
            </Link>
            <PrintButton className={typography.button} />
          </p>
          <SheetAddress path={places(address)} />
        </div>
      )}
    </>
  );
}
