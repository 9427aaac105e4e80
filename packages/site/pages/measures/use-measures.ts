import type { MeasuredPiece, Measures } from "@stoneyard/site/choice/measured-piece.ts";
import { readMeasures, writeMeasures } from "@stoneyard/site/choice/measures-address.ts";
import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { replaceQuery } from "@stoneyard/site/ui/address-query.ts";
import { useEffect, useMemo, useState } from "react";
import { type DraftPiece, draftOf, readDrafts } from "./draft.ts";

/** Changes that follow one another faster are told to the address once, ms: browsers refuse more. */
const SETTLED_MS = 300;

/** What of a piece can change while it lies where it was slid to. */
const KEEPS_PLACES = ["kind", "polished", "cutOuts"];

type Choices = Omit<Measures, "pieces">;

/**
 * What a visitor says, as it is typed and as it is meant. It begins with what the address tells, and is told there as soon
 * as every field can be read.
 */
export function useMeasures(stoneKey: string) {
  const format = useNumberFormat();
  const draftIn = (piece: MeasuredPiece) =>
    draftOf(piece, (cm) => format(cm, { useGrouping: false, maximumFractionDigits: 1 }));
  const [asked] = useState(() => readMeasures(new URLSearchParams(location.search)));
  const [drafts, setDrafts] = useState<readonly DraftPiece[]>(() => asked.pieces.map(draftIn));
  const [choices, setChoices] = useState<Choices>(asked);
  const { pieces, problems } = useMemo(() => readDrafts(drafts), [drafts]);
  const { thickness, turns, joints, slid } = choices;
  const measures = useMemo(
    (): Measures => ({ pieces, thickness, turns, joints, slid }),
    [pieces, thickness, turns, joints, slid],
  );
  const query = writeMeasures(stoneKey, measures);
  const readable = problems.length === 0;
  useEffect(() => {
    if (!readable || query === location.search.slice(1)) return;
    const timer = setTimeout(() => replaceQuery(query), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [query, readable]);

  const [placesLost, setPlacesLost] = useState(false);
  const forgetPlaces = () => {
    setPlacesLost(Object.keys(choices.slid).length > 0);
    setChoices((before) => ({ ...before, slid: {} }));
  };

  /** Pieces of other sizes lie elsewhere, so nothing is slid any more. */
  const changeDrafts = (change: (drafts: readonly DraftPiece[]) => readonly DraftPiece[]) => {
    setDrafts(change);
    forgetPlaces();
  };

  return {
    drafts,
    problems,
    measures,
    query,
    begin: (pieces: readonly MeasuredPiece[]) => changeDrafts(() => pieces.map(draftIn)),
    /** What the visitor has slid lies as planned again, as the pieces are others. */
    placesLost,
    add: (...pieces: readonly MeasuredPiece[]) => setDrafts((before) => [...before, ...pieces.map(draftIn)]),
    remove: (id: number) => changeDrafts((before) => before.filter((draft) => draft.id !== id)),
    change(id: number, change: Partial<DraftPiece>) {
      setDrafts((before) => before.map((draft) => (draft.id === id ? { ...draft, ...change } : draft)));
      if (Object.keys(change).some((field) => !KEEPS_PLACES.includes(field))) forgetPlaces();
    },
    choose(change: Partial<Choices>) {
      if (!change.slid) forgetPlaces();
      setChoices((before) => ({ ...before, ...change }));
    },
    /**
     * Where the pieces of a slab lie now: those of `numbers` that are in `slid`, the others as planned.
     * @param lost they could not stay where they had been slid to
     */
    slide(numbers: readonly number[], slid: Measures["slid"], lost = false) {
      if (lost) setPlacesLost(true);
      else if (Object.keys(slid).length > 0) setPlacesLost(false);
      setChoices((before) => {
        const others = Object.entries(before.slid).filter(([number]) => !numbers.includes(Number(number)));
        return { ...before, slid: { ...Object.fromEntries(others), ...slid } };
      });
    },
  };
}
export type MeasuresState = ReturnType<typeof useMeasures>;
