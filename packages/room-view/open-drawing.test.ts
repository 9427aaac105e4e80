import { afterEach, expect, test, vi } from "vitest";
import type { Call, FromWorker, ToWorker } from "./drawing-calls.ts";
import { openDrawing } from "./open-drawing.ts";
import { NotFetched, ROOM_LAYERS, type RoomLayers } from "./room-layers.ts";

const ROOM: RoomLayers = {
  size: [2, 1],
  exposure: 0,
  albedo: { light: 1, dark: 0 },
  irradiance: 1,
  gloss: 1,
  planes: [{ surface: "worktop", area: 1, homography: [1, 0, 0, 0, 1, 0, 0, 0, 1] }],
  urls: Object.fromEntries(ROOM_LAYERS.map((layer) => [layer, ""])) as RoomLayers["urls"],
};

/** What the worker is told, in order, and how it answers a call: by a message without its id, or later, or never. */
let told: ToWorker[] = [];
let answer: (call: Call, give: (message: object) => void) => void;
let terminated = 0;

let latest: FakeWorker | undefined;

class FakeWorker extends EventTarget {
  constructor() {
    super();
    latest = this;
  }
  postMessage(_: unknown, [port]: [MessagePort]): void {
    port.onmessage = ({ data }: MessageEvent<ToWorker>) => {
      told.push(data);
      const give = (message: object) => port.postMessage({ id: data.id, ...message } as FromWorker);
      if (data.name !== "abort") answer(data, give);
    };
  }
  terminate(): void {
    terminated += 1;
  }
}

const canvas = () =>
  ({ transferControlToOffscreen: () => new ArrayBuffer(1) }) as unknown as HTMLCanvasElement;
const usual: typeof answer = ({ name }, give) =>
  give({ output: name === "open" ? new Uint8Array([0, 1]) : undefined });

async function opened(ending = new AbortController(), onLost = vi.fn()) {
  told = [];
  terminated = 0;
  vi.stubGlobal("Worker", FakeWorker);
  return openDrawing(canvas(), ROOM, { signal: ending.signal, onLost });
}
afterEach(() => vi.unstubAllGlobals());

const scene = (divider: number) => ({ left: {}, divider });
const dividers = () => told.flatMap((each) => (each.name === "show" ? [each.input.divider] : []));

test("what the worker read tells where the stone is", async () => {
  answer = usual;
  const drawing = await opened();
  expect(drawing.planeAt(1, 0)?.surface).toBe("worktop");
  expect(drawing.planeAt(0, 0)).toBeUndefined();
});

test("a worker that cannot draw is ended, and so says it", async () => {
  answer = (_, give) => give({ failed: { message: "There is no WebGL 2.", notFetched: false } });
  const opening = opened();
  await expect(opening).rejects.toThrow("There is no WebGL 2.");
  await expect(opening).rejects.not.toBeInstanceOf(NotFetched);
  expect(terminated).toBe(1);
});

test("a worker whose script does not come counts as not fetched, to be asked for again", async () => {
  answer = () => {};
  const opening = opened();
  await expect.poll(() => told.length).toBe(1);
  latest?.dispatchEvent(new Event("error"));
  await expect(opening).rejects.toBeInstanceOf(NotFetched);
});

test("a worker that fails once it has drawn came, and is not asked for again", async () => {
  answer = usual;
  const drawing = await opened();
  answer = () => {};
  const shown = drawing.show(scene(1), new AbortController().signal);
  await expect.poll(dividers).toEqual([1]);
  latest?.dispatchEvent(new Event("error"));
  await expect(shown).rejects.toThrow("The worker that draws has failed.");
  expect(terminated).toBe(1);
});

test("a canvas that no worker can draw into is told as such", async () => {
  vi.stubGlobal("Worker", FakeWorker);
  const { signal } = new AbortController();
  await expect(openDrawing({} as HTMLCanvasElement, ROOM, { signal, onLost: vi.fn() })).rejects.toThrow(
    "No worker",
  );
});

test("of scenes that follow one another quickly only the last is drawn after the one under way", async () => {
  let free = () => {};
  answer = (call, give) => {
    if (call.name === "show" && call.input.divider === 1) free = () => give({ output: undefined });
    else usual(call, give);
  };
  const drawing = await opened();
  const endings = [1, 2, 3].map((divider) => {
    const ending = new AbortController();
    drawing.show(scene(divider), ending.signal).catch(() => {});
    return ending;
  });
  await expect.poll(dividers).toEqual([1]);
  for (const ending of endings) ending.abort();
  const last = drawing.show(scene(4), new AbortController().signal);
  free();
  await last;
  expect(dividers()).toEqual([1, 4]);
});

test("a slab that does not come is told as such, and the next scene is drawn", async () => {
  answer = (call, give) =>
    call.name === "show" && call.input.divider === 1
      ? give({ failed: { message: "It answers 404.", notFetched: true } })
      : usual(call, give);
  const drawing = await opened();
  const { signal } = new AbortController();
  await expect(drawing.show(scene(1), signal)).rejects.toBeInstanceOf(NotFetched);
  await expect(drawing.show(scene(2), signal)).resolves.toBeUndefined();
});

test("whoever waits is told when the drawing ends", async () => {
  answer = (call, give) => call.name === "picture" || usual(call, give);
  const ending = new AbortController();
  const drawing = await opened(ending);
  const picture = drawing.picture();
  ending.abort();
  await expect(picture).rejects.toThrow("aborted");
  expect(terminated).toBe(1);
});

test("a picture is of the scene that was asked for before it, also where that is not drawn yet", async () => {
  let free = () => {};
  answer = (call, give) => {
    if (call.name === "show") free = () => give({ output: undefined });
    else usual(call, give);
  };
  const drawing = await opened();
  const shown = drawing.show(scene(1), new AbortController().signal);
  await expect.poll(dividers).toEqual([1]);
  const picture = drawing.picture();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told.map(({ name }) => name)).toEqual(["open", "show"]);
  free();
  await Promise.all([shown, picture]);
  expect(told.map(({ name }) => name)).toEqual(["open", "show", "picture"]);
});

test("of a scene that could not be drawn there is no picture, but of the next one", async () => {
  let fails = true;
  answer = (call, give) => {
    if (call.name === "show" && fails) give({ failed: { message: "It answers 404.", notFetched: true } });
    else usual(call, give);
  };
  const drawing = await opened();
  const shown = drawing.show(scene(1), new AbortController().signal);
  const picture = drawing.picture();
  await expect(shown).rejects.toBeInstanceOf(NotFetched);
  await expect(picture).rejects.toBeInstanceOf(NotFetched);
  fails = false;
  await drawing.show(scene(0), new AbortController().signal);
  await drawing.picture();
  expect(told.map(({ name }) => name)).toEqual(["open", "show", "show", "picture"]);
});

test("what is asked of a worker that has failed fails at once", async () => {
  answer = usual;
  const drawing = await opened();
  latest?.dispatchEvent(new Event("error"));
  const { signal } = new AbortController();
  await expect(drawing.show(scene(1), signal)).rejects.toThrow("The worker that draws has failed.");
  await expect(drawing.picture()).rejects.toThrow("The worker that draws has failed.");
}, 5000);
