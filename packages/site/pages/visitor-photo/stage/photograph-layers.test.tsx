// @vitest-environment happy-dom

import { happens, mount, mountHook } from "@stoneyard/site/ui/testing/mount.tsx";
import { line } from "@stoneyard/visitor-photo/testing/drawn.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { LengthField } from "../length-field.tsx";
import { useSurfaceName } from "../names.ts";
import { startingSurface } from "../starting-surface.ts";
import type { VisitorPhotoState } from "../visitor-photo-state.ts";
import { BrushLayer } from "./brush-layer.tsx";
import { LineHandles, type Marks } from "./line-handles.tsx";
import { PhotographStage } from "./photograph-stage.tsx";
import { SlabMover } from "./slab-mover.tsx";
import { StageTools } from "./stage-tools.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: (part: string) => (key: string) => `${part}.${key}`,
}));
vi.mock("../open-photograph.ts", () => ({ pixelsOf: () => ({}) }));
vi.mock("@stoneyard/visitor-photo/snap-line.ts", () => ({ snappedLine: (line: unknown) => line }));
vi.mock("./loupe.tsx", () => ({ Loupe: () => <i /> }));

/** The photograph has 1600 x 1000 pixels, and is shown at half its size, not at the page's corner. */
const SIZE = [1600, 1000] as const;
beforeEach(() => {
  const captured = new WeakMap<Element, number>();
  Object.assign(HTMLElement.prototype, {
    getBoundingClientRect: () => ({ left: 100, top: 50, width: 800, height: 500 }),
    setPointerCapture(this: Element, id: number) {
      captured.set(this, id);
    },
    hasPointerCapture(this: Element, id: number) {
      return captured.get(this) === id;
    },
  });
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, get: () => 800 });
});

const pointer = (type: string, x: number, y: number, more: PointerEventInit = {}) =>
  new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, pointerId: 1, isPrimary: true, ...more });
const key = (name: string, shiftKey = false, more: KeyboardEventInit = {}) =>
  new KeyboardEvent("keydown", { key: name, shiftKey, bubbles: true, cancelable: true, ...more });

async function brush(over: "stone" | "thing" = "stone") {
  const onStroke = vi.fn();
  const { place } = await mount(<BrushLayer over={over} size={SIZE} zoom={1} onStroke={onStroke} />);
  return { layer: place.querySelector("[role=application]") as HTMLElement, onStroke };
}

test("a stroke is told in pixels of the photograph, as thick as a fingertip, without points that add nothing", async () => {
  const { layer, onStroke } = await brush();
  await happens(layer, pointer("pointerdown", 300, 150));
  await happens(layer, pointer("pointermove", 301, 151));
  await happens(layer, pointer("pointermove", 302, 150));
  await happens(layer, pointer("pointerup", 302, 150));
  expect(onStroke.mock.calls).toEqual([
    [
      {
        over: "stone",
        radius: 14,
        points: line(400, 200, 404, 200),
      },
    ],
  ]);
});

test("a stroke that the browser takes over, or that a second finger ends, is none", async () => {
  const { layer, onStroke } = await brush("thing");
  await happens(layer, pointer("pointerdown", 300, 150));
  await happens(layer, pointer("pointercancel", 300, 150));
  await happens(layer, pointer("pointerup", 300, 150));
  await happens(layer, pointer("pointerdown", 300, 150));
  await happens(layer, pointer("pointerdown", 400, 150, { pointerId: 2, isPrimary: false }));
  await happens(layer, pointer("pointerup", 300, 150));
  await happens(layer, pointer("pointermove", 350, 150));
  expect(onStroke).not.toHaveBeenCalled();
});

test("another button of the mouse than the first draws nothing, and moves neither a line nor the slab", async () => {
  const { layer, onStroke } = await brush();
  await happens(layer, pointer("pointerdown", 300, 150, { button: 2 }));
  await happens(layer, pointer("pointerup", 300, 150, { button: 2 }));
  expect(onStroke).not.toHaveBeenCalled();
  const { far1, onDraft, onChange } = await handles();
  await happens(far1, pointer("pointerdown", 710, 225, { button: 2 }));
  await happens(far1, pointer("pointermove", 720, 245));
  await happens(far1, pointer("pointerup", 720, 245, { button: 2 }));
  expect([onDraft.mock.calls, onChange.mock.calls]).toEqual([[], []]);
  const slab = await mover();
  await happens(slab.layer, pointer("pointerdown", 450, 370, { button: 2 }));
  await happens(slab.layer, pointer("pointerup", 500, 370, { button: 2 }));
  expect(slab.dispatch).not.toHaveBeenCalled();
});

