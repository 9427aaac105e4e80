import { withNoBreakSpaces } from "@stoneyard/catalogue/languages/no-break-spaces.ts";
import type { Size } from "@stoneyard/cutting/shapes.ts";
import type { Measures } from "@stoneyard/site/choice/measures.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import sheet from "@stoneyard/site/print/sheet.module.css";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { useMemo } from "react";
import type { SlabFault } from "../slab/fault-marks.tsx";
import { usePieceLabel } from "../stone/slab/slab-piece.tsx";
import plan from "../stone/slab/slab-plan.module.css";
import { SlabViewer } from "../stone/slab/slab-viewer.tsx";
import { BringPieces } from "./bring-pieces.tsx";
import { CLEARANCE } from "./cutting-list.ts";
import type { MeasuredStone, MeasuresData, YardSlab } from "./measures.json.server.ts";
import styles from "./measures.module.css";
import { roomLinks } from "./room-links.ts";
import {
  faultsUnder,
  isCuttable,
  type LyingPiece,
  movedPieces,
  movesFrom,
  otherPlaces,
  plannedPieces,
  possibleMoves,
  rowsHold,
} from "./slab-pieces.ts";
import type { PackedList } from "./use-layout.ts";
import type { MeasuresState } from "./use-measures.ts";
import { usePieceName } from "./use-piece-name.ts";
import { pictureOf } from "./yard-slab.ts";

type Props = {
  stoneKey: string;
  stone: MeasuredStone;
  /** The slab in the yard that the first one is. */
  own: YardSlab | undefined;
  plan: PackedList;
  /** It is of what is entered now: another keeps its place only until that is laid out. */
  isPresent: boolean;
  state: MeasuresState;
  rooms: MeasuresData["rooms"];
};

/** Every slab with its pieces, on its picture, where they can be moved. */
export function PlanSlabs(props: Props) {
  const { plan, state, stone } = props;
  const { pieces, moves } = state.measures;
  const possible = useMemo(
    () => possibleMoves(plan, pieces, moves, stone.slab),
    [plan, pieces, moves, stone],
  );
  const slabs = Array.from({ length: plan.layout.slabs }, (_, slab) => slab);
  return slabs.map((slab) => <PlannedSlab key={slab} {...props} moves={possible} slab={slab} />);
}

type SlabProps = Props & { moves: Measures["moves"]; slab: number };

