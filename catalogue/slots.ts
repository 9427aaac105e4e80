import type { Content, Stone } from "./catalogue.ts";
import type { PictureRef } from "./kinds/text.ts";
import { FOR_EVERY_STONE, stillName } from "./rooms.ts";
import { CLOSE, slabNames } from "./slab-pictures.ts";
import type { Path } from "./source.ts";

export const SLOT_KINDS = [
  "slab",
  "close",
  "hero",
  "kitchen",
  "bathroom",
  "stairs",
  "table",
  "fireplace",
  "facade",
  "object",
  "place",
  "social",
] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

/** A picture that the content asks for, with the size in pixels that its master should have. */
export type PictureSlot = {
  name: string;
  width: number;
  height: number;
  kind: SlotKind;
  /** The stones that the picture shows; empty where no stone is named. */
  stones: Stone[];
  /** What the content says the picture shows, in English; empty where it says nothing. */
  alt: string;
  /** The line of content that asks for it, by file (from content/) and path. */
  asked: { file: string; path: Path };
  /** Shown where it is there; nobody misses it where it is not. */
  optional?: true;
};

const SLAB = { width: 2048, height: 1280 };
const OTHER_SLAB = { width: 1600, height: 1000 };
const HERO = { width: 2400, height: 1500 };
const ROOM = { width: 1600, height: 1067 };
const PORTRAIT = { width: 1200, height: 1600 };
const OBJECT = { width: 1200, height: 1200 };
const POSTER = { width: 1600, height: 1200 };
const SOCIAL = { width: 1200, height: 630 };

/** Every picture that the content asks for, each name once, in the order of the site's pages. */
export function pictureSlots(content: Content): PictureSlot[] {
  const stones = new Map<string, Stone>(content.stones.map((stone) => [stone.key, stone]));
  const named = (keys: readonly string[]) => keys.flatMap((key) => stones.get(key) ?? []);
  const slots = [
    ...homeSlots(content, named),
    ...roomSlots(content, named),
    ...stoneSlots(content),
    ...familySlots(content, named),
    ...interiorSlots(content, named),
    ...accessorySlots(content),
    ...projectSlots(content, named),
    ...aboutSlots(content),
    ...tableSlots(content, named),
  ];
  return [...new Map(slots.toReversed().map((slot) => [slot.name, slot])).values()].reverse();
}

type Named = (keys: readonly string[]) => Stone[];

function homeSlots({ home }: Content, named: Named): PictureSlot[] {
  const slides = home.slides.flatMap((slide, i): PictureSlot[] => {
    const at = (key: string) => ({ file: "home.yaml", path: ["slides", i, key, "picture"] });
    const shown = named([slide.stone]);
    return [
      {
        name: slide.hero.picture,
        ...HERO,
        kind: "hero",
        stones: shown,
        alt: slide.hero.alt.en,
        asked: at("hero"),
      },
      {
        name: slide.room.picture,
        ...PORTRAIT,
        kind: kindInWords(slide.room),
        alt: slide.room.alt.en,
        stones: shown,
        asked: at("room"),
      },
    ];
  });
  const first = named(home.slides.slice(0, 1).map((slide) => slide.stone));
  const asked = { file: "site.yaml", path: ["brand"] };
  return [...slides, { name: "social/default", ...SOCIAL, kind: "social", stones: first, alt: "", asked }];
}

/**
 * Each stone has its slab and may have a close view of it and two other slabs. It has its kitchen and its bathroom, which
 * its page shows; where the family has rooms of its own it may have them, for browsers that cannot draw the room.
 */
function stoneSlots({ stones, families }: Content): PictureSlot[] {
  return stones.flatMap((stone) => {
    const asked = { file: `stones/${stone.key}.yaml`, path: [] };
    const names = slabNames(stone);
    const slab: PictureSlot = {
      name: names.slab,
      ...SLAB,
      kind: "slab",
      stones: [stone],
      alt: "",
      asked,
    };
    const rooms = FOR_EVERY_STONE.map(
      (kind): PictureSlot => ({
        ...slab,
        name: stillName(stone, kind),
        ...ROOM,
        kind,
        ...(families.get(stone.family)?.rooms && { optional: true }),
      }),
    );
    return [
      slab,
      { ...slab, name: names.close, ...CLOSE, kind: "close", optional: true },
      ...names.others.map((name) => ({ ...slab, name, ...OTHER_SLAB, optional: true as const })),
      ...rooms,
    ];
  });
}

