import { useTranslations } from "#app/i18n/translations.tsx";
import { tablePrice } from "../models/table-price.ts";
import type { factsOf } from "./stone.server.ts";

/** What a square metre costs, as the shop writes the prices of what it makes of stone. */
export function Price({ from, to, thickness, vat }: NonNullable<ReturnType<typeof factsOf>["price"]>) {
  const t = useTranslations("stone");
  const vats = useTranslations("stone.vat");
  const price = to === undefined ? tablePrice(from) : `${tablePrice(from)} – ${tablePrice(to)}`;
  return `${thickness ? t("priceFor", { price, thickness }) : price}, ${vats(vat)}`;
}
