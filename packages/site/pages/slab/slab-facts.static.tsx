import { shownAreaOf, wholeSlabPrice } from "@stoneyard/catalogue/stones/slab-area.ts";
import { slabItem, writeItems } from "@stoneyard/site/choice/items.ts";
import { writeMeasures } from "@stoneyard/site/choice/measures.ts";
import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { tablePrice } from "@stoneyard/site/pages/models/table-price.ts";
import { FactRow } from "@stoneyard/site/pages/stone/facts/fact-row.tsx";
import rows from "@stoneyard/site/pages/stone/facts/fact-rows.module.css";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { Link, TextLink } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { type FaultPlace, faultWords } from "./fault-words.ts";
import type { SlabView } from "./slab.data.server.ts";
import styles from "./slab-facts.module.css";
import { useSlabSize } from "./slab-size.ts";
import { SlabState, SlabStatesNow } from "./slab-state.tsx";

/** What is known of a slab, row by row, and the way to ask for it. */
export const SlabFacts = staticSection(function SlabFacts({ slab }: { slab: SlabView }) {
  const t = useTranslations("slab");
  const words = useTranslations("stone");
  const offers = useTranslations("offer");
  const vats = useTranslations("offer.vat");
  const finishes = useTranslations("stones.finishes");
  const format = useNumberFormat();
  const size = useSlabSize();
  const { offer, stone, faults } = slab;
  const { number, state, finish, block, price } = offer;
  return (
    <section aria-labelledby="facts" className={styles.slab}>
      <h2 id="facts" className={typography.visuallyHidden}>
        {t("facts")}
      </h2>
      <dl className={rows.rows}>
        <FactRow term={t("state")}>
          <SlabState {...offer} />
        </FactRow>
        <FactRow term={t("size")}>{size(offer)}</FactRow>
        <FactRow term={t("area")}>
          {offers("stockArea", {
            area: format(shownAreaOf(offer), { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
          })}
        </FactRow>
        <FactRow term={t("finish")}>{finish && finishes(finish)}</FactRow>
        <FactRow term={t("block")}>{block}</FactRow>
        <FactRow term={t("price")}>
          {state !== "sold" &&
            (price ? `${tablePrice(price.perSquareMetre)}, ${vats(price.vat)}` : offers("onRequest"))}
        </FactRow>
        <FactRow term={t("whole")}>
          {price && `${tablePrice(wholeSlabPrice(offer, price.perSquareMetre))}, ${vats(price.vat)}`}
        </FactRow>
        <FactRow term={t("faults")}>{faults.length > 0 && <Faults faults={faults} offer={offer} />}</FactRow>
      </dl>
      <p className={styles.sold}>{t("sold")}</p>
      <p className={`${styles.ways} ${styles.ask}`}>
        <Link
          to={`/contact?about=${writeItems([slabItem(offer.stone, number)])}`}
          rel="nofollow"
          className={`${typography.button} ${typography.filled}`}
        >
          {t("ask")}
        </Link>
      </p>
      <p className={`${grid.ways} ${styles.ways}`}>
        <TextLink to={stone.to}>{t("others", { stone: stone.title })}</TextLink>
        <TextLink to={`/stones/measures?${planQuery(offer)}`} rel="nofollow">
          {words("measures")}
        </TextLink>
      </p>
      <SlabStatesNow />
    </section>
  );
});

/** A plan on this slab; of one that is sold on those of its thickness. */
function planQuery({ stone, state, number, thickness }: SlabView["offer"]): string {
  const slab = state === "sold" ? undefined : number;
  const nothing = { pieces: [], counted: undefined, turns: false, moves: {} };
  return writeMeasures(stone, { ...nothing, thickness, slab });
}

/** Each by the number that stands at its place on the picture. */
function Faults({ faults, offer }: Pick<SlabView, "faults" | "offer">) {
  const t = useTranslations("slab");
  const kinds = useTranslations("slab.faultKinds");
  const format = useNumberFormat();
  const words = { faultAt: (where: FaultPlace) => t("faultAt", where), kinds, format };
  return (
    <>
      <ol>
        {faults.map((fault, at) => (
          <li key={`${fault.kind} ${fault.left} ${fault.top}`}>
            {faultWords(fault, at, offer.height, words)}
            {fault.note && ` (${fault.note})`}
          </li>
        ))}
      </ol>
      <p className={typography.label}>{t("faultReach")}</p>
    </>
  );
}
