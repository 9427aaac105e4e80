import type { Catalogue, Room, Stone } from "../catalogue.ts";
import type { Surface } from "../kinds/room.ts";
import { purposeOf } from "./purpose-of-surface.ts";
import { slabNames } from "./slab-pictures.ts";
import { type StoneFacts, stoneFacts } from "./stone-facts.ts";
import { stonesFor, suitsUsesOf } from "./suitability.ts";

type Needed = Pick<Catalogue, "stones" | "rooms" | "rocks" | "suitability"> & {
  pictures: { has(name: string): boolean };
};
type SomeRoom = Pick<Room, "slug" | "uses"> & { stones: Partial<Record<Surface, string>> };
type Candidate = { stone: Stone; facts: StoneFacts; cost: number };

/** Weight of a stone with a single slab picture, which is asked for less. */
const ONE_SLAB = 2;
/** Weight of the last turn: as much as another lightness. */
const LAST = 3;

const LIKENESS = { lightness: 3, pattern: 2, colour: 1, family: 1 } as const;

/**
 * First stones for a surface of a room: the room's own where it is advised, then known ones as different as possible, well
 * suited before those that need care. Rooms start at different places of the catalogue, so that suggestions differ.
 */
export function suggestedStones(room: SomeRoom, surface: Surface, count: number, content: Needed): Stone[] {
  const advised = stonesFor(purposeOf(surface), content).filter(({ stone }) =>
    suitsUsesOf(room, stone, content),
  );
  const own = advised.find(({ stone }) => stone.key === room.stones[surface]);
  const chosen = own ? [own.stone] : [];
  for (const wanted of ["well", "care"] as const) {
    const left = advised.filter(({ verdict, stone }) => verdict === wanted && stone !== own?.stone);
    const inTurn = fromTurnOf(
      room,
      left.map(({ stone }) => stone),
      content,
    );
    chosen.push(...mostUnlike(chosen, inTurn, count - chosen.length, content));
  }
  return chosen;
}

function fromTurnOf({ slug }: SomeRoom, stones: readonly Stone[], { rooms }: Needed): Stone[] {
  const turn = rooms.findIndex((room) => room.slug === slug) / Math.max(1, rooms.length);
  const start = Math.floor(Math.max(0, turn) * stones.length);
  return [...stones.slice(start), ...stones.slice(0, start)];
}

/** Repeatedly takes the stone that has least in common with the ones before. */
function mostUnlike(
  before: readonly Stone[],
  from: readonly Stone[],
  count: number,
  content: Needed,
): Stone[] {
  const left: Candidate[] = from.map((stone, place) => ({
    stone,
    facts: stoneFacts(stone, content),
    cost:
      (content.pictures.has(slabNames(stone).others[0] ?? "") ? 0 : ONE_SLAB) + (LAST * place) / from.length,
  }));
  const rise = (facts: StoneFacts) => {
    for (const candidate of left) candidate.cost += likeness(candidate.facts, facts);
  };
  for (const stone of before) rise(stoneFacts(stone, content));
  const taken: Stone[] = [];
  while (taken.length < count && left.length > 0) {
    const [next] = left.splice(left.indexOf(cheapest(left)), 1);
    if (!next) break;
    taken.push(next.stone);
    rise(next.facts);
  }
  return taken;
}

function cheapest(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((best, candidate) => (candidate.cost < best.cost ? candidate : best));
}

function likeness(one: StoneFacts, other: StoneFacts): number {
  const properties = Object.keys(LIKENESS) as (keyof typeof LIKENESS)[];
  return properties.reduce(
    (sum, property) => (one[property] === other[property] ? sum + LIKENESS[property] : sum),
    0,
  );
}
