import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import { LANGUAGES } from "@stoneyard/site/i18n/locale.ts";
import { useLocale } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { InlineScript } from "@stoneyard/site/ui/inline-script.tsx";
import type { SlabOffer } from "./slab.data.server.ts";
import showSlabStates from "./slab-states.before-hydration.ts?inline-script";

/** In stock, reserved or sold, as it was when the page was built. */
export function SlabState({ number, state, until }: Pick<SlabOffer, "number" | "state" | "until">) {
  const t = useTranslations("slab.states");
  return (
    <span data-slab={slugOf(number)} data-state={state} data-until={until?.day}>
      {until ? t("reservedUntil", { day: until.words }) : t(state)}
    </span>
  );
}

/** Below all states of a page: says them as they are on the visitor's day, and by what was published since the page was built. */
export function SlabStatesNow() {
  const t = useTranslations("slab.states");
  const locale = useLocale();
  return (
    <div
      id="slab-states"
      data-locale={LANGUAGES[locale].intlLocale}
      data-in-stock={t("in-stock")}
      data-reserved={t("reserved")}
      data-reserved-until={t("reservedUntil", { day: "{day}" })}
      data-sold={t("sold")}
    >
      <InlineScript code={showSlabStates} />
    </div>
  );
}
