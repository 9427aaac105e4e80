import { catalogue } from "#app/content/catalogue.server.ts";
import { countryName } from "#app/content/country.server.ts";
import { decorativePicture, pictureView } from "#app/content/picture.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { SiteHref } from "#app/i18n/site-href.ts";
import type { PictureView } from "#app/ui/picture.tsx";
import type { Family, Stone } from "#catalogue/catalogue.ts";
import { distance, labOf } from "../family/colour.ts";
import { familyOf, stoneView } from "../family/family.server.ts";
import { seeded, twoOf } from "./rooms.ts";

/** A room of the family with the stone that is seen in it. */
export type RoomPicture = { picture: PictureView; stone: string; to: SiteHref };

/** The rooms of a page: six of the family, of which two are shown, or this stone's own kitchen and bathroom. */
export type RoomsView =
  | { of: "family"; rooms: RoomPicture[]; built: RoomPicture[] }
  | { of: "stone"; kitchen: PictureView; bathroom: PictureView };

/** A stone by its address, with its family and its neighbours there. @throws a 404 where there is none */
export async function stoneOf(familyKey: string, slug: string | undefined) {
  const { family, stones } = await familyOf(familyKey);
  const index = stones.findIndex((stone) => stone.slug === slug);
  const stone = stones[index];
  const previous = stones.at(index - 1);
  const next = stones[(index + 1) % stones.length];
  if (!stone || !previous || !next) throw new Response("", { status: 404 });
  return { family, stone, previous, next };
}

/** What the table of facts says, in one language. */
export function factsOf(stone: Stone, family: Family, locale: Locale) {
  return {
    rock: stone.rock[locale],
    pattern: stone.pattern,
    aliases: stone.aliases,
    ...(stone.origin && {
      origin: [stone.origin.place?.[locale], countryName(stone.origin.country, locale)]
        .filter(Boolean)
        .join(", "),
    }),
    slab: family.slab,
    thicknesses: stone.thicknesses,
    finishes: stone.finishes,
    uses: stone.uses,
    frost: stone.frost,
    acid: stone.acid,
    invented: stone.look === "invented",
  };
}

export async function roomsOf(stone: Stone, family: Family, locale: Locale): Promise<RoomsView> {
  if (!family.rooms) {
    const [kitchen, bathroom] = await Promise.all([
      decorativePicture(`rooms/${stone.key}-kitchen`),
      decorativePicture(`rooms/${stone.key}-bathroom`),
    ]);
    return { of: "stone", kitchen, bathroom };
  }
  const { stones } = await catalogue();
  const rooms = await Promise.all(
    family.rooms.map(async (room) => ({
      picture: await pictureView(room, locale),
      stone: stones.find((one) => one.key === room.stone)?.title ?? room.stone,
      to: `/${room.stone}` satisfies SiteHref,
    })),
  );
  return { of: "family", rooms, built: twoOf(rooms, seeded(stone.key)) };
}

/** The four stones nearest in colour, at most two of one family, so that one may find what another family offers. */
export async function besideOf(stone: Stone, locale: Locale) {
  const { stones } = await catalogue();
  const taken = new Map<string, number>();
  const nearest = stones
    .filter((other) => other.key !== stone.key)
    .map((other) => ({ other, apart: colourDistance(stone, other) }))
    .toSorted((one, two) => one.apart - two.apart)
    .filter(({ other }) => {
      const before = taken.get(other.family) ?? 0;
      taken.set(other.family, before + 1);
      return before < 2;
    })
    .slice(0, 4);
  return Promise.all(nearest.map(({ other }) => stoneView(other, locale)));
}

/** The ground covers most of a slab, so it weighs most; veins and specks tell stones of one ground apart. */
function colourDistance({ colours: one }: Stone, { colours: other }: Stone): number {
  return (
    0.5 * distance(labOf(one.ground), labOf(other.ground)) +
    0.3 * distance(labOf(one.second), labOf(other.second)) +
    0.2 * distance(labOf(one.accent), labOf(other.accent))
  );
}
