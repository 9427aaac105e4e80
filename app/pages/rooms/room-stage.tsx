import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { RoomChoice } from "#app/content/rooms.server.ts";
import type { SiteHref } from "#app/i18n/site-href.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import typography from "#app/styles/typography.module.css";
import { arrowOf, forBrowser } from "#app/ui/arrow-keys.ts";
import { Picture, type PictureView } from "#app/ui/picture.tsx";
import type { Surface } from "#catalogue/kinds/room.ts";
import { type Compositor, SLAB_PIXELS } from "#room-view/compositor.ts";
import { type Metres, turned } from "#room-view/place-on-slab.ts";
import type { RoomLayers } from "#room-view/room-layers.ts";
import { Divider } from "./divider.tsx";
import { loadLayers } from "./load-rooms.ts";
import { type LaidStones, laid, QUARTER, withinReach } from "./room-address.ts";
import { type CanvasState, type LaidSlabs, RoomCanvas } from "./room-canvas.tsx";
import styles from "./room-stage.module.css";
import { RoomTools } from "./room-tools.tsx";
import type { RoomsData } from "./rooms-data.ts";
import { useSlabDrag } from "./use-slab-drag.ts";

type Props = {
  room: RoomChoice;
  data: RoomsData;
  /** Shown until the room is drawn, and where it cannot be. */
  picture: PictureView;
  stones: LaidStones;
  onStones: (change: (stones: LaidStones) => LaidStones) => void;
  /** A stone that lies on all surfaces right of the divider. */
  beside: string | undefined;
  onBeside: (stone: string | undefined) => void;
  /** Some stones to begin with are shown; where a room is about one stone they would distract. */
  suggests: boolean;
  /** Where this room with these stones can be seen again, without language: /rooms/… */
  address: SiteHref;
  onUndrawn: (() => void) | undefined;
};

/** One press of an arrow key moves the slab by so much, with Shift by the leap, metres. */
const STEP = { step: 0.05, leap: 0.25 };

