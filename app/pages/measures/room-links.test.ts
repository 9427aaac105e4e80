import { expect, test } from "vitest";
import type { PictureView } from "#app/ui/picture.tsx";
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

test("the first piece of each kind that lies in some room has a link", () => {
  const links = roomLinks({
    stoneKey: "marble/carrara",
    picture: PICTURE,
    lying: [lying("worktopRun"), lying("worktopRun", true), lying("windowSill"), lying("wallPanel")],
    rooms: { worktop: "kitchen-1" },
  });
  expect(links).toEqual([
    { name: "worktopRun", to: "/rooms/kitchen-1?worktop=marble/carrara&worktop-at=50,113,0" },
  ]);
});
