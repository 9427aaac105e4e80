// @vitest-environment happy-dom

import type { StoneRoom } from "@stoneyard/site/content/rooms.server.ts";
import type { RoomWithStones } from "@stoneyard/site/pages/rooms/room-with-stones.tsx";
import { mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import type { OwnRoom } from "./stone.data.server.ts";
import { StoneInRooms, twoOf } from "./stone-in-rooms.later.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
vi.mock("@stoneyard/site/pages/rooms/room-with-stones.tsx", () => ({
  LaterTools: () => <output>tools</output>,
  RoomWithStones: ({ room, picture, bare, waiting, ...on }: ComponentProps<typeof RoomWithStones>) => (
    <>
      <button type="button" onClick={on.onUndrawn}>{`drawn ${picture.alt} ${bare}`}</button>
      <button type="button" onClick={() => on.onAddress?.(`/rooms/${room.slug}?worktop=b`)}>
        lay
      </button>
      {waiting}
    </>
  ),
}));

const picture = (name: string) => ({
  ...{ src: `${name}.avif`, srcSet: `${name}.avif 8w`, alt: name, made: "studio", width: 8, height: 5 },
});
const view = (kind: string, pictureHasStone: boolean) =>
  ({
    ...{ slug: `${kind}-1`, kind, pictureHasStone, opens: { worktop: "marble/a" }, picture: picture(kind) },
  }) as unknown as StoneRoom;
const own = (kind: string) => ({ kind, picture: picture(`own-${kind}`) }) as unknown as OwnRoom;

async function inRooms(props: Partial<ComponentProps<typeof StoneInRooms>>) {
  const { place } = await mount(
    <StoneInRooms title="A" views={[]} pictures={[]} familyRooms={undefined} {...props} />,
  );
  const all = (what: string) => [...place.querySelectorAll(what)].map((each) => each.textContent);
  const press = (name: string) => pressButton(place, name);
  const way = () => place.querySelector("a")?.getAttribute("href");
  return { place, all, press, way };
}

test("each room is shown once: the one that opens, another when chosen, and the others beside it", async () => {
  const views = [view("kitchen", true), view("bathroom", false), view("stairs", true)];
  const { all, press, way } = await inRooms({ views, pictures: [own("kitchen"), own("bathroom")] });
  expect(all("figcaption, figure").join()).toContain("bathroom");
  expect(all("figcaption, figure").join()).not.toContain("kitchen");
  expect(all("button")[0]).toBe('drawn kitchen {"stone":"A"} true');
  await press("bathroom");
  expect([all("button")[0], way()]).toEqual(["drawn bathroom true", "/rooms/bathroom-1?worktop=marble%2Fa"]);
  await press("chooseStones");
  expect([all("output"), all("button")[0]]).toEqual([["tools"], "drawn bathroom false"]);
  await press("drawn");
  expect(all("fieldset button")).toEqual(["kitchen", "stairs"]);
  expect(way()).toBe("/rooms/kitchen-1?worktop=marble%2Fa");
});

test("the way to the room's page takes along the stones that are laid, to that room alone", async () => {
  const { press, way } = await inRooms({ views: [view("kitchen", true), view("bathroom", true)] });
  await press("lay");
  expect(way()).toBe("/rooms/kitchen-1?worktop=b");
  await press("bathroom");
  expect(way()).toBe("/rooms/bathroom-1?worktop=marble%2Fa");
});

test("a picture of another stone is no substitute; without any room the section is left out", async () => {
  const { all, press, place } = await inRooms({
    views: [view("kitchen", false)],
    pictures: [own("kitchen")],
  });
  expect([all("fieldset").length, all("figcaption, figure").join()]).toEqual([
    0,
    expect.stringContaining("kitchen"),
  ]);
  await press("drawn");
  expect([all("button").length, place.querySelectorAll("figure").length]).toEqual([0, 1]);
  expect((await inRooms({})).place.innerHTML).toBe("");
});

test("of a family's rooms two are shown, and another stone in one is named with the way to it", async () => {
  const room = (stone: string) => ({ stone, to: `/marble/${stone}`, picture: picture(stone) });
  const familyRooms = [room("A"), room("B")] as unknown as ComponentProps<typeof StoneInRooms>["familyRooms"];
  const { place, all } = await inRooms({ familyRooms, pictures: [own("kitchen")] });
  expect(all("figure").length).toBe(2);
  expect([...place.querySelectorAll("figure a")].map((each) => each.getAttribute("href"))).toEqual([
    "/marble/B",
  ]);
});

const six = [1, 2, 3, 4, 5, 6];

test("two different ones, every pair in reach", () => {
  const seen = new Set<string>();
  for (let draw = 0; draw < 36; draw++) {
    const numbers = [(draw % 6) / 6, Math.floor(draw / 6) / 6];
    const [one, other] = twoOf(six, () => numbers.shift() ?? 0);
    expect(one).not.toBe(other);
    seen.add(`${one}${other}`);
  }
  expect(seen.size).toBe(30);
});

test("fewer than two are all there are", () => {
  expect(twoOf([1], Math.random)).toEqual([1]);
  expect(twoOf([], Math.random)).toEqual([]);
});
