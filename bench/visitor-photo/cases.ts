/** A room photographed with an old stone, and the new ones that are put there. */
export type Case = { room: string; old: string; stones: readonly string[] };

/** The constants were tuned on these. */
export const TUNED: readonly Case[] = [
  {
    room: "kitchen-4",
    old: "granit/giallo-veneziano",
    stones: ["marble/nero-marquina", "marble/calacatta-borghini", "granit/verde-bahia"],
  },
  {
    room: "kitchen-1",
    old: "marble/carrara",
    stones: ["marble/nero-marquina", "granit/giallo-veneziano", "marble/forest-green"],
  },
  {
    room: "bathroom-1",
    old: "travertin/travertin-bianco",
    stones: ["marble/nero-marquina", "marble/calacatta-borghini", "granit/verde-bahia"],
  },
  {
    room: "kitchen-3",
    old: "granit/verde-bahia",
    stones: ["marble/carrara", "marble/nero-marquina", "granit/giallo-veneziano"],
  },
];

/** These were never looked at while tuning. */
export const HELD_OUT: readonly Case[] = [
  {
    room: "kitchen-2",
    old: "marble/carrara",
    stones: ["marble/nero-marquina", "granit/giallo-veneziano", "marble/forest-green"],
  },
  {
    room: "kitchen-6",
    old: "granit/giallo-veneziano",
    stones: ["marble/carrara", "granit/verde-bahia", "marble/nero-marquina"],
  },
  {
    room: "bathroom-2",
    old: "travertin/travertin-bianco",
    stones: ["marble/calacatta-borghini", "granit/verde-bahia", "marble/nero-marquina"],
  },
  {
    room: "bathroom-6",
    old: "marble/calacatta-borghini",
    stones: ["granit/giallo-veneziano", "marble/forest-green", "marble/nero-marquina"],
  },
  {
    room: "table-1",
    old: "marble/forest-green",
    stones: ["marble/carrara", "marble/nero-marquina", "granit/giallo-veneziano"],
  },
  {
    room: "fireplace-1",
    old: "granit/verde-bahia",
    stones: ["marble/carrara", "marble/nero-marquina", "travertin/travertin-bianco"],
  },
];

/** Some of them, to be looked at: light stones, dark stones, and dark old ones. */
export const SHOWN: readonly { room: string; old: string; stone: string }[] = [
  { room: "kitchen-2", old: "marble/carrara", stone: "marble/nero-marquina" },
  { room: "kitchen-6", old: "granit/giallo-veneziano", stone: "marble/carrara" },
  { room: "bathroom-2", old: "travertin/travertin-bianco", stone: "granit/verde-bahia" },
  { room: "bathroom-6", old: "marble/calacatta-borghini", stone: "marble/forest-green" },
  { room: "table-1", old: "marble/forest-green", stone: "marble/carrara" },
  { room: "fireplace-1", old: "granit/verde-bahia", stone: "travertin/travertin-bianco" },
];
