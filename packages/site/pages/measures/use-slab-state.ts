import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import {
  isReservedNow,
  SLAB_STATES_FILE,
  type SlabStates,
} from "@stoneyard/catalogue/stones/slab-states-file.ts";
import { LANGUAGES } from "@stoneyard/site/i18n/locale.ts";
import { useLocale } from "@stoneyard/site/i18n/localized.tsx";
import { dateFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { useEffect, useState } from "react";
import type { YardSlab } from "./measures.json.server.ts";

/** A slab as it was when the site was built. */
export type BuiltState = Pick<YardSlab, "number" | "reserved"> & { isSold?: boolean | undefined };

/**
 * That a slab is reserved or sold, in words, on the device's own day and by what was published since the site was built;
 * undefined of one that can be had.
 */
export function useSlabState(slab: BuiltState | undefined): string | undefined {
  const t = useTranslations("slab.states");
  const { intlLocale } = LANGUAGES[useLocale()];
  const published = usePublishedStates(slab !== undefined);
  if (!slab) return undefined;
  const name = slugOf(slab.number);
  if (published ? published.sold.includes(name) : slab.isSold) return t("sold");
  const until = published ? new Map(Object.entries(published.reserved)).get(name) : slab.reserved;
  if (until === undefined || !isReservedNow(until)) return undefined;
  if (until === "") return t("reserved");
  const day = dateFormat(intlLocale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(until));
  return t("reservedUntil", { day });
}

function usePublishedStates(isAsked: boolean): SlabStates | undefined {
  const [published, setPublished] = useState<SlabStates>();
  useEffect(() => {
    if (!isAsked) return;
    let wanted = true;
    fetch(`/${SLAB_STATES_FILE}`, { cache: "no-cache" })
      .then(async (answer) => {
        const states: SlabStates | undefined = answer.ok ? await answer.json() : undefined;
        if (wanted) setPublished(states);
      })
      // The slabs say what was so when the site was built.
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [isAsked]);
  return published;
}
