import { FINE_POINTER, REDUCED_MOTION } from "@stoneyard/site/ui/browser/use-media-query.ts";

/** Angle at the edges, degrees; `tilt.module.css` has the distance of the eye and the time that it takes. */
const STRENGTH = 10;

/** Has every `Tilt` of the page follow a mouse. Fingers and visitors who want less motion get it flat. */
export function tiltUnderPointer(): void {
  for (const frame of document.querySelectorAll<HTMLElement>("[data-tilt]")) {
    frame.addEventListener("pointermove", ({ clientX, clientY }) => {
      if (!matchMedia(FINE_POINTER).matches || matchMedia(REDUCED_MOTION).matches) return;
      // Measured on the frame, which stays flat; the tilted content would move under the pointer.
      const { left, top, width, height } = frame.getBoundingClientRect();
      tilt(frame, tiltAngles((clientX - left) / width, (clientY - top) / height));
    });
    frame.addEventListener("pointerleave", () => tilt(frame, { rotateX: 0, rotateY: 0 }));
  }
}

function tilt({ firstElementChild }: HTMLElement, { rotateX, rotateY }: ReturnType<typeof tiltAngles>) {
  const { style } = firstElementChild as HTMLElement;
  style.setProperty("--tilt-x", `${rotateX.toFixed(2)}deg`);
  style.setProperty("--tilt-y", `${rotateY.toFixed(2)}deg`);
}

/** Angles in degrees for a pointer at x, y (0 left, top, to 1): the side under it sinks. */
function tiltAngles(x: number, y: number): { rotateX: number; rotateY: number } {
  const fromMiddle = (share: number) => Math.min(1, Math.max(0, share)) * 2 - 1;
  return { rotateX: -fromMiddle(y) * STRENGTH, rotateY: fromMiddle(x) * STRENGTH };
}
