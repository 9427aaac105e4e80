import type { Subjects } from "@stoneyard/site/choice/items.server.ts";
import type { ItemKey } from "@stoneyard/site/choice/items.ts";
import type { detailOf } from "@stoneyard/site/choice/thing-details.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { useEffect, useState } from "react";
import { usePieceWords } from "../../measures/use-piece-words.ts";
import { tablePrice } from "../../models/table-price.ts";

/**
 * Details of rooms and plans in words.
 * @param wanted whether there are any: their script loads after the form
 */
export function useThingDetails(subjects: Subjects, wanted: boolean): (key: ItemKey) => string {
  const t = useTranslations("room-view");
  const surfaces = useTranslations("room-view.surfaces");
  const slabs = useTranslations("slab");
  const pieces = usePieceWords();
  const measures = useTranslations("measures");
  const estimate = useTranslations("measures.estimate");
  const vats = useTranslations("offer.vat");
  const [tell, setTell] = useState<typeof detailOf>();
  useEffect(() => {
    if (!wanted) return;
    import("@stoneyard/site/choice/thing-details.ts").then(
      ({ detailOf }) => setTell(() => detailOf),
      // The address of a thing says all of it.
      () => {},
    );
  }, [wanted]);
  return (key) =>
    tell?.(key, subjects, {
      surface: surfaces,
      comparedWith: (stone) => t("comparedWith", { stone }),
      slabOf: (stone, number) => slabs("ofStone", { stone, number }),
      pieces,
      slabs: (slabs) => measures("slabs", { slabs }),
      sum: ({ total, vat }) => `${estimate("title")}: ${tablePrice(total)}, ${vats(vat)}`,
    }) ?? "";
}
