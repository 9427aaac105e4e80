import { type CSSProperties, type Dispatch, type RefObject, useCallback, useRef, useState } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import type { Stroke } from "#own-room/recipe.ts";
import type { TapModel } from "#own-room/taps/tap-model.ts";
import { Divider } from "../rooms/divider.tsx";
import { BrushLayer } from "./brush-layer.tsx";
import { LineHandles, type Marks } from "./line-handles.tsx";
import type { OwnRoomAction, OwnRoomState } from "./own-room-state.ts";
import styles from "./photograph-stage.module.css";
import { SlabMover } from "./slab-mover.tsx";
import { StageTools } from "./stage-tools.tsx";
import { StoneMarks } from "./stone-marks.tsx";
import { SurfaceOutline } from "./surface-outline.tsx";
import { TapLayer } from "./tap-layer.tsx";
import { TapTools } from "./tap-tools.tsx";
import { ToolHint } from "./tool-hint.tsx";
import { isBrush, type Tool } from "./tools.ts";
import { isAnswering, useTaps } from "./use-taps.ts";

type Props = {
  photograph: HTMLCanvasElement;
  result: RefObject<HTMLCanvasElement | null>;
  state: OwnRoomState;
  dispatch: Dispatch<OwnRoomAction>;
  tool: Tool;
  onTool: (tool: Tool) => void;
  /** How much of each pixel counts as stone. */
  stone: Uint8Array | undefined;
  /** Whether a picture with stones is there. */
  drawn: boolean;
  tapModel: TapModel | undefined;
  children: React.ReactNode;
};

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

/** The photograph with what is drawn over it, the picture with stones, and the divider between them. */
export function PhotographStage(props: Props) {
  const { photograph, result, state, dispatch, tool, onTool, stone, drawn, tapModel, children } = props;
  const t = useTranslations("own-room");
  const [zoom, setZoom] = useState(0);
  const [divider, setDivider] = useState(0.05);
  const [draft, setDraft] = useState<Marks>();
  const [byTap, setByTap] = useState(false);
  const addStroke = (stroke: Stroke) => dispatch({ type: "stroke-added", stroke });
  const { tapping, load, cancel, tap } = useTaps(photograph, addStroke);
  const taps = byTap && isAnswering(tapping);
  // What was pressed goes away; the focus goes to what stays.
  const tapSwitch = useRef<HTMLButtonElement>(null);
  const backToBrush = () => {
    setByTap(false);
    if (!isAnswering(tapping)) cancel();
  };
  const surface = state.surfaces.find(({ id }) => id === state.chosen);
  const shown = surface && draft ? { ...surface, ...draft } : surface;
  const [width, height] = state.size;
  const ofPhotograph = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      canvas?.getContext("2d")?.drawImage(photograph, 0, 0);
    },
    [photograph],
  );
  const scale = ZOOMS[zoom] ?? 1;
  const frame = { "--wide": width, "--high": height, "--zoom": scale } as CSSProperties;
  return (
    <div className={styles.stage} style={frame}>
      <StageTools
        tool={tool}
        onTool={onTool}
        byTap={tapModel && byTap}
        onByTap={(on) => (on ? setByTap(true) : backToBrush())}
        tapSwitch={tapSwitch}
        zoom={zoom}
        zooms={ZOOMS.length}
        onZoom={setZoom}
      />
      <ToolHint tool={tool} state={state} surface={surface} byTap={taps} zoomed={zoom > 0} />
      {isBrush(tool) && surface && tapModel && byTap && (
        <TapTools
          model={tapModel}
          tapping={tapping}
          onLoad={() => {
            tapSwitch.current?.focus();
            load(tapModel);
          }}
          onLeave={() => {
            tapSwitch.current?.focus();
            backToBrush();
          }}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label={t("stage")}>
        <div className={styles.sheet}>
          <canvas ref={ofPhotograph} width={width} height={height} />
          <canvas
            ref={result}
            width={width}
            height={height}
            className={styles.result}
            data-drawn={drawn}
            style={{ "--from": `${divider * 100}%` } as CSSProperties}
          />
          {isBrush(tool) && stone && <StoneMarks stone={stone} size={state.size} />}
          {tool !== "look" && shown && (
            <SurfaceOutline surface={shown} state={state} withLines={tool === "lines"} />
          )}
          {tool === "lines" && shown && (
            <LineHandles
              photograph={photograph}
              surface={shown}
              size={state.size}
              onDraft={setDraft}
              onChange={(marks) => {
                setDraft(undefined);
                dispatch({ type: "marks-changed", marks });
              }}
            />
          )}
          {isBrush(tool) && surface && !taps && (
            <BrushLayer over={tool} size={state.size} zoom={scale} onStroke={addStroke} />
          )}
          {isBrush(tool) && surface && taps && (
            <TapLayer
              over={tool}
              size={state.size}
              asked={tapping.state === "tapped" ? tapping.at : undefined}
              onTap={(at) => tap(at, tool)}
            />
          )}
          {tool === "look" && drawn && (
            <Divider at={divider} onMove={setDivider} left={t("before")} right={t("after")} />
          )}
          {tool === "slab" && surface && <SlabMover surface={surface} state={state} dispatch={dispatch} />}
        </div>
      </section>
      {children}
    </div>
  );
}
