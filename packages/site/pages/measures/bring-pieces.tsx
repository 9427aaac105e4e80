import { withNoBreakSpaces } from "@stoneyard/catalogue/languages/no-break-spaces.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { useRef, useState } from "react";
import styles from "./measures.module.css";
import type { LyingPiece, OtherPlace } from "./slab-pieces.ts";
import { usePieceName } from "./use-piece-name.ts";

type Props = {
  /** The pieces of a slab. */
  lying: readonly LyingPiece[];
  /** Looks for where each of them has room: slow with many pieces, so only while it is asked. */
  find: () => { lying: LyingPiece; places: OtherPlace[] }[];
  onBring: (number: number, place: OtherPlace) => void;
};

/** Brings pieces onto another slab, each at a free place first; of a slab without any it tells the last one that went. */
export function BringPieces({ lying, find, onBring }: Props) {
  const t = useTranslations("measures.bring");
  const nameOf = usePieceName();
  const summary = useRef<HTMLElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const [told, setTold] = useState("");
  const [open, setOpen] = useState(false);
  const found = open ? find() : [];
  // Of equal pieces any may go.
  const kindOf = ({ piece }: LyingPiece) => JSON.stringify([piece.cutOuts, piece.polished]);
  const unlike = new Map(found.map((one) => [nameOf(one.lying) + kindOf(one.lying), one])).values();
  return (
    <>
      {lying.length > 0 && (
        <details
          className={`${styles.bring} ${visible.screenOnly}`}
          open={open}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary ref={summary} className={`${typography.plainSummary} ${typography.arrow}`}>
            {t("title")}
          </summary>
          <ul>
            {[...unlike].map(({ lying: piece, places }) => (
              <li key={piece.number}>
                <span>{withNoBreakSpaces(nameOf(piece))}</span>
                {places.length === 0 && <span className={typography.label}>{t("noRoom")}</span>}
                {places.map((place) => (
                  <button
                    key={place.slab}
                    type="button"
                    className={typography.link}
                    aria-label={t("toNamed", { piece: nameOf(piece), number: place.slab + 1 })}
                    onClick={() => {
                      onBring(piece.number, place);
                      setTold(t("brought", { piece: nameOf(piece), number: place.slab + 1 }));
                      // The button goes with its piece, and the list with its last one.
                      (lying.length > 1 ? summary : notice).current?.focus();
                    }}
                  >
                    {t("to", { number: place.slab + 1 })}
                  </button>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p ref={notice} role="status" className={typography.visuallyHidden} tabIndex={-1}>
        {told}
      </p>
    </>
  );
}