/** A room with any stone on its surfaces: choose, move, turn, and compare. */
export function RoomStage(props: Props) {
  const { room, data, picture, stones, onStones, beside, onBeside, suggests, address, onUndrawn } = props;
  const t = useTranslations("room-view");
  const surfaceNames = useTranslations("room-view.surfaces");
  const stage = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<CanvasState>("loading");
  const [generation, setGeneration] = useState(0);
  const layers = useLayers(room.layers, generation, () => setState("failed"));
  const { surfaces } = room;
  const [chosen, setChosen] = useState<string>();
  const surface = chosen !== undefined && surfaces.includes(chosen) ? chosen : surfaces[0];
  const [compositor, setCompositor] = useState<Compositor>();
  const [divider, setDivider] = useState(0.5);
  const [told, setTold] = useState("");

  const slabs = useSlabs(stones, data);
  const besideStones = useMemo(
    () =>
      beside &&
      Object.fromEntries(Object.entries(stones).map(([key, each]) => [key, { ...each, stone: beside }])),
    [beside, stones],
  );
  const besideSlabs = useSlabs(besideStones || NOTHING, data);

  const titleOf = (stone: string | undefined) => (stone && data.stones[stone]?.title) ?? "";

  function choose(stone: string) {
    if (!surface) return;
    onStones((before) => ({ ...before, [surface]: laid(stone) }));
    setTold(t("laid", { stone: titleOf(stone), surface: surfaceNames(surface as Surface) }));
  }

  const move = useCallback(
    (of: string, shiftFrom: (shift: Metres) => Metres) =>
      onStones((before) => {
        const at = before[of];
        return at ? { ...before, [of]: { ...at, shift: withinReach(shiftFrom(at.shift)) } } : before;
      }),
    [onStones],
  );

  function turn() {
    const at = surface && stones[surface];
    if (!at) return;
    const turn = (at.turn + QUARTER) % 360;
    onStones((before) => ({ ...before, [surface]: { ...at, turn } }));
    setTold(t("turned", { surface: surfaceNames(surface as Surface), degrees: turn }));
  }

  function tryAgain() {
    if (state === "stale") {
      // What is laid anew is fetched anew.
      onStones((before) => ({ ...before }));
    } else {
      setState("loading");
      setGeneration((before) => before + 1);
    }
    // The button goes when the room is drawn.
    stage.current?.focus();
  }

  useSlabDrag(stage, {
    size: layers?.size,
    planeAt: (x, y) => compositor?.planeAt(x, y),
    laidOn: (of) => stones[of],
    onGrab: setChosen,
    onMove: (of, shift) => move(of, () => shift),
  });

  function onKeyDown(event: KeyboardEvent) {
    if (forBrowser(event) || event.target instanceof HTMLInputElement || !surface) return;
    const arrow = arrowOf(event);
    if (arrow) {
      const step = event.shiftKey ? STEP.leap : STEP.step;
      // The stone goes where the arrow points, so the surface looks at a part of the slab on the other side.
      const [u, v] = turned([-arrow.x * step, arrow.y * step], stones[surface]?.turn ?? 0);
      move(surface, ([right, up]) => [right + u, up + v]);
      setTold(t("moved", { surface: surfaceNames(surface as Surface) }));
    } else if (event.key.toLowerCase() === "r") turn();
    else return;
    event.preventDefault();
  }

  return (
    <div>
      <div
        ref={stage}
        className={styles.stage}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move and turn the slab of a surface.
        tabIndex={0}
        aria-label={t("stage", { room: room.title })}
        aria-describedby="room-help"
        data-state={state}
        onKeyDown={onKeyDown}
      >
        <Picture picture={picture} sizes={STAGE_SIZES} first className={styles.picture} />
        {layers && (
          <RoomCanvas
            // A lost context does not come back into its canvas, so another one takes its place.
            key={`${room.slug} ${generation}`}
            layers={layers}
            slabs={slabs}
            beside={besideStones ? besideSlabs : undefined}
            divider={divider}
            onState={(now) => {
              setState(now);
              if (now === "undrawable") onUndrawn?.();
            }}
            onLost={() => setGeneration((before) => before + 1)}
            onCompositor={setCompositor}
          />
        )}
        {beside && state === "ready" && (
          <Divider
            at={divider}
            onMove={setDivider}
            left={titleOf(surface && stones[surface]?.stone)}
            right={titleOf(beside)}
          />
        )}
      </div>
      <div className={styles.status}>
        <p role="status">{state === "loading" || state === "ready" ? told : t(state)}</p>
        {(state === "stale" || state === "failed") && (
          <button type="button" className={typography.link} onClick={tryAgain}>
            {t("tryAgain")}
          </button>
        )}
      </div>
      <p id="room-help" hidden>
        {t("help")}
      </p>
      <RoomTools
        surfaces={surfaces}
        surface={surface}
        stones={stones}
        data={data}
        suggests={suggests}
        titleOf={titleOf}
        onSurface={setChosen}
        onStone={choose}
        onTurn={turn}
        beside={beside}
        onBeside={onBeside}
        picture={() => pictureOf(stage.current, () => compositor?.draw())}
        drawn={state === "ready" || state === "stale"}
        address={address}
        name={[room.slug, ...Object.values(stones).map(({ stone }) => stone.replace("/", "-"))].join(" ")}
      />
    </div>
  );
}

const STAGE_SIZES = "(max-width: 768px) 100vw, 92vw";
const NOTHING: LaidStones = {};

/** A canvas narrower than this, in the screen's own pixels, needs the narrow picture of a slab only. */
const NARROW = 900;

/** Slabs of the stones, in the width that the screen can show. */
function useSlabs(stones: LaidStones, data: RoomsData): LaidSlabs {
  return useMemo(() => {
    const narrow = Math.min(innerWidth * devicePixelRatio, SLAB_PIXELS.width) < NARROW;
    return Object.fromEntries(
      Object.entries(stones).flatMap(([surface, { stone, shift, turn }]) => {
        const slab = data.stones[stone];
        return slab
          ? [[surface, { url: narrow ? slab.narrow : slab.wide, size: slab.size, shift, turn }]]
          : [];
      }),
    );
  }, [stones, data]);
}

function useLayers(source: string, attempt: number, onFailed: () => void): RoomLayers | undefined {
  const [layers, setLayers] = useState<{ source: string; layers: RoomLayers }>();
  const tellFailed = useEffectEvent(onFailed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew for what did not come
  useEffect(() => {
    let gone = false;
    loadLayers(source).then(
      (loaded) => !gone && setLayers({ source, layers: loaded }),
      () => !gone && tellFailed(),
    );
    return () => {
      gone = true;
    };
  }, [source, attempt]);
  return layers?.source === source ? layers.layers : undefined;
}

/** The canvas as a file. It is drawn in the same breath, as a browser forgets a drawing once it is shown. */
function pictureOf(stage: HTMLElement | null, draw: () => void): Promise<Blob | null> {
  const canvas = stage?.querySelector("canvas");
  if (!canvas) return Promise.resolve(null);
  draw();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
}
