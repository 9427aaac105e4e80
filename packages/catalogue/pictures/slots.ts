import type { FoundContent } from "../catalogue.ts";
import { pageText } from "../files/prose.ts";
import type { Path } from "../files/source.ts";
import type { PictureRef } from "../kinds/text.ts";
import { finishName } from "../stones/finish-pictures.ts";
import { stillKinds, stillName } from "../stones/rooms.ts";
import { CLOSE, slabNames } from "../stones/slab-pictures.ts";
import { hasVerdictForAll } from "../stones/suitability.ts";

/** A picture that the content asks for, with the size in pixels that its master should have. */
export type PictureSlot = {
  name: string;
  width: number;
  height: number;
  /** A slab, another slab of its stone and a close view have a scale; what links show is never on a page. */
  kind: "slab" | "other" | "close" | "social" | "poster" | "picture";
  /** The line of content that asks for it, by file (from content/) and path. */
  asked: { file: string; path: Path };
  /** Shown where it exists, and not reported when missing. */
  optional?: true;
  /** Small enough to be served as it is. */
  small?: true;
  shared?: true;
};

export const SITE_PREVIEW = "social/default";

const SLAB = { width: 2048, height: 1280 };
/** Least pixels of a photograph of one slab. */
export const OTHER_SLAB = { width: 1600, height: 1000 };
const HERO = { width: 2400, height: 1500 };
const ROOM = { width: 1600, height: 1067 };
const PORTRAIT = { width: 1200, height: 1600 };
const OBJECT = { width: 1200, height: 1200 };
const POSTER = { width: 1600, height: 1200 };
const FINISH = { width: 640, height: 480 };
const SOCIAL = { width: 1200, height: 630 };

/** Every picture that the content asks for, each name once, in the order of the site's pages. */
export function pictureSlots(content: FoundContent): PictureSlot[] {
  const slots = [
    ...homeSlots(content),
    ...roomSlots(content),
    ...stoneSlots(content),
    ...familySlots(content),
    ...interiorSlots(content),
    ...accessorySlots(content),
    ...projectSlots(content),
    ...aboutSlots(content),
    ...proseSlots(content),
    ...tableSlots(content),
  ];
  return [...Map.groupBy(slots, ({ name }) => name).values()].flatMap(forAll);
}

/** One slot for all that ask for a picture: as the first wants it, and needed where any of them needs it. */
function forAll([first, ...others]: readonly PictureSlot[]): PictureSlot[] {
  if (!first) return [];
  const { optional, ...slot } = first;
  const needed = optional && others.find((other) => !other.optional);
  return [needed ? { ...slot, asked: needed.asked } : first];
}

function homeSlots({ home }: FoundContent): PictureSlot[] {
  const slides = (home?.slides ?? []).flatMap(({ hero, room }, i): PictureSlot[] => {
    const at = (key: string) => ({ file: "home.yaml", path: ["slides", i, key, "picture"] });
    return [
      { name: hero.picture, ...HERO, kind: "picture", asked: at("hero") },
      { name: room.picture, ...PORTRAIT, kind: "picture", asked: at("room") },
    ];
  });
  const asked = { file: "site.yaml", path: ["brand"] };
  return [...slides, { name: SITE_PREVIEW, ...SOCIAL, kind: "social", asked }];
}

/** The still of each room of the room view. */
function roomSlots({ rooms }: FoundContent): PictureSlot[] {
  return rooms.map(({ slug }) => ({
    name: `rooms/${slug}`,
    ...ROOM,
    kind: "picture",
    shared: true,
    asked: { file: `rooms/${slug}.yaml`, path: [] },
  }));
}

/**
 * Each stone has its slab, and may have a close view, two other slabs, a piece in each finish, and pictures of two rooms
 * with which its page opens; without these it is shown in live rooms.
 */
