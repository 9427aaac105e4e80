import type { StandingTop } from "@stoneyard/catalogue/table-standing.ts";
import type { Measure, MeasuresFrom, Side } from "@stoneyard/site/ui/model-viewer/model-measures.tsx";

/** Distance of the dimension lines from the table, cm. */
const AWAY = 9;

/**
 * The lines with a table's dimensions, on the sides that the camera looks at: along the edges of each top what it measures,
 * behind a round one its diameter, at the other end how high the table is.
 */
export function tableMeasures(standing: readonly StandingTop[], heightCm: number): MeasuresFrom {
  return (side) => {
    const outer = side.x > 0 ? standing[0] : standing.at(-1);
    return [
      ...standing.flatMap((top) => lengths(top, heightCm, side)),
      ...(outer ? [height(outer, heightCm, side)] : []),
    ];
  };
}

/** At the edge of the table as it is seen: beside the middle of a round top, beside a corner of any other. */
function height({ x, z, length, width, round }: StandingTop, heightCm: number, side: Side): Measure {
  const beside = x - side.x * (length / 2 + AWAY);
  const along = round ? z : z + (side.z * width) / 2;
  return line([beside, 0, along], [beside, heightCm, along], `${heightCm} cm`);
}

function lengths({ x, z, length, width, round }: StandingTop, heightCm: number, side: Side): Measure[] {
  // In front, the line of a round top would look longer and leave the picture.
  const beyond = z + (round ? -side.z : side.z) * (width / 2 + AWAY);
  const along = line(
    [x - length / 2, heightCm, beyond],
    [x + length / 2, heightCm, beyond],
    `${round ? "Ø " : ""}${length} cm`,
  );
  if (round) return [along];
  const beside = x + side.x * (length / 2 + AWAY);
  return [along, line([beside, heightCm, z - width / 2], [beside, heightCm, z + width / 2], `${width} cm`)];
}

type Place = [number, number, number];

/** @param from centimetres, as is `to` */
function line(from: Place, to: Place, text: string): Measure {
  const metres = ([x, y, z]: Place) => [x / 100, y / 100, z / 100] as const;
  return { from: metres(from), to: metres(to), text: text.replaceAll(" ", "\u00a0") };
}