test("with two fingers nobody moves the slab, nor two ends of lines at once", async () => {
  const second = { pointerId: 2, isPrimary: false };
  const slab = await mover();
  await happens(slab.layer, pointer("pointerdown", 450, 370));
  await happens(slab.layer, pointer("pointerdown", 550, 370, second));
  await happens(slab.layer, pointer("pointerup", 440, 370));
  await happens(slab.layer, pointer("pointerup", 560, 370, second));
  expect(slab.dispatch).not.toHaveBeenCalled();
  const { far0, far1, onChange, told } = await handles();
  await happens(far1, pointer("pointerdown", 700, 220));
  await happens(far0, pointer("pointerdown", 240, 240, second));
  await happens(far0, pointer("pointermove", 260, 260, second));
  await happens(far1, pointer("pointermove", 710, 220));
  await happens(far1, pointer("pointerup", 710, 220));
  await happens(far0, pointer("pointerup", 260, 260, second));
  expect([onChange.mock.calls.length, told(onChange)?.far]).toEqual([1, line(200, 300, 1220, 340)]);
});

test("by keyboard a cross goes by 8 and 40 pixels, no further than the photograph, and dabs", async () => {
  const { layer, onStroke } = await brush("thing");
  await happens(layer, key("ArrowLeft"));
  await happens(layer, key("ArrowUp", true));
  await happens(layer, key(" "));
  for (let i = 0; i < 30; i++) await happens(layer, key("ArrowDown", true));
  await happens(layer, key("Enter"));
  expect(onStroke.mock.calls.map(([{ points, radius }]) => [points, radius])).toEqual([
    [[[792, 460]], 10],
    [[[792, 1000]], 10],
  ]);
});

test("keys with Ctrl, Alt or Cmd are the browser's: to go back, to load again", async () => {
  const { layer, onStroke } = await brush();
  const { far0, onChange } = await handles();
  const slab = await mover();
  const prevented = [];
  for (const [place, name] of [
    ...["ArrowLeft", "Enter", " "].map((each) => [layer, each] as const),
    ...["ArrowLeft"].map((each) => [far0, each] as const),
    ...["ArrowLeft", "r"].map((each) => [slab.layer, each] as const),
  ]) {
    for (const more of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
      const press = key(name, false, more);
      await happens(place, press);
      if (press.defaultPrevented) prevented.push(name);
    }
  }
  expect(prevented).toEqual([]);
  for (const told of [onStroke, onChange, slab.dispatch]) expect(told).not.toHaveBeenCalled();
});

async function handles() {
  const [onDraft, onChange] = [vi.fn(), vi.fn()];
  const surface = {
    ...startingSurface("1", "worktop", SIZE),
    lines: { far: line(200, 300, 1200, 340), near: line(100, 600, 1300, 660), end: line(200, 300, 100, 600) },
  } as ReturnType<typeof startingSurface>;
  const { place } = await mount(
    <LineHandles
      photograph={document.createElement("canvas")}
      size={SIZE}
      {...{ surface, onDraft, onChange }}
    />,
  );
  const [far0, far1] = [...place.querySelectorAll("button")];
  const told = (tell: typeof onChange) => (tell.mock.lastCall?.[0] as Marks | undefined)?.lines;
  return { far0, far1, onDraft, onChange, told, place };
}

test("a handle goes with the pointer by pixels of the photograph, wherever on it it was gripped", async () => {
  const { far1, onDraft, onChange, told } = await handles();
  // The handle lies at 700, 220 on the screen and is gripped beside that.
  await happens(far1, pointer("pointerdown", 710, 225));
  await happens(far1, pointer("pointermove", 720, 245));
  expect(told(onDraft)?.far).toEqual(line(200, 300, 1220, 380));
  await happens(far1, pointer("pointerup", 5000, -900));
  expect(told(onChange)).toMatchObject({
    far: line(200, 300, 1600, 0),
    near: line(100, 600, 1300, 660),
  });
});

