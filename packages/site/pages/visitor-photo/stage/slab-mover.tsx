import { turned } from "@stoneyard/room-view/place-on-slab.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { arrowOf, forBrowser } from "@stoneyard/site/ui/browser/arrow-keys.ts";
import { shortcutLetter } from "@stoneyard/site/ui/browser/shortcut-letter.ts";
import { metresAt } from "@stoneyard/visitor-photo/camera.ts";
import { facesOf } from "@stoneyard/visitor-photo/faces.ts";
import type { DrawnSurface } from "@stoneyard/visitor-photo/recipe.ts";
import { type Dispatch, type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { VisitorPhotoAction, VisitorPhotoState } from "../visitor-photo-state.ts";
import { pointUnder } from "./brush-layer.tsx";
import styles from "./photograph-stage.module.css";

type Props = { surface: DrawnSurface; state: VisitorPhotoState; dispatch: Dispatch<VisitorPhotoAction> };

const KEY_STEP_M = 0.05;
const LONG_KEY_STEP_M = 0.25;
/** A longer move has met the horizon. */
const LONGEST_PULL_M = 4;

/** The slab is pulled over the surface: the stone follows the finger. */
export function SlabMover({ surface, state, dispatch }: Props) {
  const t = useTranslations("visitor-photo");
  const from = useRef<readonly [number, number]>(undefined);
  const { size, focal, centre, lays } = state;
  const turn = lays[surface.id]?.turn ?? 0;
  const pull = (u: number, v: number) => dispatch({ type: "slab-moved", by: turned([u, v], turn) });

  const metresUnder = (event: PointerEvent) => {
    const [face] = facesOf({ focal, centre }, surface);
    return face && metresAt(face.homography, pointUnder(event, size));
  };
  const press = (event: KeyboardEvent) => {
    if (forBrowser(event)) return;
    const step = event.shiftKey ? LONG_KEY_STEP_M : KEY_STEP_M;
    const arrow = arrowOf(event);
    if (arrow) pull(-arrow.x * step, arrow.y * step);
    else if (shortcutLetter(event) === "r") dispatch({ type: "slab-turned" });
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={styles.mover}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the slab is moved by keyboard, too
      tabIndex={0}
      aria-label={t("slab.label")}
      aria-description={t("slab.keys")}
      onPointerDown={(event) => {
        // With a second finger it is no pull.
        from.current = undefined;
        if (!event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = metresUnder(event);
      }}
      onPointerUp={(event) => {
        const to = metresUnder(event);
        if (from.current && to) {
          const by = [from.current[0] - to[0], from.current[1] - to[1]] as const;
          if (Math.hypot(...by) > 0.005 && Math.hypot(...by) < LONGEST_PULL_M) pull(...by);
        }
        from.current = undefined;
      }}
      onPointerCancel={() => {
        from.current = undefined;
      }}
      onKeyDown={press}
    />
  );
}
