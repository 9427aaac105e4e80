import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { ToolbarButton } from "@stoneyard/site/ui/toolbar-button.tsx";
import styles from "./photograph-stage.module.css";

/** What a press on the photograph does: look at the result, move lines, rub over stone, strike things out, move the slab. */
const TOOLS = ["look", "lines", "stone", "thing", "slab"] as const;
export type Tool = (typeof TOOLS)[number];

/** Tools that draw strokes. */
export const isBrush = (tool: Tool): tool is "stone" | "thing" => tool === "stone" || tool === "thing";

type Props = {
  tool: Tool;
  onTool: (tool: Tool) => void;
  /** Which of the `zooms` it is, from 0. */
  zoom: number;
  zooms: number;
  onZoom: (zoom: number) => void;
};

/** What a press on the photograph does, and how large it stands. */
export function StageTools({ tool, onTool, zoom, zooms, onZoom }: Props) {
  const t = useTranslations("visitor-photo");
  const tools = useTranslations("visitor-photo.tools");
  return (
    <fieldset className={styles.tools}>
      <legend className={typography.visuallyHidden}>{tools("label")}</legend>
      {TOOLS.map((each) => (
        <button key={each} type="button" aria-pressed={each === tool} onClick={() => onTool(each)}>
          {tools(each)}
        </button>
      ))}
      <span className={styles.zooms}>
        <ToolbarButton label={t("zoomOut")} off={zoom === 0} onPress={() => onZoom(zoom - 1)}>
          −
        </ToolbarButton>
        <ToolbarButton label={t("zoomIn")} off={zoom === zooms - 1} onPress={() => onZoom(zoom + 1)}>
          +
        </ToolbarButton>
      </span>
    </fieldset>
  );
}