function stoneSlots({ stones, families, rocks, suitability }: FoundContent): PictureSlot[] {
  const rules = rocks && suitability && hasVerdictForAll(suitability) && { rocks, suitability };
  return stones.flatMap((stone) => {
    const asked = { file: `stones/${stone.key}.yaml`, path: [] };
    const names = slabNames(stone);
    const slab: PictureSlot = { name: names.slab, ...SLAB, kind: "slab", asked };
    const others = names.others.map((name): PictureSlot => ({ name, ...OTHER_SLAB, kind: "other", asked }));
    const rooms = (rules ? stillKinds(stone, rules) : []).map(
      (kind): PictureSlot => ({
        name: stillName(stone, kind),
        ...ROOM,
        kind: "picture",
        asked,
        optional: true,
        // Where a family has rooms of its own besides, those of its stones are a small row.
        ...(families.get(stone.family)?.rooms && { small: true }),
      }),
    );
    return [
      slab,
      { ...slab, name: names.close, ...CLOSE, kind: "close", optional: true },
      ...others.map((other) => ({ ...other, optional: true as const })),
      ...stone.finishes.map(
        (finish): PictureSlot => ({
          name: finishName(stone, finish),
          ...FINISH,
          kind: "picture",
          asked,
          optional: true,
          small: true,
        }),
      ),
      ...rooms,
      ...(stone.singleSlabs ?? []).flatMap(({ picture, pictures = [] }, i) => {
        const at = (...path: Path) => ({ ...asked, path: ["singleSlabs", i, ...path] });
        const ofStone = picture === undefined ? undefined : [slab, ...others][picture - 1];
        return [
          ...(ofStone ? [{ ...ofStone, asked: at("picture") }] : []),
          ...pictures.map(
            (name, p): PictureSlot => ({ name, ...OTHER_SLAB, kind: "picture", asked: at("pictures", p) }),
          ),
        ];
      }),
    ];
  });
}

function familySlots({ families }: FoundContent): PictureSlot[] {
  return [...families.values()].flatMap(({ key, rooms = [] }) =>
    listed(rooms, ROOM, `families/${key}.yaml`, ["rooms"]),
  );
}

function interiorSlots({ interiors, gallery }: FoundContent): PictureSlot[] {
  return [
    ...(interiors?.tabs ?? []).flatMap(({ pictures }, t) =>
      listed(pictures, ROOM, "interiors.yaml", ["tabs", t, "pictures"]),
    ),
    ...listed(gallery?.pictures ?? [], ROOM, "gallery.yaml", ["pictures"]),
  ];
}

function accessorySlots({ accessories }: FoundContent): PictureSlot[] {
  return accessories.flatMap(({ slug, models }) =>
    models.flatMap(({ pictures }, m) =>
      listed(pictures, OBJECT, `accessories/${slug}.yaml`, ["models", m, "pictures"]),
    ),
  );
}

function projectSlots({ projects }: FoundContent): PictureSlot[] {
  return projects.flatMap(({ slug, pictures }) =>
    listed(pictures, ROOM, `portfolio/${slug}.yaml`, ["pictures"]),
  );
}

function aboutSlots({ about }: FoundContent): PictureSlot[] {
  if (!about) return [];
  const asked = { file: "about.yaml", path: ["quality", "picture"] };
  return [
    { name: about.quality.picture, ...ROOM, kind: "picture", asked },
    ...listed(about.production, ROOM, "about.yaml", ["production"]),
  ];
}

function proseSlots({ prose }: FoundContent): PictureSlot[] {
  return [...prose].flatMap(([name, text]) =>
    Object.entries(text).flatMap(([locale, markdown = ""]): PictureSlot[] => {
      const picture = pageText(markdown)?.picture;
      const asked = { file: `prose/${name}.${locale}.md`, path: [] };
      return picture ? [{ name: picture, ...ROOM, kind: "picture", asked }] : [];
    }),
  );
}

function listed(list: readonly PictureRef[], size: typeof ROOM, file: string, path: Path): PictureSlot[] {
  return list.map(({ picture }, i) => ({
    name: picture,
    ...size,
    kind: "picture",
    asked: { file, path: [...path, i, "picture"] },
  }));
}

/** The posters of the 3D viewer: every table in every finish. */
function tableSlots({ tables }: FoundContent): PictureSlot[] {
  const { groups = [], finishes = [] } = tables ?? {};
  return groups.flatMap((group, g) =>
    group.tables.flatMap((table, t) =>
      finishes.map(
        (finish): PictureSlot => ({
          name: `tables/${table.slug}-${finish.key}`,
          ...POSTER,
          kind: "poster",
          asked: { file: "tables.yaml", path: ["groups", g, "tables", t, "slug"] },
        }),
      ),
    ),
  );
}
