import { slabItem } from "@stoneyard/site/choice/items.ts";
import { KeepButton } from "@stoneyard/site/choice/keep-button.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { useState } from "react";
import type { SlabView } from "./slab.data.server.ts";
import styles from "./slab.module.css";

const ID = "keep";

/** Keeps the slab of the page. In the browser the built page alone says which one it is, as all slabs share their data. */
export function KeepSlab({ slab }: { slab: SlabView | undefined }) {
  const t = useTranslations("slab");
  const [{ item, name }] = useState(() => {
    if (!slab) return builtSlab();
    const { offer, stone } = slab;
    return {
      item: slabItem(offer.stone, offer.number),
      name: t("ofStone", { stone: stone.title, number: offer.number }),
    };
  });
  return (
    <p id={ID} className={styles.keep} data-item={item} data-name={name}>
      <KeepButton item={item} name={name} worded />
    </p>
  );
}

function builtSlab(): { item: string; name: string } {
  const { item = "", name = "" } = document.getElementById(ID)?.dataset ?? {};
  return { item, name };
}
