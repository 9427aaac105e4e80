import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { keepingFocus } from "@stoneyard/site/ui/browser/keep-focus.ts";
import { ToolbarButton } from "@stoneyard/site/ui/toolbar-button.tsx";
import { lengthByLines } from "@stoneyard/visitor-photo/faces.ts";
import {
  type DrawnSurface,
  SURFACE_KINDS,
  type SurfaceKind,
  SWATCHES,
  stands,
} from "@stoneyard/visitor-photo/recipe.ts";
import { depthBySheet } from "@stoneyard/visitor-photo/sheet.ts";
import { type Dispatch, type RefObject, useRef } from "react";
import tools from "../rooms/stage/room-tools.module.css";
import { LengthField } from "./length-field.tsx";
import { useSurfaceName } from "./names.ts";
import type { Tool } from "./stage/stage-tools.tsx";
import { KNOWN_DEPTHS } from "./starting-surface.ts";
import styles from "./visitor-photo.module.css";
import {
  type Measures,
  MOST_SURFACES,
  type VisitorPhotoAction,
  type VisitorPhotoState,
} from "./visitor-photo-state.ts";

type Props = {
  state: VisitorPhotoState;
  dispatch: Dispatch<VisitorPhotoAction>;
  onTool: (tool: Tool) => void;
};

/** What shall change, how long it is, and how light it is now. */
export function SurfacePanel({ state, dispatch, onTool }: Props) {
  const t = useTranslations("visitor-photo");
  const nameOf = useSurfaceName(state.surfaces);
  const surface = state.surfaces.find(({ id }) => id === state.chosen);
  const what = useRef<HTMLElement>(null);
  const measures = useRef<HTMLElement>(null);
  const add = (kind: SurfaceKind) =>
    keepingFocus(() => {
      dispatch({ type: "surface-added", kind });
      onTool("lines");
    }, what);
  return (
    <>
      <section ref={what} tabIndex={-1} aria-labelledby="what" className={styles.panel}>
        <h2 id="what" className={typography.smallEntry}>
          {t("what.title")}
        </h2>
        {state.surfaces.length > 0 && (
          <div className={styles.chips}>
            {state.surfaces.map((each) => (
              <button
                key={each.id}
                type="button"
                aria-pressed={each.id === state.chosen}
                onClick={() => dispatch({ type: "surface-chosen", id: each.id })}
              >
                {nameOf(each)}
              </button>
            ))}
            <ToolbarButton onPress={() => keepingFocus(() => dispatch({ type: "surface-removed" }), what)}>
              {t("what.remove")}
            </ToolbarButton>
          </div>
        )}
        {state.surfaces.length === 0 ? (
          // Without a surface nothing else can be done, so its kinds are open.
          <div ref={bringIntoView} className={styles.kinds}>
            <KindButtons onAdd={add} />
          </div>
        ) : (
          state.surfaces.length < MOST_SURFACES && <AnotherSurface onAdd={add} />
        )}
      </section>
      {surface && (
        <>
          <section ref={measures} tabIndex={-1} aria-labelledby="measures" className={styles.panel}>
            <h2 id="measures" className={typography.smallEntry}>
              {t("measures.title")}
            </h2>
            <p className={typography.label}>
              {t(stands(surface.kind) ? "measures.standing" : "measures.lying")}
            </p>
            <SheetOfPaper
              surface={surface}
              state={state}
              dispatch={dispatch}
              onTool={onTool}
              place={measures}
            />
            <Lengths key={surface.id} surface={surface} state={state} dispatch={dispatch} />
          </section>
          {!surface.sheet && <LightNow lightness={surface.lightness} dispatch={dispatch} />}
        </>
      )}
    </>
  );
}

type AddProps = { onAdd: (kind: SurfaceKind) => void };

const bringIntoView = (place: HTMLElement | null) => place?.scrollIntoView({ block: "nearest" });

function AnotherSurface({ onAdd }: AddProps) {
  const t = useTranslations("visitor-photo.what");
  return (
    <details
      className={`${styles.kinds} ${tools.words}`}
      onToggle={({ currentTarget }) => currentTarget.open && bringIntoView(currentTarget)}
    >
      <summary>{t("add")}</summary>
      <KindButtons onAdd={onAdd} />
    </details>
  );
}