/** The still of each room of the room view, with the stones that it opens with. */
function roomSlots({ rooms }: Content, named: Named): PictureSlot[] {
  return rooms.map(({ slug, kind, alt, stones }) => ({
    name: `rooms/${slug}`,
    ...ROOM,
    kind,
    alt: alt.en,
    stones: named([...new Set(Object.values(stones))]),
    asked: { file: `rooms/${slug}.yaml`, path: [] },
  }));
}

function familySlots({ families }: Content, named: Named): PictureSlot[] {
  return [...families.values()].flatMap(({ key, rooms = [] }) =>
    rooms.map((room, i) => ({
      name: room.picture,
      ...ROOM,
      kind: kindInWords(room),
      alt: room.alt.en,
      stones: named([room.stone]),
      asked: { file: `families/${key}.yaml`, path: ["rooms", i, "picture"] },
    })),
  );
}

const KIND_OF_TAB: Readonly<Record<string, SlotKind>> = {
  kitchens: "kitchen",
  bathrooms: "bathroom",
  stairs: "stairs",
  tables: "table",
  fireplaces: "fireplace",
  facades: "facade",
};

function interiorSlots({ interiors, gallery }: Content, named: Named): PictureSlot[] {
  return [
    ...interiors.tabs.flatMap((tab, t) =>
      tab.pictures.map((each, i) => ({
        name: each.picture,
        ...ROOM,
        kind: KIND_OF_TAB[tab.key] ?? kindInWords(each),
        alt: each.alt.en,
        stones: named(each.stones),
        asked: { file: "interiors.yaml", path: ["tabs", t, "pictures", i, "picture"] },
      })),
    ),
    ...gallery.pictures.map((each, i) => ({
      name: each.picture,
      ...ROOM,
      kind: kindInWords(each),
      alt: each.alt.en,
      stones: named(each.stones),
      asked: { file: "gallery.yaml", path: ["pictures", i, "picture"] },
    })),
  ];
}

function accessorySlots({ accessories }: Content): PictureSlot[] {
  return accessories.flatMap((category) =>
    category.models.flatMap((model, m) =>
      model.pictures.map(
        (each, i): PictureSlot => ({
          name: each.picture,
          ...OBJECT,
          kind: "object",
          alt: each.alt.en,
          stones: [],
          asked: {
            file: `accessories/${category.slug}.yaml`,
            path: ["models", m, "pictures", i, "picture"],
          },
        }),
      ),
    ),
  );
}

function projectSlots({ projects }: Content, named: Named): PictureSlot[] {
  return projects.flatMap((project) =>
    project.pictures.map((each, i) => ({
      name: each.picture,
      ...ROOM,
      kind: kindInWords(each),
      alt: each.alt.en,
      stones: named(project.stones),
      asked: { file: `portfolio/${project.slug}.yaml`, path: ["pictures", i, "picture"] },
    })),
  );
}

function aboutSlots({ about }: Content): PictureSlot[] {
  const slot = ({ picture, alt }: PictureRef, path: Path): PictureSlot => ({
    name: picture,
    alt: alt.en,
    ...ROOM,
    kind: "place",
    stones: [],
    asked: { file: "about.yaml", path },
  });
  return [
    slot(about.quality, ["quality", "picture"]),
    ...about.production.map((each, i) => slot(each, ["production", i, "picture"])),
  ];
}

/** The posters of the 3D viewer: every table in every finish. */
function tableSlots({ tables }: Content, named: Named): PictureSlot[] {
  return tables.groups.flatMap((group, g) =>
    group.tables.flatMap((table, t) =>
      tables.finishes.map(
        (finish): PictureSlot => ({
          name: `tables/${table.slug}-${finish.key}`,
          ...POSTER,
          kind: "table",
          alt: table.title.en,
          stones: finish.stone ? named([finish.stone]) : [],
          asked: { file: "tables.yaml", path: ["groups", g, "tables", t, "slug"] },
        }),
      ),
    ),
  );
}

const KIND_BY_WORD: readonly [RegExp, SlotKind][] = [
  [/\b(kitchen|worktop|splashback|island)/i, "kitchen"],
  [/\b(bath|shower|basin|vanity|washbasin)/i, "bathroom"],
  [/\b(stair|step|tread)/i, "stairs"],
  [/\b(fireplace|hearth|mantel)/i, "fireplace"],
  [/\b(façade|facade|entrance|plinth)/i, "facade"],
  [/\b(table)/i, "table"],
];

/** What a picture shows where only its words say so: the stand-in must not contradict them. */
function kindInWords({ alt }: PictureRef): SlotKind {
  return KIND_BY_WORD.find(([word]) => word.test(alt.en))?.[1] ?? "place";
}
