import { FINE_POINTER, REDUCED_MOTION } from "@stoneyard/site/ui/browser/use-media-query.ts";

const TILT_DEFAULTS = {
  /** How long the element takes to follow and to lie down again, ms. */
  duration: 1000,
  /** Distance of the eye, px. */
  perspective: 1000,
  /** Angle at the edges, degrees. */
  strength: 10,
} as const;

/** Has every `Tilt` of the page follow a mouse. Fingers and visitors who want less motion get it flat. */
export function tiltUnderPointer(): void {
  for (const frame of document.querySelectorAll<HTMLElement>("[data-tilt]")) {
    frame.addEventListener("pointermove", ({ clientX, clientY }) => {
      if (!matchMedia(FINE_POINTER).matches || matchMedia(REDUCED_MOTION).matches) return;
      // Measured on the frame, which stays flat; the tilted content would move under the pointer.
      const { left, top, width, height } = frame.getBoundingClientRect();
      tilt(frame, tiltAngles((clientX - left) / width, (clientY - top) / height, TILT_DEFAULTS.strength));
    });
    frame.addEventListener("pointerleave", () => tilt(frame, { rotateX: 0, rotateY: 0 }));
  }
}

function tilt({ firstElementChild }: HTMLElement, { rotateX, rotateY }: ReturnType<typeof tiltAngles>) {
  const { style } = firstElementChild as HTMLElement;
  style.setProperty("--tilt-duration", `${TILT_DEFAULTS.duration}ms`);
  style.setProperty("--tilt-perspective", `${TILT_DEFAULTS.perspective}px`);
  style.setProperty("--tilt-x", `${rotateX.toFixed(2)}deg`);
  style.setProperty("--tilt-y", `${rotateY.toFixed(2)}deg`);
}

/** Angles in degrees for a pointer at x, y (0 left, top, to 1): `strength` at an edge, the side under it sinks. */
function tiltAngles(x: number, y: number, strength: number): { rotateX: number; rotateY: number } {
  const fromMiddle = (share: number) => Math.min(1, Math.max(0, share)) * 2 - 1;
  return { rotateX: -fromMiddle(y) * strength, rotateY: fromMiddle(x) * strength };
}
