import type { Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import { purposeOf } from "@stoneyard/catalogue/stones/purpose-of-surface.ts";
import { useSavedList } from "@stoneyard/site/choice/saved-list.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { StoneSearch } from "@stoneyard/site/search/stone-search.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { keepingFocus } from "@stoneyard/site/ui/browser/keep-focus.ts";
import { useAddressQuery } from "@stoneyard/site/ui/browser/use-address-query.ts";
import { ToolbarButton } from "@stoneyard/site/ui/toolbar-button.tsx";
import type { SurfaceKind } from "@stoneyard/visitor-photo/recipe.ts";
import { type Dispatch, type RefObject, useEffect, useRef } from "react";
import type { RoomsData } from "../rooms/rooms-data.ts";
import tools from "../rooms/stage/room-tools.module.css";
import { type ChosenUse, UnadvisedUses } from "../stones/unadvised-uses.tsx";
import { stoneTitles, useSurfaceName } from "./names.ts";
import styles from "./visitor-photo.module.css";
import type { VisitorPhotoAction, VisitorPhotoState } from "./visitor-photo-state.ts";

type Props = {
  state: VisitorPhotoState;
  dispatch: Dispatch<VisitorPhotoAction>;
  data: RoomsData | undefined;
  result: RefObject<HTMLCanvasElement | null>;
  /** Whether the picture shows the present choice: else a small copy would show a former one. */
  drawn: boolean;
};

/** Stones of very different colours, to begin with, which are advised on every surface. */
export const FIRST_STONES = [
  "marble/calacatta-borghini",
  "marble/carrara",
  "granit/nero-assoluto",
  "granit/verde-bahia",
  "granit/taj-mahal",
  "granit/tan-brown",
];
const MOST_OFFERED = 8;

/** Which stone lies on the chosen surface, and choices that were set aside. */
export function StonesPanel({ state, dispatch, data, result, drawn }: Props) {
  const t = useTranslations("visitor-photo.stones");
  const panel = useRef<HTMLElement>(null);
  const nameOf = useSurfaceName(state.surfaces);
  const laid = state.chosen === undefined ? undefined : state.lays[state.chosen]?.stone;
  const offered = useOffered(data, laid);
  const lay = (stone: string) => dispatch({ type: "stone-laid", stone });
  const chosen = state.surfaces.find(({ id }) => id === state.chosen);
  const isBare = state.surfaces.some(({ id }) => id !== state.chosen && !state.lays[id]);
  const isEverywhere = state.surfaces.every(({ id }) => state.lays[id]?.stone === laid);
  if (state.surfaces.length === 0) return null;
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby="stones" className={styles.panel}>
      <h2 id="stones" className={typography.smallEntry}>
        {t("title")}
      </h2>
      {chosen && state.surfaces.length > 1 && (
        <p className={typography.label}>{t(isBare ? "forBare" : "for", { surface: nameOf(chosen) })}</p>
      )}
      <StoneSearch label={t("search")} onStone={lay} />
      <ul className={`${tools.pictured} ${styles.stones}`}>
        {offered.map((stone) => (
          <li key={stone}>
            <button type="button" aria-pressed={stone === laid} onClick={() => lay(stone)}>
              <img src={data?.stones[stone]?.narrow} alt="" width={320} height={200} loading="lazy" />
              <span>{data?.stones[stone]?.title}</span>
            </button>
          </li>
        ))}
      </ul>
      <UnadvisedUses chosen={chosenUses(state, nameOf)} told={["not-advised"]} role="status" />
      <div className={`${grid.row} ${tools.words}`}>
        {state.surfaces.length > 1 && (
          <ToolbarButton off={!laid || isEverywhere} onPress={() => dispatch({ type: "stone-spread" })}>
            {t("everywhere")}
          </ToolbarButton>
        )}
        <ToolbarButton off={!laid} onPress={() => dispatch({ type: "slab-turned" })}>
          {t("turn")}
        </ToolbarButton>
        <ToolbarButton off={!laid || !drawn} onPress={() => dispatch({ type: "stones-set-aside" })}>
          {t("setAside")}
        </ToolbarButton>
      </div>
      {state.aside.length > 0 && (
        <ul className={`${tools.pictured} ${styles.aside}`}>
          {state.aside.map(({ id, lays }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={JSON.stringify(lays) === JSON.stringify(state.lays)}
                onClick={() => dispatch({ type: "aside-shown", id })}
              >
                <SmallPicture
                  of={result}
                  size={state.size}
                  taken={drawn && JSON.stringify(lays) === JSON.stringify(state.lays)}
                />
                <span>{stoneTitles(lays, data).join(", ")}</span>
              </button>
              <ToolbarButton
                className={styles.remove}
                label={t("asideRemove", { stones: stoneTitles(lays, data).join(", ") })}
                onPress={() => keepingFocus(() => dispatch({ type: "aside-removed", id }), panel)}
              >
                ×
              </ToolbarButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function chosenUses(
  { surfaces, lays }: VisitorPhotoState,
  nameOf: ReturnType<typeof useSurfaceName>,
): ChosenUse[] {
  return surfaces.flatMap((surface) => {
    const lay = lays[surface.id];
    return lay ? [{ stone: lay.stone, use: purposeOfKind(surface.kind), surface: nameOf(surface) }] : [];
  });
}

/** What is asked of a stone on a surface of a photograph. */
export function purposeOfKind(kind: SurfaceKind): Purpose {
  return purposeOf(kind === "stairs" ? "treads" : kind);
}

/** The stone whose page led here, then those of the visitor's list, then suggestions; before them what is laid, if it is none of them. */
function useOffered(data: RoomsData | undefined, laid: string | undefined): string[] {
  const asked = useAddressQuery().get("stone");
  const { items } = useSavedList();
  const all = [...(asked ? [asked] : []), ...items.map(({ key }) => key), ...FIRST_STONES];
  const isKnown = (stone: string) => data !== undefined && Object.hasOwn(data.stones, stone);
  const offered = [...new Set(all.filter(isKnown))].slice(0, MOST_OFFERED);
  if (laid === undefined || !isKnown(laid) || offered.includes(laid)) return offered;
  return [laid, ...offered].slice(0, MOST_OFFERED);
}

const SMALL_PX = 320;

type SmallProps = {
  of: RefObject<HTMLCanvasElement | null>;
  size: VisitorPhotoState["size"];
  /** Whether the large picture shows this choice now. */
  taken: boolean;
};

/** The large picture when it last showed this choice. */
function SmallPicture({ of, size: [width, height], taken }: SmallProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!taken || !of.current || !canvas.current) return;
    canvas.current.getContext("2d")?.drawImage(of.current, 0, 0, canvas.current.width, canvas.current.height);
  }, [of, taken]);
  return <canvas ref={canvas} width={SMALL_PX} height={Math.round((SMALL_PX * height) / width)} />;
}