test("the loupe stands in the corner that is farthest from what it shows", async () => {
  const { Loupe } = await vi.importActual<typeof import("./loupe.tsx")>("./loupe.tsx");
  const corners: unknown[] = [];
  for (const at of [...line(10, 10, 10, 990), ...line(1590, 10, 1590, 990)]) {
    const { place } = await mount(
      <Loupe photograph={document.createElement("canvas")} at={at} size={SIZE} />,
    );
    const style = place.querySelector("canvas")?.style;
    const sides = ["top", "bottom", "left", "right"].filter((side) => style?.getPropertyValue(side));
    corners.push(sides.join("-"));
  }
  expect(corners).toEqual(["bottom-right", "top-right", "bottom-left", "top-left"]);
});

test("a handle that is not held follows nothing; one that the browser takes stays where it was", async () => {
  const { far0, far1, onDraft, onChange, place } = await handles();
  await happens(far1, pointer("pointermove", 720, 245));
  expect(onDraft).not.toHaveBeenCalled();
  await happens(far0, pointer("pointerdown", 200, 200));
  expect(place.querySelector("i")).not.toBeNull();
  await happens(far0, pointer("pointermove", 220, 245));
  await happens(far0, pointer("pointercancel", 220, 245));
  expect([place.querySelector("i"), onDraft.mock.lastCall, onChange.mock.calls]).toEqual([
    null,
    [undefined],
    [],
  ]);
});

test("a handle that is pressed and not moved leaves its line where it was put", async () => {
  const { far1, onChange, told } = await handles();
  await happens(far1, pointer("pointerdown", 710, 225));
  await happens(far1, pointer("pointerup", 710, 225));
  expect(onChange).not.toHaveBeenCalled();
  await happens(far1, pointer("pointerdown", 710, 225));
  await happens(far1, pointer("pointermove", 711, 225));
  await happens(far1, pointer("pointerup", 711, 225));
  expect(told(onChange)?.far).toEqual(line(200, 300, 1202, 340));
});

test("a line that is held while another surface is chosen moves none of that one's lines", async () => {
  const surfaces = [startingSurface("1", "worktop", SIZE), startingSurface("2", "wall", SIZE)];
  const dispatch = vi.fn();
  const stage = (chosen: string) => (
    <PhotographStage
      photograph={document.createElement("canvas")}
      result={{ current: null }}
      state={{ size: SIZE, focal: 1500, centre: [800, 500], surfaces, chosen, lays: {}, aside: [] }}
      {...{ dispatch, tool: "lines" as const, onTool: () => {}, stone: undefined, drawn: false }}
    >
      {null}
    </PhotographStage>
  );
  const { place, draw } = await mount(stage("1"));
  const far = () => [...place.querySelectorAll<HTMLElement>("[data-mark=far]")];
  const places = () => far().map(({ style }) => style.getPropertyValue("--y"));
  const [held] = far();
  await happens(held, pointer("pointerdown", 500, 300));
  await happens(held, pointer("pointermove", 500, 340));
  expect(places()).toEqual(["0.58", "0.52"]);
  await draw(stage("2"));
  expect(places()).toEqual(["0.25", "0.25"]);
  await happens(held, pointer("pointerup", 500, 340));
  expect(dispatch).not.toHaveBeenCalled();
  await draw(stage("1"));
  expect(places()).toEqual(["0.5", "0.52"]);
});

test("arrow keys move a handle by one pixel, with Shift by ten", async () => {
  const { far0, onChange, told } = await handles();
  const at = async (name: string, shift = false) => {
    await happens(far0, key(name, shift));
    return told(onChange)?.far[0];
  };
  expect([
    await at("ArrowLeft"),
    await at("ArrowUp", true),
    await at("ArrowDown"),
    await at("ArrowRight", true),
  ]).toEqual([
    [199, 300],
    [200, 290],
    [200, 301],
    [210, 300],
  ]);
});

async function mover(turn = 0) {
  const dispatch = vi.fn();
  const surface = startingSurface("1", "worktop", SIZE);
  const state = {
    size: SIZE,
    focal: 1500,
    centre: [800, 500],
    surfaces: [surface],
    chosen: "1",
    lays: { "1": { stone: "a", shift: [0, 0], turn } },
    aside: [],
  } as VisitorPhotoState;
  const { place } = await mount(<SlabMover {...{ surface, state, dispatch }} />);
  const by = () =>
    dispatch.mock.lastCall?.[0].by?.map((metres: number) => Math.round(metres * 100) / 100 + 0);
  return { layer: place.querySelector("[role=application]") as HTMLElement, dispatch, by };
}

