import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { facesOf } from "@stoneyard/visitor-photo/faces.ts";
import type { DrawnSurface } from "@stoneyard/visitor-photo/recipe.ts";
import type { OwnRoomState } from "./own-room-state.ts";
import styles from "./photograph-stage.module.css";
import type { Tool } from "./tools.ts";
import { touchesOutline } from "./touches-outline.ts";

type Props = {
  tool: Tool;
  state: OwnRoomState;
  surface: DrawnSurface | undefined;
  zoomed: boolean;
};

/** What the tool is for, or why it does nothing now. */
export function ToolHint({ tool, state, surface, zoomed }: Props) {
  const t = useTranslations("own-room.hints");
  return (
    <p role="status" className={styles.hint}>
      {t(hintOf(tool, state, surface))}
      {zoomed && tool !== "slab" && <span className={styles.fingers}> {t("zoomed")}</span>}
    </p>
  );
}

function hintOf(tool: Tool, state: OwnRoomState, surface: DrawnSurface | undefined) {
  if (!surface) return "noSurface";
  const faces = facesOf(state, surface);
  if (faces.length === 0) return tool === "lines" ? "lines" : "noOutline";
  if (tool === "look" || tool === "slab") return state.lays[surface.id] ? tool : "noStone";
  if (tool === "lines") return tool;
  const last = surface.strokes.at(-1);
  if (last && !faces.some(({ outline }) => touchesOutline(last, outline))) return "missed";
  return tool;
}
