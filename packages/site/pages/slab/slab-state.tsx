import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { changedEarly } from "@stoneyard/site/ui/changed-early.ts";
import type { SlabOffer } from "./slab-offer.server.ts";

/**
 * In stock, reserved or sold. The end of a reservation is read by the visitor's device: `holds.before-hydration.ts` turns
 * the two words of `data-free-from` when it is past, so that a built page is right as long as it stands.
 */
export function SlabState({ state, until }: Pick<SlabOffer, "state" | "until">) {
  const t = useTranslations("slab.states");
  if (state !== "reserved" || !until) return t(state);
  return (
    <span data-free-from={until.free} {...changedEarly}>
      <span {...changedEarly}>{t("reservedUntil", { day: until.day })}</span>
      <span hidden {...changedEarly}>
        {t("in-stock")}
      </span>
    </span>
  );
}