test.each([
  ["ArrowLeft", false, [0.05, 0]],
  ["ArrowRight", false, [-0.05, 0]],
  ["ArrowUp", false, [0, -0.05]],
  ["ArrowDown", true, [0, 0.25]],
] as const)("%s, Shift %s, moves the stone by metres on its slab", async (name, shift, expected) => {
  const { layer, by } = await mover();
  await happens(layer, key(name, shift));
  expect(by()).toEqual(expected);
});

test("on a turned slab a step still goes where it points", async () => {
  const { layer, by } = await mover(90);
  await happens(layer, key("ArrowLeft"));
  expect(by()).toEqual([0, 0.05]);
});

test("a pull to the right shows what lies left on the slab; one that the browser takes over moves nothing", async () => {
  const { layer, dispatch, by } = await mover();
  await happens(layer, pointer("pointerdown", 450, 370));
  await happens(layer, pointer("pointerup", 500, 370));
  expect(by()[0]).toBeLessThan(-0.05);
  await happens(layer, pointer("pointerdown", 450, 370));
  await happens(layer, pointer("pointercancel", 450, 370));
  await happens(layer, pointer("pointerup", 500, 370));
  await happens(layer, pointer("pointerdown", 450, 370));
  await happens(layer, pointer("pointerup", 450, 370));
  await happens(layer, pointer("pointerdown", 450, 370));
  await happens(layer, pointer("pointerup", -20_000, 370));
  expect(dispatch).toHaveBeenCalledTimes(1);
});

test("a photograph is made larger and smaller from one end of its sizes to the other", async () => {
  const off = async (zoom: number) => {
    const nothing = () => {};
    const given = { tool: "look" as const, onTool: nothing, zoom, zooms: 3, onZoom: nothing };
    const { place } = await mount(<StageTools {...given} />);
    return [...place.querySelectorAll("span button")].map(
      (button) => button.getAttribute("aria-disabled") === "true",
    );
  };
  expect([await off(0), await off(1), await off(2)]).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});

test("surfaces of one kind are numbered in their order, one alone is not", async () => {
  const kinds = ["wall", "floor", "wall"] as const;
  const surfaces = kinds.map((kind, i) => startingSurface(String(i + 4), kind, SIZE));
  const { now } = await mountHook(useSurfaceName, surfaces);
  const names = ["wall 1", "floor", "wall 2"].map((name) => `visitor-photo.kinds.${name}`);
  expect(surfaces.map((surface) => now()(surface))).toEqual(names);
});

async function length(metres: number | undefined = 0.6, least = 0.05) {
  const [onChange, onClear] = [vi.fn(), vi.fn()];
  const { place } = await mount(
    <LengthField label="Depth" known={[0.62]} {...{ metres, least, onChange, onClear }} />,
  );
  const input = place.querySelector("input") as HTMLInputElement;
  const write = async (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    await happens(input, new Event("input", { bubbles: true }));
    return [onChange.mock.lastCall?.[0], input.getAttribute("aria-invalid")];
  };
  return { input, write, onChange, onClear, place };
}

test("a length is written in centimetres, with a comma or a point, from the least to twelve metres", async () => {
  const { input, write, onChange } = await length();
  expect(input.value).toBe("60");
  expect(await write("62,5")).toEqual([0.625, "false"]);
  expect(await write("5")).toEqual([0.05, "false"]);
  expect(await write("1200")).toEqual([12, "false"]);
  for (const wrong of ["4.9", "1201", "6o", "-60", "6,2,5"]) {
    const calls = onChange.mock.calls.length;
    expect([wrong, (await write(wrong))[1], onChange.mock.calls.length]).toEqual([wrong, "true", calls]);
  }
});

test("a length that is emptied is told as such, once, and is no mistake", async () => {
  const { write, onChange, onClear } = await length();
  expect((await write(" "))[1]).toBe("false");
  expect([onChange.mock.calls, onClear.mock.calls]).toEqual([[], [[]]]);
});