function KindButtons({ onAdd }: AddProps) {
  const kinds = useTranslations("visitor-photo.kinds");
  return (
    <div className={styles.chips}>
      {SURFACE_KINDS.map((kind) => (
        <button key={kind} type="button" onClick={() => onAdd(kind)}>
          {kinds(kind)}
        </button>
      ))}
    </div>
  );
}

type SheetProps = Props & {
  surface: DrawnSurface;
  /** Takes the focus when the pressed button goes. */
  place: RefObject<HTMLElement | null>;
};

/** A sheet that was photographed with the surface tells its scale and its light. */
function SheetOfPaper({ surface, state, dispatch, onTool, place }: SheetProps) {
  const t = useTranslations("visitor-photo.sheet");
  if (!surface.sheet)
    return (
      <div className={`${grid.row} ${tools.words}`}>
        <ToolbarButton
          onPress={() =>
            keepingFocus(() => {
              dispatch({ type: "sheet-laid" });
              onTool("lines");
            }, place)
          }
        >
          {t("lay")}
        </ToolbarButton>
      </div>
    );
  return (
    <>
      <p className={typography.label}>{t("how")}</p>
      {depthBySheet(state, surface, surface.sheet) === undefined && (
        <p role="alert" className={styles.wrong}>
          {t("wrong")}
        </p>
      )}
      <div className={`${grid.row} ${tools.words}`}>
        <ToolbarButton onPress={() => keepingFocus(() => dispatch({ type: "sheet-removed" }), place)}>
          {t("remove")}
        </ToolbarButton>
      </div>
    </>
  );
}

function Lengths({ surface, state, dispatch }: Omit<SheetProps, "onTool" | "place">) {
  const t = useTranslations("visitor-photo");
  const change = (measures: Measures) => dispatch({ type: "measures-changed", measures });
  const standing = stands(surface.kind);
  return (
    <>
      <LengthField
        label={t(standing ? "measures.height" : "measures.depth")}
        metres={surface.depth}
        known={KNOWN_DEPTHS[surface.kind]}
        least={0.05}
        onChange={(depth) => change({ depth })}
      />
      <LengthField
        label={t("measures.length")}
        metres={surface.length}
        reckoned={surface.length === undefined ? lengthByLines(state, surface) : undefined}
        least={0.05}
        onChange={(length) => change({ length })}
        onClear={() => change({ length: undefined })}
      />
      {!standing && surface.kind !== "floor" && (
        <LengthField
          label={t("measures.edge")}
          metres={surface.edge}
          least={0}
          onChange={(edge) => change({ edge })}
        />
      )}
      {(surface.kind === "worktop" || surface.kind === "vanity") && (
        <LengthField
          label={t("measures.upstand")}
          metres={surface.upstand}
          least={0}
          onChange={(upstand) => change({ upstand })}
        />
      )}
      {surface.kind === "island" && (
        <LengthField
          label={t("measures.fall")}
          metres={surface.fall}
          least={0}
          onChange={(fall) => change({ fall })}
        />
      )}
    </>
  );
}

function LightNow({
  lightness,
  dispatch,
}: {
  lightness: number | undefined;
  dispatch: Dispatch<VisitorPhotoAction>;
}) {
  const t = useTranslations("visitor-photo.light");
  return (
    <fieldset className={styles.panel}>
      <legend className={typography.smallEntry}>{t("title")}</legend>
      <p className={typography.label}>{t("why")}</p>
      <div className={styles.swatches}>
        {SWATCHES.map((swatch, index) => (
          <label
            key={swatch}
            className={styles.swatch}
            style={{ background: `color(srgb-linear ${swatch} ${swatch} ${swatch})` }}
          >
            <input
              type="radio"
              name="light-now"
              checked={lightness === swatch}
              aria-label={t("swatch", { number: index + 1, all: SWATCHES.length })}
              onChange={() => dispatch({ type: "lightness-said", lightness: swatch })}
            />
          </label>
        ))}
      </div>
      <label className={styles.unknown}>
        <input
          type="radio"
          name="light-now"
          checked={lightness === undefined}
          onChange={() => dispatch({ type: "lightness-said", lightness: undefined })}
        />
        {t("unknown")}
      </label>
    </fieldset>
  );
}
