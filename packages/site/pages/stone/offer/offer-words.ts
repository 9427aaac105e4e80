import { LANGUAGES, type Locale } from "@stoneyard/site/i18n/locale.ts";
import { useWords } from "@stoneyard/site/i18n/localized.tsx";
import type { PageMessages } from "@stoneyard/site/i18n/messages.ts";
import { numberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { type Translate, translations } from "@stoneyard/site/i18n/translations.tsx";
import { tablePrice } from "@stoneyard/site/pages/models/table-price.ts";
import type { Offer } from "./offer.server.ts";

/** What is said of price and stock, of every stone. @param messages with "offer" */
export function offerWords(locale: Locale, messages: PageMessages) {
  const t = translations(locale, messages, "offer");
  const vats = translations(locale, messages, "offer.vat");
  const area = numberFormat(LANGUAGES[locale].intlLocale, { maximumFractionDigits: 1 });
  /**
   * By class where each finish has one, else by the value of the wet surface; where they can't be compared, the roughest that is
   * known.
   */
  const slipOf = (slips: readonly NamedSlip[]): string => {
    const classes = slips.flatMap((slip) => (slip.class ? Number(slip.class.slice(1)) : []));
    const wets = slips.flatMap(({ wet }) => wet ?? []);
    const told = (range: string) => {
      if (range.includes("–")) return t("byFinish", { range });
      return [range, slips.length === 1 && slips[0]?.finish].filter(Boolean).join(", ");
    };
    if (classes.length === 0 && wets.length === 0) return "";
    if (classes.length === slips.length) return t("slip", { range: told(range(classes, "R")) });
    if (wets.length === slips.length) return t("slipWet", { range: told(range(wets)) });
    return slipOf([roughestOf(slips)]);
  };
  const amountOf = ({ amount, hasDearer }: Least): string => {
    const price = tablePrice(amount);
    return hasDearer ? t("from", { price }) : price;
  };
  const inThickness = (price: string, thickness: number | undefined): string =>
    thickness ? t("priceFor", { price, thickness }) : price;
  const priceOf = (price: Offer["price"]): string => {
    if (!price) return t("onRequest");
    const { from, to, thickness, vat } = price;
    const amount = to === undefined ? tablePrice(from) : `${tablePrice(from)} – ${tablePrice(to)}`;
    return `${inThickness(amount, thickness)}, ${vats(vat)}`;
  };
  return {
    /** The least, from 14.000 rsd, 2 cm thick, including VAT; behind it the stone's own price where that is another. */
    prices({ price, least }: Offer): string {
      const isOwn = price?.from === least?.amount && price?.vat === least?.vat;
      if (!least || (isOwn && price?.to !== undefined)) return priceOf(price);
      const told = `${inThickness(amountOf(least), least.thickness)}, ${vats(least.vat)}`;
      return price && !isOwn ? `${told}; ${priceOf(price)}` : told;
    },
    /** How many slabs there are, of what day that is, and how soon more can come. */
    stock(stock: Offer["stock"]): string {
      if (!stock) return t("askUs");
      const { slabs, squareMetres, date, orderWeeks } = stock;
      return [
        slabs !== undefined && t("stockSlabs", { slabs }),
        slabs && squareMetres && t("stockArea", { area: area.format(squareMetres) }),
        slabs !== undefined && date && t("counted", { date }),
        orderWeeks !== undefined && t(slabs ? "moreIn" : "toOrder", { weeks: orderWeeks }),
      ]
        .filter(Boolean)
        .join(", ");
    },
    /**
     * Each where there is little room, empty where it is not known: from 14.000 rsd/m²; 12 slabs in the yard; slip rating R9–R12,
     * by finish. A price that is not the least of several is told with its thickness.
     * @param slips of each finish that is meant; with its name where it is one of several
     * @param isOneKind it is of one thickness or finish alone
     */
    short(
      { least, stock }: Offer,
      slips: readonly NamedSlip[] = [],
      isOneKind = false,
    ): { price: string; stock: string; slip: string } {
      const toOrder = stock?.orderWeeks ? t("toOrder", { weeks: stock.orderWeeks }) : "";
      const inYard =
        stock?.slabs &&
        t(isOneKind && !stock.isListed ? "stockOfAnyKind" : "stockSlabs", { slabs: stock.slabs });
      const price = least && t("perSquareMetre", { price: amountOf(least) });
      return {
        price: price ? inThickness(price, least.hasDearer ? undefined : least.thickness) : "",
        stock: inYard || toOrder,
        slip: slipOf(slips),
      };
    },
  };
}

/** What a square metre costs at least. */
export type Least = NonNullable<Offer["least"]>;

/** From the smoothest to the roughest: R9–R12, or R9 alone. */
function range(values: readonly number[], sign = ""): string {
  const ends = new Set([Math.min(...values), Math.max(...values)]);
  return [...ends].map((end) => `${sign}${end}`).join("–");
}

/** The same on a page, which brings these messages. */
export function useOfferWords() {
  const { locale, messages } = useWords();
  return offerWords(locale, messages);
}

export type Slip = { dry?: number | undefined; wet?: number | undefined; class?: string | undefined };
type NamedSlip = Slip & { finish?: string | undefined };

function roughestOf(slips: readonly NamedSlip[]): NamedSlip {
  const gripOf = ({ class: slipClass, wet = 0 }: NamedSlip) =>
    slipClass ? 1000 * Number(slipClass.slice(1)) : wet;
  return slips.reduce((most, slip) => (gripOf(slip) > gripOf(most) ? slip : most));
}

/** How slippery a stone is in one finish: dry 58, wet 24, R9. @param t messages "stone.technical" */
export function slipWords({ dry, wet, class: slipClass }: Slip, t: Translate<"dry" | "wet">): string {
  return [
    dry !== undefined && t("dry", { value: dry }),
    wet !== undefined && t("wet", { value: wet }),
    slipClass,
  ]
    .filter(Boolean)
    .join(", ");
}
