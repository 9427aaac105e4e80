import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import { shortcutLetter } from "@stoneyard/site/ui/browser/shortcut-letter.ts";
import { ToolbarButton } from "@stoneyard/site/ui/toolbar-button.tsx";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { loadRooms, type RoomsData } from "../rooms/rooms-data.ts";
import tools from "../rooms/stage/room-tools.module.css";
import { fetchSlab } from "./fetch-slab.ts";
import { ResultTools } from "./result-tools.tsx";
import { type SavedPhotograph, useSavedPhotograph } from "./saved-photograph.ts";
import { PhotographStage } from "./stage/photograph-stage.tsx";
import type { Tool } from "./stage/stage-tools.tsx";
import { StonesPanel } from "./stones-panel.tsx";
import { SurfacePanel } from "./surface-panel.tsx";
import { type Drawing, useDrawing } from "./use-drawing.ts";
import styles from "./visitor-photo.module.css";
import { historyReducer, type VisitorPhotoState } from "./visitor-photo-state.ts";

type Props = {
  photograph: HTMLCanvasElement;
  opens: VisitorPhotoState;
  /** What was stored of it. */
  saved: SavedPhotograph | undefined;
  onDelete: () => void;
};

/** Works on a photograph: surfaces, their outlines, the light, the stones, and what to do with the result. */
export function VisitorPhotoEditor({ photograph, opens, saved, onDelete }: Props) {
  const t = useTranslations("visitor-photo");
  const [history, dispatch] = useReducer(historyReducer, { past: [], present: opens, future: [] });
  const { past, present: state, future } = history;
  const [tool, setTool] = useState<Tool>(Object.keys(opens.lays).length > 0 ? "look" : "lines");
  const [stone, setStone] = useState<Uint8Array>();
  const result = useRef<HTMLCanvasElement>(null);
  const data = useRooms();
  const { drawing, isPresent, cancel, again } = useDrawing({
    photograph,
    state,
    fetchSlab: fetchByName,
    result,
    onStone: setStone,
  });
  const isSaved = useSavedPhotograph(photograph, state, saved);
  const hasStones = Object.keys(state.lays).length > 0;
  const drawn = hasStones && (stone !== undefined || drawing.state === "drawn");
  useUndoKeys(dispatch);

  return (
    <div className={styles.editor}>
      <PhotographStage
        photograph={photograph}
        result={result}
        state={state}
        dispatch={dispatch}
        tool={tool}
        onTool={setTool}
        stone={stone}
        drawn={drawn}
      >
        <div className={`${grid.row} ${styles.underStage} ${tools.words}`}>
          <Status drawing={drawing} surfaces={state.surfaces.length} onCancel={cancel} onAgain={again} />
          <ToolbarButton off={past.length === 0} onPress={() => dispatch({ type: "undo" })}>
            {t("undo")}
          </ToolbarButton>
          <ToolbarButton off={future.length === 0} onPress={() => dispatch({ type: "redo" })}>
            {t("redo")}
          </ToolbarButton>
        </div>
      </PhotographStage>
      <div className={styles.panels}>
        <SurfacePanel state={state} dispatch={dispatch} onTool={setTool} />
        <StonesPanel
          state={state}
          dispatch={(action) => {
            dispatch(action);
            if (action.type === "stone-laid") setTool("look");
          }}
          data={data}
          result={result}
          drawn={isPresent}
        />
        <ResultTools
          state={state}
          data={data}
          photograph={photograph}
          result={result}
          drawn={hasStones && isPresent}
          isSaved={isSaved}
          onDelete={onDelete}
        />
      </div>
    </div>
  );
}

const fetchByName = async (name: string) => fetchSlab(await loadRooms(), name);

type StatusProps = { drawing: Drawing; surfaces: number; onCancel: () => void; onAgain: () => void };

function Status({ drawing, surfaces, onCancel, onAgain }: StatusProps) {
  const t = useTranslations("visitor-photo");
  const says = useTranslations("visitor-photo.status");
  const format = useNumberFormat();
  const words = () => {
    if (surfaces === 0 || drawing.state === "empty") return "";
    if (drawing.state === "drawn")
      return says("drawn", { seconds: format(drawing.seconds, { maximumFractionDigits: 1 }) });
    return says(drawing.state);
  };
  const said = useRef<HTMLParagraphElement>(null);
  const isWorking = drawing.state === "working";
  const isStopped = drawing.state === "failed" || drawing.state === "cancelled";
  // The focus goes on to the words where the button is taken away from under it.
  const leaveFocus = useCallback((button: HTMLButtonElement) => {
    return () => {
      if (document.activeElement === button) said.current?.focus();
    };
  }, []);
  return (
    <div className={`${styles.status} ${tools.words}`}>
      <p ref={said} role="status" tabIndex={-1}>
        {words()}
      </p>
      {isWorking && (
        <progress max={STEPS_AT_LEAST + surfaces} value={drawing.step} aria-label={says("working")} />
      )}
      {(isWorking || isStopped) && (
        <ToolbarButton ref={leaveFocus} onPress={isWorking ? onCancel : onAgain}>
          {t(isWorking ? "cancel" : "again")}
        </ToolbarButton>
      )}
    </div>
  );
}

/** Edges, light and stone are a step each, every surface one more. */
const STEPS_AT_LEAST = 3;

function useRooms(): RoomsData | undefined {
  const [data, setData] = useState<RoomsData>();
  useEffect(() => {
    // Without it the names of stones are missing; drawing asks again, and says when it fails.
    loadRooms().then(setData, () => {});
  }, []);
  return data;
}

/** Ctrl or Cmd with Z undoes, with Shift too it does again; in a field these keys belong to the field. */
function useUndoKeys(dispatch: (action: { type: "undo" | "redo" }) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || shortcutLetter(event) !== "z") return;
      if (event.target instanceof HTMLInputElement && event.target.type !== "radio") return;
      event.preventDefault();
      dispatch({ type: event.shiftKey ? "redo" : "undo" });
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [dispatch]);
}
