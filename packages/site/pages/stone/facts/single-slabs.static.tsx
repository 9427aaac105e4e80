import { slabItem, writeItems } from "@stoneyard/site/choice/items.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { tablePrice } from "@stoneyard/site/pages/models/table-price.ts";
import type { SlabOffer } from "@stoneyard/site/pages/slab/slab.data.server.ts";
import { useSlabSize } from "@stoneyard/site/pages/slab/slab-size.ts";
import { SlabState, SlabStatesNow } from "@stoneyard/site/pages/slab/slab-state.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { SectionTitle } from "@stoneyard/site/ui/section.tsx";
import styles from "./single-slabs.module.css";

/** As many as are seen at once; the others open by a press. */
const SHOWN = 2;

/** The slabs of a stone that are sold one by one, each with its page and the way to ask for it. */
export const SingleSlabs = staticSection(function SingleSlabs({ slabs }: { slabs: readonly SlabOffer[] }) {
  const t = useTranslations("slab");
  if (slabs.length === 0) return null;
  const further = slabs.slice(SHOWN);
  return (
    <section className={`${grid.section} ${grid.inset} ${visible.screenOnly}`} aria-labelledby="slabs">
      <SectionTitle id="slabs">{t("inYard")}</SectionTitle>
      <SlabLines slabs={slabs.slice(0, SHOWN)} />
      {further.length > 0 && (
        <details className={styles.further}>
          <summary className={`${typography.plainSummary} ${typography.arrow} ${typography.accentOnHover}`}>
            {t("more", {
              count: further.length,
              sold: further.filter(({ state }) => state === "sold").length,
            })}
          </summary>
          <SlabLines slabs={further} />
        </details>
      )}
      <SlabStatesNow />
    </section>
  );
});

function SlabLines({ slabs }: { slabs: readonly SlabOffer[] }) {
  return (
    <ul className={styles.slabs}>
      {slabs.map((slab) => (
        <SlabLine key={slab.number} {...slab} />
      ))}
    </ul>
  );
}

function SlabLine(slab: SlabOffer) {
  const t = useTranslations("slab");
  const offers = useTranslations("offer");
  const finishes = useTranslations("stones.finishes");
  const size = useSlabSize();
  const { number, stone, to, finish, faultCount, price, state } = slab;
  return (
    <li className={styles.slab}>
      <Link to={to} className={`${typography.tile} ${styles.number}`}>
        <span className={typography.link}>{number}</span>
      </Link>
      <span className={styles.size}>
        {[size(slab), finish && finishes(finish), faultCount && t("faultCount", { count: faultCount })]
          .filter(Boolean)
          .join(", ")}
      </span>
      <span className={styles.price}>
        {price
          ? offers("perSquareMetre", { price: tablePrice(price.perSquareMetre) })
          : state !== "sold" && offers("onRequest")}
      </span>
      <span className={styles.state}>
        <SlabState {...slab} />
      </span>
      {state !== "sold" && (
        <Link
          to={`/contact?about=${writeItems([slabItem(stone, number)])}`}
          rel="nofollow"
          className={styles.ask}
          aria-label={t("askFor", { number })}
        >
          <span className={typography.link}>{t("askShort")}</span>
        </Link>
      )}
    </li>
  );
}
