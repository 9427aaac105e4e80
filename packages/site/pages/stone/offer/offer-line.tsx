import typography from "@stoneyard/site/styles/typography.module.css";
import styles from "./offer-line.module.css";

/** Price, stock and slip of a stone in a line, as far as they are known; where there is no room it breaks between them. */
export function OfferLine({ offer }: { offer: readonly string[] | undefined }) {
  if (!offer) return null;
  return (
    <span className={`${typography.label} ${styles.dotted} ${styles.line}`}>
      {offer.map((part) => (
        <span key={part}>{part} </span>
      ))}
    </span>
  );
}
