import { lookedFor, notePlan } from "@stoneyard/site/choice/device-store.ts";
import {
  type CountedTemplate,
  type MeasuredPiece,
  type Measures,
  readMeasures,
  writeMeasures,
} from "@stoneyard/site/choice/measures.ts";
import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { replaceQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import { useAddressSearch } from "@stoneyard/site/ui/browser/use-address-query.ts";
import { useEffect, useMemo, useState } from "react";
import { type DraftPiece, draftOf, readDrafts } from "./draft.ts";
import type { MeasuredStone } from "./measures.json.server.ts";
import {
  ASKED,
  isCounted,
  isOf,
  recounted,
  resized,
  TEMPLATES,
  type TemplateName,
} from "./template-pieces.ts";
import { slabNumbered } from "./yard-slab.ts";

/** Faster changes are written to the address together, ms: browsers limit the rate. */
const SETTLED_MS = 300;

/** Changes that leave a moved piece in place. */
const KEEPS_PLACES = ["kind", "polished", "cutOuts"];

type Choices = Omit<Measures, "pieces" | "counted">;
/** A template that asks for a number, until its pieces are of another kind or number; the number undefined if unreadable. */
type Template = { name: CountedTemplate; number: number | undefined };
/** What was entered before entries were removed, moved pieces laid out anew or a slab left: all of it, and those entries. */
type Former = {
  drafts: readonly DraftPiece[];
  choices: Choices;
  template: Template | undefined;
  removed: readonly DraftPiece[];
};

/**
 * The visitor's measures, as typed and as understood. They start from the address, a plan without pieces with the thickness
 * that was looked for, and are written there once every field is valid. A slab brings its own thickness.
 */
export function useMeasures(stoneKey: string, stone: Pick<MeasuredStone, "thicknesses" | "inYard">) {
  const format = useNumberFormat();
  const draftIn = (piece: MeasuredPiece) =>
    draftOf(piece, (cm) => format(cm, { useGrouping: false, maximumFractionDigits: 1 }));
  const [asked] = useState(() => {
    const read = readMeasures(new URLSearchParams(location.search));
    const slab = slabNumbered(read.slab, stone);
    const chosen = slab?.thickness ?? read.thickness;
    const wanted = chosen ?? (read.pieces.length === 0 ? Number(lookedFor("thickness")) : 0);
    const unknownSlab = slab ? undefined : read.slab;
    return {
      ...read,
      slab: slab?.number,
      unknownSlab,
      // Pieces were moved on another slab.
      ...(unknownSlab !== undefined && { moves: {} }),
      thickness: slab?.thickness ?? stone.thicknesses.find((one) => one === wanted),
    };
  });
  const [drafts, setDrafts] = useState<readonly DraftPiece[]>(() => asked.pieces.map(draftIn));
  const [choices, setChoices] = useState<Choices>(asked);
  const [chosen, setTemplate] = useState<Template | undefined>(() => templateOf(asked));
  const template = chosen && drafts.some((draft) => isOf(chosen.name, draft)) ? chosen : undefined;
  const { pieces, problems } = useMemo(() => readDrafts(drafts), [drafts]);
  const { thickness, slab, turns, moves } = choices;
  const measures = useMemo((): Measures => {
    const counted = template?.number ? { template: template.name, number: template.number } : undefined;
    return { pieces, counted, thickness, slab, turns, moves };
  }, [pieces, template, thickness, slab, turns, moves]);
  const query = writeMeasures(stoneKey, measures);
  const readable = problems.length === 0;
  // A step back from a place within the page leads to an older address.
  const addressed = useAddressSearch();
  useEffect(() => {
    if (!readable || query === addressed.slice(1)) return;
    const timer = setTimeout(() => replaceQuery(query), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [query, readable, addressed]);

  const isPlan = readable && pieces.length > 0;
  useEffect(() => {
    if (isPlan) notePlan(query);
  }, [isPlan, query]);

  const [placesLost, setPlacesLost] = useState(false);
  const isMoved = Object.keys(choices.moves).length > 0;
  const forgetPlaces = () => {
    setPlacesLost(isMoved);
    setChoices((before) => ({ ...before, moves: {} }));
  };

  const [former, setFormer] = useState<Former>();
  // What only a template brought is not the visitor's own, unless it was moved.
  const [isBegun, setIsBegun] = useState(false);
  const keepFormer = (removed: readonly DraftPiece[]) =>
    setFormer(removed.length > 0 ? { drafts, choices, template, removed } : undefined);
  const goOn = () => {
    setFormer(undefined);
    setIsBegun(false);
  };
  /** Pieces that keep no place once they are packed anew can come back to it, and to a slab that is left with it. */
  const packAnew = (leavesSlab = false) => {
    goOn();
    if (isMoved || leavesSlab) setFormer({ drafts, choices, template, removed: [] });
    forgetPlaces();
  };

  const hasLeftSlab = former?.removed.length === 0 && former.choices.slab !== slab;
  const undo = () => {
    if (!former) return;
    // A slab that is left takes no sizes with it: those entered since stay.
    if (!hasLeftSlab) {
      setDrafts(former.drafts);
      setTemplate(former.template);
    }
    setChoices(former.choices);
    setPlacesLost(false);
    goOn();
  };

  /** Pieces of another size are packed anew, so moves are dropped. */
  const changeDrafts = (change: (drafts: readonly DraftPiece[]) => readonly DraftPiece[]) => {
    setDrafts(change);
    forgetPlaces();
  };

  return {
    drafts,
    problems,
    measures,
    query,
    /** What the address named as a slab of the stone, where none has that number or it is sold. */
    unknownSlab: asked.unknownSlab,
    begin(name: TemplateName) {
      if (!isBegun || isMoved) keepFormer(drafts);
      setIsBegun(true);
      const counted = isCounted(name) ? { name, number: ASKED[name].first } : undefined;
      const pieces = TEMPLATES[name].map(draftIn);
      setTemplate(counted);
      changeDrafts(() => (counted ? recounted(pieces, counted.name, counted.number) : pieces));
    },
    template,
    /** The number that the template asks for. Sizes and work that were entered stay. */
    answer(number: number | undefined) {
      if (!template) return;
      setTemplate({ ...template, number });
      if (number === undefined) return;
      if (isMoved) packAnew();
      setDrafts((before) => recounted(before, template.name, number));
    },
    /** What can come back, until something else is entered. */
    former,
    undo,
    /** Moved pieces return to the plan, as the list changed. */
    placesLost,
    add(...pieces: readonly MeasuredPiece[]) {
      goOn();
      setDrafts((before) => [...before, ...pieces.map(draftIn)]);
    },
    remove(id: number) {
      goOn();
      keepFormer(drafts.filter((draft) => draft.id === id));
      changeDrafts((before) => before.filter((draft) => draft.id !== id));
    },
    change(id: number, change: Partial<DraftPiece>) {
      const isOwnCount = "kind" in change || "count" in change;
      const changed = (before: readonly DraftPiece[]) => {
        const after = before.map((draft) => (draft.id === id ? { ...draft, ...change } : draft));
        if (!template?.number || isOwnCount) return after;
        const { name, number } = template;
        const isOfIt = before.some((draft) => draft.id === id && isOf(name, draft));
        return isOfIt ? recounted(resized(after, name, change), name, number) : after;
      };
      const isAsBefore = former?.removed.length === 0 && !hasLeftSlab;
      if (isAsBefore && JSON.stringify(changed(drafts)) === JSON.stringify(former.drafts)) return undo();
      if (isOwnCount) setTemplate(undefined);
      if (Object.keys(change).every((field) => KEEPS_PLACES.includes(field))) goOn();
      // The way back to moved pieces stays while one goes on typing.
      else if (isMoved || former?.removed.length !== 0) packAnew();
      setDrafts(changed);
    },
    choose(change: Partial<Choices>) {
      // The plan comes back to the slab that it left, as it has this thickness again.
      if (hasLeftSlab && change.thickness && change.thickness === former.choices.thickness) return undo();
      if (change.moves) goOn();
      else packAnew(slab !== undefined && "slab" in change && change.slab !== slab);
      setChoices((before) => ({ ...before, ...change }));
    },
    /**
     * The present places of a slab's pieces: moved ones of `numbers`, the others as planned.
     * @param lost whether moves became impossible
     */
    move(numbers: readonly number[], moves: Measures["moves"], lost = false) {
      if (lost) setPlacesLost(true);
      else if (Object.keys(moves).length > 0) {
        setPlacesLost(false);
        // Else the way back would take this move, too.
        setFormer((before) => (before?.removed.length === 0 ? undefined : before));
      }
      setChoices((before) => {
        const others = Object.entries(before.moves).filter(([number]) => !numbers.includes(Number(number)));
        return { ...before, moves: { ...Object.fromEntries(others), ...moves } };
      });
    },
  };
}

function templateOf({ counted }: Measures): Template | undefined {
  if (!counted || counted.number < 1 || counted.number > ASKED[counted.template].most) return undefined;
  return { name: counted.template, number: counted.number };
}

export type MeasuresState = ReturnType<typeof useMeasures>;
