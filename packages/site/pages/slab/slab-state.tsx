import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import { LANGUAGES } from "@stoneyard/site/i18n/locale.ts";
import { useLocale } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { SlabOffer } from "./slab.data.server.ts";

/**
 * In stock, reserved or sold. `slab-states.before-hydration.ts` shows the one of these words that holds on the visitor's day,
 * and by the states that were published since the page was built.
 */
export function SlabState({ number, state, until }: Pick<SlabOffer, "number" | "state" | "until">) {
  const t = useTranslations("slab.states");
  const locale = useLocale();
  const words = {
    "in-stock": t("in-stock"),
    reserved: until ? t("reservedUntil", { day: until.words }) : t("reserved"),
    sold: t("sold"),
  };
  return (
    <span data-slab={slugOf(number)} data-state={state} data-until={until?.day}>
      {Object.entries(words).map(([each, said]) => (
        <span
          key={each}
          data-when={each}
          hidden={each !== state}
          {...(each === "reserved" && {
            "data-locale": LANGUAGES[locale].intlLocale,
            "data-without-day": t("reserved"),
            "data-with-day": t("reservedUntil", { day: "{day}" }),
          })}
        >
          {said}
        </span>
      ))}
    </span>
  );
}
