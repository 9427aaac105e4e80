import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { changedEarly } from "@stoneyard/site/ui/browser/changed-early.ts";
import { type Point, swipeDistance } from "@stoneyard/site/ui/browser/swipe.ts";
import { useHydrated } from "@stoneyard/site/ui/browser/use-hydrated.ts";
import { REDUCED_MOTION, useMediaQuery } from "@stoneyard/site/ui/browser/use-media-query.ts";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { createCountdown } from "@stoneyard/site/ui/countdown.ts";
import { InlineScript } from "@stoneyard/site/ui/inline-script.tsx";
import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react";
import turnBeforeHydration from "./carousel.before-hydration.ts?inline-script";
import styles from "./carousel.module.css";
import { type Direction, laySlides, positionOf, slideAt } from "./carousel-track.ts";

/** How long a slide stands before the next one comes, ms. The style sheet says the same; a test holds them together. */
export const AUTOPLAY_MS = 8000;

const BUTTON = `${styles.button} ${typography.accentOnHover}`;

type CarouselLabels = {
  label: string;
  /** The word that screen readers say instead of "region". */
  carousel: string;
  /** The word that screen readers say instead of "group". */
  slide: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** "1 of 2"; `number` counts from 1. */
  position: (number: number, total: number) => string;
};

type CarouselSlide = { key: string; content: ReactNode };

type Props = {
  slides: readonly CarouselSlide[];
  labels: CarouselLabels;
  /** Class of the section, which is a grid of two items: the controls and the window. */
  className?: string | undefined;
  /** Class of the controls, to place them over or beside the window. */
  controlsClassName?: string | undefined;
};

type Place = { position: number; direction: Direction };

/**
 * Slides that pass by in a row without end, on their own every AUTOPLAY_MS unless the visitor asks for stillness: by
 * the pause button, by pointing at them, by focus within, or by the system's setting for reduced motion.
 */
export function Carousel({ slides, labels, className, controlsClassName }: Props) {
  const [place, moveTo] = useReducer(
    (from: Place, position: number): Place => ({ position, direction: position < from.position ? -1 : 1 }),
    { position: 0, direction: 1 },
  );
  const next = () => moveTo(place.position + 1);
  const previous = () => moveTo(place.position - 1);
  const playing = usePlaying(slides.length > 1);
  const current = slideAt(place.position, slides.length);
  const track = useTrack(place, moveTo);
  const swipe = useSwipe({ onLeft: next, onRight: previous });
  useAutoplay(playing.now, place.position, moveTo);

  return (
    <section
      className={classes(styles.carousel, className)}
      aria-roledescription={labels.carousel}
      aria-label={labels.label}
      data-mounted={track.mounted || undefined}
      {...playing.holders}
    >
      {slides.length > 1 && (
        <div
          className={classes(
            styles.controls,
            typography.small,
            visible.scriptOnly,
            visible.screenOnly,
            controlsClassName,
          )}
        >
          <p className={styles.count} aria-hidden="true" {...changedEarly}>
            {labels.position(current + 1, slides.length)}
          </p>
          <span className={styles.progress} data-running={playing.now} aria-hidden="true">
            <span key={place.position} className={styles.run} />
          </span>
          <div className={styles.buttons}>
            <button type="button" className={BUTTON} onClick={playing.toggle}>
              {playing.wanted ? labels.pause : labels.play}
            </button>
            <span className={styles.buttons}>
              <button type="button" className={BUTTON} data-turn="-1" onClick={previous}>
                {labels.previous}
              </button>
              <button type="button" className={BUTTON} data-turn="1" onClick={next}>
                {labels.next}
              </button>
            </span>
          </div>
        </div>
      )}
      <div className={styles.window} {...swipe}>
        <div ref={track.ref} className={styles.track} aria-live={playing.now ? "off" : "polite"}>
          {slides.map((slide, index) => (
            <div
              key={slide.key}
              className={styles.slide}
              {...slideNames(labels, index, slides.length)}
              inert={track.mounted && index !== current}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      <InlineScript code={turnBeforeHydration} />
    </section>
  );
}

function slideNames(labels: CarouselLabels, index: number, count: number) {
  return {
    role: "group",
    "aria-roledescription": labels.slide,
    "aria-label": labels.position(index + 1, count),
  };
}

/** Whether the slides move by themselves, and what stops them. */
function usePlaying(several: boolean) {
  const reducedMotion = useMediaQuery(REDUCED_MOTION);
  const [chosen, setChosen] = useState<boolean>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  // The pointer still rests on Play after a press: the press outweighs pointer and focus until they leave.
  const [insisted, setInsisted] = useState(false);
  const hydrated = useHydrated();

  const wanted = chosen ?? !reducedMotion;
  return {
    wanted,
    now: hydrated && several && wanted && (insisted || !(pointed || focused)),
    toggle() {
      setChosen(!wanted);
      setInsisted(!wanted);
    },
    holders: {
      onPointerEnter(event: React.PointerEvent) {
        // A finger cannot hover: its "enter" would stop the slides until the next tap elsewhere.
        if (event.pointerType !== "touch") setPointed(true);
      },
      onPointerLeave() {
        setPointed(false);
        setInsisted(false);
      },
      onFocus(event: React.FocusEvent) {
        // A click leaves focus on a button; only visible focus means the keyboard.
        if (event.target.matches(":focus-visible")) setFocused(true);
      },
      onBlur(event: React.FocusEvent) {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setFocused(false);
        setInsisted(false);
      },
    },
  };
}

/** Keeps the slides laid out at their place. It begins where a visitor turned them before the page ran. */
function useTrack({ position, direction }: Place, moveTo: (position: number) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState(false);
  useLayoutEffect(() => {
    if (ref.current) moveTo(positionOf(ref.current));
    setMounted(true);
  }, [moveTo]);
  useLayoutEffect(() => {
    if (ref.current && mounted) laySlides(ref.current, position, direction);
  }, [position, direction, mounted]);
  return { ref, mounted };
}

/** Moves on after AUTOPLAY_MS of playing at one position; time that is held does not count. */
function useAutoplay(playing: boolean, position: number, moveTo: (position: number) => void) {
  const clock = useMemo(() => createCountdown(AUTOPLAY_MS, () => moveTo(position + 1)), [position, moveTo]);
  useEffect(() => {
    if (!playing) return;
    clock.resume();
    return () => clock.pause();
  }, [playing, clock]);
}

/** The shortest movement of a finger, in px, that counts as a swipe from one picture to the next. */
const THRESHOLD = 40;

/**
 * Handlers for a place where a finger or pen swipes to the left or to the right. The mouse is left alone: it selects text.
 * The element needs `touch-action: pan-y`, so that the browser keeps vertical scrolling and hands over the rest.
 */
function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<Point>(null);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === "mouse" ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const distance = swipeDistance(start.current, { x: event.clientX, y: event.clientY });
      start.current = null;
      if (distance < -THRESHOLD) onLeft();
      if (distance > THRESHOLD) onRight();
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
