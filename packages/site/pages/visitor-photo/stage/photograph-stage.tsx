import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { facesOf } from "@stoneyard/visitor-photo/faces.ts";
import type { DrawnSurface } from "@stoneyard/visitor-photo/recipe.ts";
import { type CSSProperties, type Dispatch, type RefObject, useCallback, useState } from "react";
import { Divider } from "../../rooms/stage/divider.tsx";
import type { VisitorPhotoAction, VisitorPhotoState } from "../visitor-photo-state.ts";
import { BrushLayer } from "./brush-layer.tsx";
import { LineHandles, type Marks } from "./line-handles.tsx";
import styles from "./photograph-stage.module.css";
import { SlabMover } from "./slab-mover.tsx";
import { isBrush, StageTools, type Tool } from "./stage-tools.tsx";
import { StoneMarks } from "./stone-marks.tsx";
import { ToolHint } from "./tool-hint.tsx";

type Props = {
  photograph: HTMLCanvasElement;
  result: RefObject<HTMLCanvasElement | null>;
  state: VisitorPhotoState;
  dispatch: Dispatch<VisitorPhotoAction>;
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
  const t = useTranslations("visitor-photo");
  const [zoom, setZoom] = useState(0);
  // On a telephone, too, its knob is whole and the word for the photograph beside it.
  const [divider, setDivider] = useState(0.2);
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
              key={shown.id}
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

type OutlineProps = { surface: DrawnSurface; state: VisitorPhotoState; withLines: boolean };

/** What the lines and measures make of the surface, as an outline over the photograph. */
function SurfaceOutline({ surface, state, withLines }: OutlineProps) {
  const [width, height] = state.size;
  return (
    <svg className={styles.outline} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {facesOf(state, surface).map(({ part, outline }) => (
        <polygon key={part} points={outline.map((point) => point.join()).join(" ")} />
      ))}
      {withLines && surface.sheet && (
        <polygon className={styles.paper} points={surface.sheet.map((corner) => corner.join()).join(" ")} />
      )}
      {withLines &&
        (["far", "near", "end"] as const).map((name) => {
          const [[x1, y1], [x2, y2]] = surface.lines[name];
          return <line key={name} data-line={name} x1={x1} y1={y1} x2={x2} y2={y2} />;
        })}
    </svg>
  );
}
