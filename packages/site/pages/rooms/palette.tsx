import type { Surface } from "@stoneyard/catalogue/kinds/room.ts";
import { purposeOf } from "@stoneyard/catalogue/stones/purpose-of-surface.ts";
import type { RoomChoice } from "@stoneyard/site/content/rooms.server.ts";
import type { Suggestion, Suggestions } from "@stoneyard/site/content/suggestions.server.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { StoneSearch } from "@stoneyard/site/search/stone-search.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import type { Dispatch } from "react";
import { type ChosenUse, UnadvisedUses } from "../stones/unadvised-uses.tsx";
import styles from "./palette.module.css";
import { PlanNote, type ShownPlan } from "./plan-note.tsx";
import layout from "./room-layout.module.css";
import tools from "./stage/room-tools.module.css";
import type { StageAction, StageState } from "./stage/stage-state.ts";

type Props = {
  room: Pick<RoomChoice, "surfaces" | "uses">;
  /** The stones that the room opens with, family and slug, by surface: good for what they are used as. */
  opens: Readonly<Record<string, string>>;
  state: StageState;
  dispatch: Dispatch<StageAction>;
  titleOf: (stone: string | undefined) => string;
  /** Stones to begin with; where a room is about one stone they would distract. */
  suggestions: Suggestions | undefined;
  /** The room itself goes first: pictures of suggestions come when it is drawn. */
  drawn: boolean;
  /** The visitor's plan that is seen here. */
  plan: ShownPlan | undefined;
};

/** Which stone lies where, and another one for it or beside it. */
export function Palette({ room, opens, state, dispatch, titleOf, suggestions, drawn, plan }: Props) {
  const t = useTranslations("room-view");
  const names = useTranslations("room-view.surfaces");
  const { surface, stones } = state;
  const lay = (stone: string) => dispatch({ type: "stone-laid", stone });
  const suggested = surface && suggestions?.[surface];
  return (
    <div className={classes(layout.palette, styles.palette)}>
      {plan && <PlanNote plan={plan} />}
      <fieldset className={styles.surfaces}>
        <legend className={typography.label}>{t("stones")}</legend>
        {room.surfaces.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === surface}
            onClick={() => dispatch({ type: "surface-chosen", surface: each })}
          >
            <span>{names(each)}</span> <span>{titleOf(stones[each]?.stone)}</span>
          </button>
        ))}
      </fieldset>
      <UnadvisedUses chosen={chosenUses(stones, room, opens, names)} told={["not-advised"]} role="status" />
      {surface && <Field key={surface} label={t("otherStone", { surface: names(surface) })} onStone={lay} />}
      {suggested && (
        <SuggestedStones
          stones={suggested}
          surface={names(surface)}
          chosen={stones[surface]?.stone}
          pictured={drawn}
          onStone={lay}
        />
      )}
      <div className={styles.compare}>
        <Field label={t("compare")} onStone={(beside) => dispatch({ type: "comparison-chosen", beside })} />
      </div>
    </div>
  );
}

/** What is laid in place of the stones that the room opens with, for its surface and for what else the room is used as. */
function chosenUses(
  stones: StageState["stones"],
  { uses = [] }: Props["room"],
  opens: Props["opens"],
  nameOf: (surface: Surface) => string,
): ChosenUse[] {
  return (Object.keys(stones) as Surface[]).flatMap((surface) => {
    const stone = stones[surface]?.stone;
    if (!stone || stone === opens[surface]) return [];
    return [
      { stone, use: purposeOf(surface), surface: nameOf(surface) },
      ...uses.map((use) => ({ stone, use })),
    ];
  });
}

function Field(props: { label: string; onStone: (stone: string) => void }) {
  return (
    <div className={styles.field}>
      <StoneSearch {...props} />
    </div>
  );
}

type SuggestedProps = {
  stones: readonly Suggestion[];
  /** Name of the surface that they are for. */
  surface: string;
  chosen: string | undefined;
  /** Shows their pictures. */
  pictured: boolean;
  onStone: (stone: string) => void;
};

/** Some stones to begin with, for those who know no names yet. */
export function SuggestedStones({ stones, surface, chosen, pictured, onStone }: SuggestedProps) {
  const t = useTranslations("room-view");
  return (
    <fieldset className={`${tools.pictured} ${styles.suggestions}`}>
      <legend className={typography.label}>{t("suggested", { surface })}</legend>
      {stones.map(({ stone, title, swatch }) => (
        <button key={stone} type="button" aria-pressed={stone === chosen} onClick={() => onStone(stone)}>
          <span className={styles.swatch}>
            {pictured && <img src={swatch} alt="" width={96} height={60} loading="lazy" decoding="async" />}
          </span>
          <span>{title}</span>
        </button>
      ))}
    </fieldset>
  );
}
