import type { CardView } from "@stoneyard/site/pages/stones/stones.data.server.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import styles from "./offer-line.module.css";
import { placeOfKind } from "./slab-kind.ts";

type Props = {
  stone: Pick<CardView, "offers" | "kinds">;
  /** The kind of slab that is looked for: as `slabKindOf` says it. */
  slabKind: string | undefined;
};

/** Price, stock and slip of a stone in a line, as far as they are known; where there is no room it breaks between them. */
export function OfferLine({ stone: { offers, kinds }, slabKind = "" }: Props) {
  const told = offers?.[kinds?.lines[placeOfKind(slabKind, kinds)] ?? 0];
  if (!told?.length) return null;
  return (
    <span className={`${typography.label} ${styles.dotted} ${styles.line}`}>
      {told.map((part) => (
        <span key={part}>{part} </span>
      ))}
    </span>
  );
}
