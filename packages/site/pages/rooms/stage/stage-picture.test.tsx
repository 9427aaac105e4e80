// @vitest-environment happy-dom

import { laid } from "@stoneyard/site/choice/laid-stones.ts";
import type { RoomChoice } from "@stoneyard/site/content/rooms.server.ts";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { StagePicture } from "./stage-picture.tsx";
import { openingState, type StageState } from "./stage-state.ts";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values: object) => `${key} ${JSON.stringify(values ?? {})}`,
}));
vi.mock("@stoneyard/site/ui/browser/use-json.ts", () => ({ useJson: () => ({ state: "loading" }) }));

async function stage(changes: Partial<StageState> = {}) {
  const dispatch = vi.fn();
  const opened = openingState({ stones: { worktop: laid("marble/a") }, beside: undefined }, ["worktop"]);
  const { place } = await mount(
    <StagePicture
      stage={createRef()}
      room={
        {
          slug: "kitchen-1",
          title: "Kitchen",
          surfaces: ["worktop"],
          layers: "/l.json",
        } as unknown as RoomChoice
      }
      data={{ stones: {} }}
      picture={
        {
          src: "/a.avif",
          srcSet: "/a.avif 8w",
          width: 8,
          height: 5,
          alt: "",
          made: "studio",
        } satisfies PictureView
      }
      state={{ ...opened, ...changes }}
      dispatch={dispatch}
      titleOf={(stone) => stone ?? ""}
      onUndrawn={undefined}
      drawing={{ current: undefined }}
    />,
  );
  const element = place.querySelector("[role=application]") as HTMLElement;
  const key = async (name: string, more: KeyboardEventInit = {}, target: Element | null = element) => {
    dispatch.mockClear();
    const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more });
    await happens(target, event);
    return [dispatch.mock.lastCall?.[0], event.defaultPrevented];
  };
  return { key, dispatch, place };
}

test.each([
  ["ArrowRight", false, [0.05, 0]],
  ["ArrowLeft", true, [-0.25, 0]],
  ["ArrowUp", false, [0, 0.05]],
  ["ArrowDown", true, [0, -0.25]],
] as const)(
  "%s, Shift %s, moves the stone by that many metres to the right and up",
  async (name, shiftKey, by) => {
    const { key } = await stage();
    const [action, prevented] = await key(name, { shiftKey });
    expect(action.type).toBe("stone-stepped");
    expect([action.by.map((metres: number) => metres + 0), prevented]).toEqual([by, true]);
  },
);

test("R turns the slab; keys with a modifier, other keys and a room without stone are the browser's", async () => {
  const { key } = await stage();
  expect(await key("R")).toEqual([{ type: "slab-turned" }, true]);
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(await key("ArrowUp", more)).toEqual([undefined, false]);
  expect(await key("a")).toEqual([undefined, false]);
  const bare = await stage({ surface: undefined });
  expect(await bare.key("ArrowUp")).toEqual([undefined, false]);
});

test("the line between two stones has its own keys, and is there once the room is drawn", async () => {
  expect((await stage({ beside: "onyx/b" })).place.querySelector("input")).toBeNull();
  const { key, place, dispatch } = await stage({ beside: "onyx/b", canvas: "ready", divider: 0.3 });
  const input = place.querySelector("input");
  expect(await key("ArrowRight", {}, input)).toEqual([undefined, false]);
  expect([input?.value, input?.getAttribute("aria-valuetext")]).toEqual([
    "0.3",
    expect.stringContaining('"30%"'),
  ]);
  expect(dispatch).not.toHaveBeenCalled();
});
