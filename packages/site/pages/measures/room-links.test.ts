import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { expect, test } from "vitest";
import { placeInRoom, roomLinks } from "./room-links.ts";
import type { LyingPiece } from "./slab-pieces.ts";

/** 320 × 200 cm, of which the middle 280 × 170 cm are shown. */
const PICTURE: PictureView = {
  src: "",
  srcSet: "",
  alt: "",
  made: "studio",
  width: 3200,
  height: 2000,
  mmPerPixel: 1,
  crop: { left: 200, top: 150, width: 2800, height: 1700 },
};

function lying(name: LyingPiece["piece"]["name"], turned = false): LyingPiece {
  const [width, height] = turned ? [62, 100] : [100, 62];
  const piece = { name, x: 30, y: 10, width, height, turned };
  return { number: 0, mm: { x: 300, y: 100, width: width * 10, height: height * 10 }, piece };
}

/** Where the room view finds the stone for a point of a surface, cm: as the shader reckons it. */
function stoneAt([right, up, turn]: readonly [number, number, number], [u, v]: readonly [number, number]) {
  const [halfWidth, halfHeight] = [160, 100];
  const [x, y] = [u - halfWidth, v - halfHeight];
  const [turnedX, turnedY] = turn === 270 ? [y, -x] : [x, y];
  return [turnedX + halfWidth + right, turnedY + halfHeight + up];
}

test("a surface begins at the lower left corner of its piece and runs along it", () => {
  const place = placeInRoom(lying("worktopRun"), PICTURE);
  // From the left 20 + 30; from the foot 200 − 15 − 10 − 62.
  expect(stoneAt(place, [0, 0])).toEqual([50, 113]);
  expect(stoneAt(place, [100, 62])).toEqual([150, 175]);
});

test("on a turned piece it goes down the slab, from the upper left corner", () => {
  const place = placeInRoom(lying("worktopRun", true), PICTURE);
  expect(stoneAt(place, [0, 0])).toEqual([50, 200 - 15 - 10]);
  expect(stoneAt(place, [100, 62])).toEqual([50 + 62, 200 - 15 - 10 - 100]);
});

const KITCHEN = { slug: "kitchen-1", surfaces: ["island", "worktop", "splashback"] } as const;
const CORNER = { slug: "kitchen-4", surfaces: ["worktop", "splashback"] } as const;
const linksTo = (
  names: LyingPiece["piece"]["name"][],
  rooms: readonly (typeof KITCHEN | typeof CORNER)[],
  pictured = 0,
) =>
  roomLinks({
    stoneKey: "marble/carrara",
    picture: PICTURE,
    pictured,
    lying: names.map((name) => lying(name)),
    rooms: rooms.map(({ slug, surfaces }) => ({ slug, surfaces: [...surfaces] })),
  });

test("the first piece of each kind that lies in some room has a link", () => {
  expect(linksTo(["worktopRun", "worktopRun", "windowSill", "wallPanel"], [KITCHEN])).toEqual([
    { name: "worktopRun", to: "/rooms/kitchen-1?worktop=marble/carrara&worktop-at=50,113,0" },
  ]);
});

test("a link names its own piece first, then what else of the slab the room shows", () => {
  expect(linksTo(["worktopRun", "splashback"], [KITCHEN]).map(({ to }) => to)).toEqual([
    "/rooms/kitchen-1?worktop=marble/carrara&worktop-at=50,113,0&splashback=marble/carrara&splashback-at=50,113,0",
    "/rooms/kitchen-1?splashback=marble/carrara&splashback-at=50,113,0&worktop=marble/carrara&worktop-at=50,113,0",
  ]);
});

test("of several rooms it is the one that shows most of what is planned, and least besides", () => {
  const roomOf = (to: string) => to.split("?")[0];
  const rooms = [KITCHEN, CORNER];
  expect(linksTo(["worktopRun", "splashback"], rooms).map(({ to }) => roomOf(to))).toEqual([
    "/rooms/kitchen-4",
    "/rooms/kitchen-4",
  ]);
  expect(linksTo(["islandTop", "worktopRun"], rooms).map(({ to }) => roomOf(to))).toEqual([
    "/rooms/kitchen-1",
    "/rooms/kitchen-1",
  ]);
});

test("from another slab of the stone the room takes that very slab", () => {
  expect(linksTo(["worktopRun"], [KITCHEN], 1)).toEqual([
    { name: "worktopRun", to: "/rooms/kitchen-1?worktop=marble/carrara&worktop-at=50,113,0,2" },
  ]);
});
