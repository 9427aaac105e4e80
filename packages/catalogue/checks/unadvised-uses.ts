import type { Content } from "../catalogue.ts";
import type { ContentFolder } from "../files/content-folder.ts";
import type { Path } from "../files/source.ts";
import type { StoneKey } from "../kinds/family.ts";
import type { Purpose } from "../kinds/purpose.ts";
import type { Surface } from "../kinds/room.ts";
import type { Problem } from "../problem.ts";
import { purposeOf } from "../stones/purpose-of-surface.ts";
import { isAdvised } from "../stones/suitability.ts";

type Shown = Omit<Content, "warnings">;
/** A place that shows stones in uses: one stone must suit one use. */
type Showing = { file: string; path: Path; stones: readonly StoneKey[]; uses: readonly Purpose[] };

/** Places that show a stone in a use for which it is not advised: a warning, as the eye may judge otherwise. */
export function unadvisedUses(folder: ContentFolder, content: Shown): Problem[] {
  const showings = [...roomSurfaces(content), ...familyRooms(content), ...interiorPictures(content)];
  return showings.flatMap((showing) => {
    const message = messageFor(showing, content);
    return message ? folder.problemAt(showing.file, showing.path, message, "show another stone there") : [];
  });
}

function messageFor({ stones, uses }: Showing, content: Shown): string | undefined {
  const found = stones.flatMap((key) => content.stones.find((stone) => stone.key === key) ?? []);
  if (found.length === 0) return undefined;
  if (found.some((stone) => uses.some((use) => isAdvised(stone, use, content)))) return undefined;
  return `${stones.join(" and ")}: not advised for ${uses.join(" or ")}`;
}

function roomSurfaces({ rooms }: Shown): Showing[] {
  return rooms.flatMap(({ slug, stones }) =>
    Object.entries(stones).map(([surface, stone]) => ({
      file: `rooms/${slug}.yaml`,
      path: ["stones", surface],
      stones: [stone],
      uses: [purposeOf(surface as Surface)],
    })),
  );
}

function familyRooms({ families }: Shown): Showing[] {
  return [...families.values()].flatMap(({ key, rooms = [] }) =>
    rooms.flatMap(({ stone, uses = [] }, i) =>
      uses.map((use) => ({
        file: `families/${key}.yaml`,
        path: ["rooms", i, "uses"],
        stones: [stone],
        uses: [use],
      })),
    ),
  );
}

function interiorPictures({ interiors }: Shown): Showing[] {
  return interiors.tabs.flatMap(({ use, pictures }, t) =>
    pictures.flatMap(({ stones }, i) =>
      use
        ? [{ file: "interiors.yaml", path: ["tabs", t, "pictures", i, "stones"], stones, uses: [use] }]
        : [],
    ),
  );
}

/** Accessories of which a buyer does not read how large or how heavy they are. */
export function unmeasuredAccessories(
  folder: ContentFolder,
  { accessories }: Pick<Content, "accessories">,
): Problem[] {
  return accessories.flatMap(({ slug: category, models }) =>
    models.flatMap(({ slug, size, weight }, m) => {
      const missing = [size === undefined && "size", weight === undefined && "weight"].filter(Boolean);
      if (missing.length === 0) return [];
      const message = `${slug}: visitors do not read its ${missing.join(" and ")}`;
      return folder.problemAt(
        `accessories/${category}.yaml`,
        ["models", m],
        message,
        "measure and weigh a piece, and write it there",
      );
    }),
  );
}
