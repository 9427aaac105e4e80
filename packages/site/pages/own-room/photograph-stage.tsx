import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { type CSSProperties, type Dispatch, type RefObject, useCallback, useState } from "react";
import { Divider } from "../rooms/divider.tsx";
import { BrushLayer } from "./brush-layer.tsx";
import { LineHandles, type Marks } from "./line-handles.tsx";
import type { OwnRoomAction, OwnRoomState } from "./own-room-state.ts";
import styles from "./photograph-stage.module.css";
import { SlabMover } from "./slab-mover.tsx";
import { StageTools } from "./stage-tools.tsx";
import { StoneMarks } from "./stone-marks.tsx";
import { SurfaceOutline } from "./surface-outline.tsx";
import { ToolHint } from "./tool-hint.tsx";
import { isBrush, type Tool } from "./tools.ts";

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
  children: React.ReactNode;
};

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

/** The photograph with what is drawn over it, the picture with stones, and the divider between them. */
export function PhotographStage(props: Props) {
  const { photograph, result, state, dispatch, tool, onTool, stone, drawn, children } = props;
  const t = useTranslations("own-room");
  const [zoom, setZoom] = useState(0);
  const [divider, setDivider] = useState(0.05);
  const [draft, setDraft] = useState<Marks>();
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
      <StageTools tool={tool} onTool={onTool} zoom={zoom} zooms={ZOOMS.length} onZoom={setZoom} />
      <ToolHint tool={tool} state={state} surface={surface} zoomed={zoom > 0} />
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
          {isBrush(tool) && surface && (
            <BrushLayer
              over={tool}
              size={state.size}
              zoom={scale}
              onStroke={(stroke) => dispatch({ type: "stroke-added", stroke })}
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
