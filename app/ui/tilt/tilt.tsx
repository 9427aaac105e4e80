import { type PointerEvent, type ReactNode, useRef } from "react";
import { FINE_POINTER, REDUCED_MOTION, useMediaQuery } from "../use-media-query.ts";
import styles from "./tilt.module.css";
import { tiltAngles } from "./tilt-angles.ts";

export const TILT_DEFAULTS = {
  /** How long the element takes to follow and to lie down again, ms. */
  duration: 1000,
  /** Distance of the eye, px. */
  perspective: 1000,
  /** Angle at the edges, degrees. */
  strength: 10,
} as const;

type Props = {
  children: ReactNode;
  duration?: number;
  perspective?: number;
  strength?: number;
  className?: string | undefined;
};

/** Tilts its content a little after a mouse. Fingers and visitors who want less motion get it flat. */
export function Tilt({ children, className, ...options }: Props) {
  const { duration, perspective, strength } = { ...TILT_DEFAULTS, ...options };
  const ref = useRef<HTMLDivElement>(null);
  const fine = useMediaQuery(FINE_POINTER);
  const reducedMotion = useMediaQuery(REDUCED_MOTION);

  function tilt(rotateX: number, rotateY: number) {
    const style = ref.current?.style;
    style?.setProperty("--tilt-duration", `${duration}ms`);
    style?.setProperty("--tilt-perspective", `${perspective}px`);
    style?.setProperty("--tilt-x", `${rotateX.toFixed(2)}deg`);
    style?.setProperty("--tilt-y", `${rotateY.toFixed(2)}deg`);
  }

  function follow(event: PointerEvent<HTMLDivElement>) {
    // Measured on the frame, which stays flat; the tilted content would move under the pointer.
    const frame = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - frame.left) / frame.width;
    const y = (event.clientY - frame.top) / frame.height;
    const { rotateX, rotateY } = tiltAngles(x, y, strength);
    tilt(rotateX, rotateY);
  }

  const tilts = fine && !reducedMotion;
  return (
    <div
      className={className}
      onPointerMove={tilts ? follow : undefined}
      onPointerLeave={tilts ? () => tilt(0, 0) : undefined}
    >
      <div ref={ref} className={styles.content}>
        {children}
      </div>
    </div>
  );
}
