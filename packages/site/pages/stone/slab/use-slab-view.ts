import { REDUCED_MOTION, useMediaQuery } from "@stoneyard/site/ui/browser/use-media-query.ts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  type Bounds,
  centredOn,
  lifeSizeZoom,
  onTheWay,
  overlap,
  type Point,
  panned,
  type Rect,
  revealing,
  type Size,
  type View,
  visible,
  WHOLE,
  within,
  zoomedAt,
} from "./slab-view.ts";

/** How long the way to another view takes, ms: a flight that is to be followed, a notch of the wheel. */
const FLIGHT_MS = { flight: 400, notch: 120 };
/** The slab is moved by this part of what is seen of it. */
const PAN_STEP = 1 / 8;
const MIDDLE: Point = { x: 0.5, y: 0.5 };

/**
 * What is seen of a slab in a frame on the page, and the ways to change it: at once, following a hand, or by a flight,
 * which a second one continues from its goal. Under reduced motion all are at once. Printed, the slab is whole.
 */
export function useSlabView(slab: Size) {
  const frame = useRef<HTMLDivElement>(null);
  const framePx = useWidth(frame);
  const bounds: Bounds = { slab, maxZoom: framePx ? lifeSizeZoom(slab, framePx) : 1 };
  const { view, show, fly } = useFlight();
  const printed = useMediaQuery("print");
  // A narrower frame lets a slab be zoomed further, a wider one less.
  const shown = printed ? WHOLE : within(view, bounds);
  const pxPerCm = (framePx * shown.zoom) / slab.width;
  const canZoomIn = shown.zoom < bounds.maxZoom * 0.999;

  return {
    frame,
    zoom: shown.zoom,
    seen: visible(shown, bounds),
    pxPerCm,
    canZoomIn,
    canZoomOut: shown.zoom > 1,

    /** @returns whether there was anything left to zoom that way */
    zoomAt(factor: number, at: Point, by: "hand" | "notch" | "flight" = "flight") {
      const change = (from: View) => zoomedAt(from, bounds, factor, at);
      if (by === "hand") show(change);
      else fly(change, FLIGHT_MS[by]);
      return factor > 1 ? canZoomIn : shown.zoom > 1;
    },
    zoomBy: (factor: number) => fly((from) => zoomedAt(from, bounds, factor, MIDDLE)),
    showWhole: () => fly(() => WHOLE),
    /** At life size, with the middle of `rect` in the middle, or what is there now. */
    showLifeSize: (rect?: Rect) =>
      fly((from) => {
        const { x, y, width, height } = rect ?? visible(from, bounds);
        return centredOn({ x: x + width / 2, y: y + height / 2 }, bounds.maxZoom, bounds);
      }),
    /** Lets the stone follow a hand by a way in pixels. */
    panPx: ({ x, y }: Point) => show((from) => panned(from, bounds, { x: -x / pxPerCm, y: -y / pxPerCm })),
    panStep: ({ x, y }: Point) =>
      fly((from) => {
        const { width, height } = visible(from, bounds);
        return panned(from, bounds, { x: x * width * PAN_STEP, y: y * height * PAN_STEP });
      }),
    /** Brings what is out of sight into it. */
    reveal: (rect: Rect) =>
      fly((from) => (overlap(rect, visible(from, bounds)) ? from : revealing(from, bounds, rect))),
  };
}

/** A view that can be changed at once, or flown to another one. */
function useFlight() {
  const [view, setView] = useState(WHOLE);
  const seen = useRef(WHOLE);
  const goal = useRef(WHOLE);
  const flight = useRef(0);
  const reducedMotion = useMediaQuery(REDUCED_MOTION);
  useEffect(() => () => cancelAnimationFrame(flight.current), []);

  function see(next: View) {
    seen.current = next;
    setView(next);
  }

  function show(change: (from: View) => View) {
    cancelAnimationFrame(flight.current);
    goal.current = change(seen.current);
    see(goal.current);
  }

  function fly(change: (from: View) => View, duration = FLIGHT_MS.flight) {
    cancelAnimationFrame(flight.current);
    goal.current = change(goal.current);
    if (reducedMotion) return see(goal.current);
    const from = seen.current;
    let started: number | undefined;
    const step = (now: number) => {
      started ??= now;
      const part = Math.min((now - started) / duration, 1);
      see(onTheWay(from, goal.current, eased(part)));
      if (part < 1) flight.current = requestAnimationFrame(step);
    };
    flight.current = requestAnimationFrame(step);
  }

  return { view, show, fly };
}

/** The width of an element in CSS pixels, 0 before it is there. */
function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWidth(measured.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2;
}