function PlannedSlab({
  stoneKey,
  stone,
  own,
  plan: packed,
  isPresent,
  state,
  rooms,
  moves,
  slab,
}: SlabProps) {
  const t = useTranslations("measures");
  const label = usePieceLabel(stone.slab);
  const { pieces: measured } = state.measures;
  const brought = Object.entries(moves)
    .flatMap(([number, { slab }]) => (slab === undefined ? [] : [`${number} ${slab}`]))
    .join();
  // Where pieces are planned changes with the list and with what comes from another slab, not with every move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `brought` is what counts of `moves`.
  const planned = useMemo(
    () => plannedPieces(packed, measured, slab, moves),
    [packed, measured, slab, brought],
  );
  const pieces = useMemo(() => planned.map(({ piece }) => piece), [planned]);
  const lying = useMemo(() => movedPieces(planned, moves, stone.slab), [planned, moves, stone]);
  const lost = planned.some((one, place) => moves[one.number] && lying[place] === one);
  const pictured = (slab + (own?.picture ?? 0)) % stone.pictures.length;
  const shown = stone.pictures[pictured];
  if (!shown) return null;
  const picture = pictureOf(stone.slab, shown);
  const isOwn = own !== undefined && slab === 0;
  const faults = (isOwn && own.faults) || [];
  const place = t("slab", { number: slab + 1, all: packed.layout.slabs });
  const heading = isOwn ? `${place} (${own.number})` : place;
  return (
    <section className={`${grid.inset} ${styles.slab} ${sheet.whole}`} aria-label={heading}>
      <h3 className={typography.smallEntry}>
        <span className={sheet.paperOnly}>{stone.title}</span>
        {heading}
      </h3>
      <div className={`${plan.figure} ${styles.drawn}`}>
        <SlabViewer
          title={stone.title}
          picture={picture}
          slab={stone.slab}
          pieces={pieces}
          dark={stone.dark}
          faults={faults}
          laying={{
            clearance: CLEARANCE,
            start: lying.map(({ piece }) => piece),
            onLaid: (laid) => {
              if (!isPresent) return;
              state.move(
                planned.map(({ number }) => number),
                movesFrom(planned, laid),
                lost,
              );
            },
          }}
        />
      </div>
      <p className={`${typography.label} ${styles.note}`}>
        {[
          pieces.some(({ polished }) => polished?.length) && t("key.polished"),
          pieces.some(({ cutOuts }) => cutOuts?.length) && t("key.cutOut"),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      <ul className={`${typography.label} ${sheet.paperOnly}`}>
        {lying.map(({ number, piece }) => (
          <li key={number}>{label(piece)}</li>
        ))}
      </ul>
      {isOwn && own.picture === undefined && <p className={typography.label}>{t("otherPicture")}</p>}
      {slab >= stone.pictures.length && <p className={typography.label}>{t("samePicture")}</p>}
      <Warnings packed={packed} planned={planned} lying={lying} slab={stone.slab} faults={faults} />
      {packed.layout.slabs > 1 && (
        <BringPieces
          lying={lying}
          find={() => otherPlaces(packed, measured, moves, lying, slab, stone.slab)}
          onBring={(number, place) => state.move([number], { [number]: place.move })}
        />
      )}
      <RoomLinks stoneKey={stoneKey} lying={lying} pictured={pictured} picture={picture} rooms={rooms} />
    </section>
  );
}

type WarningsProps = {
  packed: PackedList;
  planned: LyingPiece[];
  lying: LyingPiece[];
  slab: Size;
  faults: readonly SlabFault[];
};

/** Which pieces lie over faults of the slab, and what a moved one has made impossible. */
function Warnings({ packed, planned, lying, slab, faults }: WarningsProps) {
  const t = useTranslations("measures");
  const kinds = useTranslations("slab.faultKinds");
  const nameOf = usePieceName();
  const uncuttable = !isCuttable(lying, slab);
  const parted = !rowsHold(packed, planned, lying);
  return (
    <div aria-live="polite">
      {lying.map((one) => {
        const under = faultsUnder(one, faults);
        if (under.length === 0) return null;
        const told = under.flatMap((at) => (faults[at] ? `${at + 1}\u00a0(${kinds(faults[at].kind)})` : []));
        return (
          <p key={one.number} className={`${styles.problem} ${styles.note}`}>
            {t("overFault", {
              piece: withNoBreakSpaces(nameOf(one)),
              faults: told.join(", "),
            })}
          </p>
        );
      })}
      {uncuttable && <p className={`${styles.problem} ${styles.note}`}>{t("notGuillotine")}</p>}
      {parted && <p className={`${styles.problem} ${styles.note}`}>{t("rowParted")}</p>}
    </div>
  );
}

type RoomLinksProps = Parameters<typeof roomLinks>[0];

/** Each kind of piece in a room, cut from where it lies. */
function RoomLinks(props: RoomLinksProps) {
  const t = useTranslations("measures");
  const names = useTranslations("stone.pieces");
  const links = roomLinks(props);
  if (links.length === 0) return null;
  return (
    <div className={visible.screenOnly}>
      <p className={styles.ways}>
        <span className={typography.label}>{t("seeInRoom")}</span>
        {links.map(({ name, to }) => (
          <Link key={name} to={to} rel="nofollow" className={typography.link}>
            {names(name)}
          </Link>
        ))}
      </p>
    </div>
  );
}
