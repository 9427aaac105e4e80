// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { happens, mount } from "../testing/mount.tsx";
import { Tilt } from "./tilt.tsx";
import { tiltUnderPointer } from "./tilt-under-pointer.ts";

afterEach(() => vi.unstubAllGlobals());

async function tilted(asked: { fine: boolean; still: boolean }) {
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes("reduced-motion") ? asked.still : asked.fine,
    }),
  );
  const { place } = await mount(<Tilt>stone</Tilt>);
  tiltUnderPointer();
  const frame = place.firstElementChild as HTMLElement;
  frame.getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 100 }) as DOMRect;
  const style = () =>
    ["--tilt-x", "--tilt-y"].map((name) =>
      (frame.firstElementChild as HTMLElement).style.getPropertyValue(name),
    );
  return { frame, style };
}
const over = () => new PointerEvent("pointermove", { bubbles: true, clientX: 340, clientY: 75 });

test("a thing leans to the pointer's side by ten degrees at its edge and beyond, and lies down again", async () => {
  const { frame, style } = await tilted({ fine: true, still: false });
  await happens(frame, over());
  expect(style()).toEqual(["5.00deg", "10.00deg"]);
  await happens(frame, new PointerEvent("pointerleave"));
  expect(style()).toEqual(["0.00deg", "0.00deg"]);
});

test.each([
  { fine: false, still: false },
  { fine: true, still: true },
])("with a fine pointer %s nothing leans", async (asked) => {
  const { frame, style } = await tilted(asked);
  await happens(frame, over());
  expect(style()).toEqual(["", ""]);
});
