import type { Point } from "../straighten/geometry.ts";
import type { Placement } from "../straighten/slab-picture.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import styles from "./photograph-screen.module.css";

export type Colour = NonNullable<Placement["colour"]>;

const BY_HAND: Colour = { of: "hand", warmth: 0, tint: 0, brightness: 0 };

/** How the colour of a slab is set: as it was taken, by a place in the photograph, or by hand. */
export function ColourFields({
  colour,
  middle,
  onColour,
}: {
  colour: Colour | undefined;
  /** Where the place of known colour begins. */
  middle: Point;
  onColour: (colour: Colour | undefined) => void;
}) {
  const { words } = useDesk();
  const choose = (chosen: string) => {
    if (chosen === "hand") onColour(BY_HAND);
    else if (chosen === "grey-card" || chosen === "neutral")
      onColour({ of: chosen, at: colour && colour.of !== "hand" ? colour.at : middle });
    else onColour(undefined);
  };
  const sliders = [
    ["warmth", words.colourWarmth],
    ["tint", words.colourTint],
    ["brightness", words.colourBrightness],
  ] as const;
  return (
    <>
      <label className={`${controls.labelled} ${styles.measure}`}>
        {words.colourOf}
        <select
          className={controls.input}
          value={colour?.of ?? ""}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{words.colourAsIs}</option>
          <option value="grey-card">{words.colourGreyCard}</option>
          <option value="neutral">{words.colourNeutral}</option>
          <option value="hand">{words.colourHand}</option>
        </select>
      </label>
      {colour?.of === "hand" && (
        <div className={styles.sliders}>
          {sliders.map(([name, label]) => (
            <label key={name} className={`${controls.labelled} ${styles.measure}`}>
              {label}
              <input
                type="range"
                className={styles.slider}
                min={-100}
                max={100}
                value={colour[name]}
                onChange={(event) => onColour({ ...colour, [name]: Number(event.target.value) })}
              />
            </label>
          ))}
        </div>
      )}
      {colour && colour.of !== "hand" && <p className={controls.hint}>{words.colourPointHint}</p>}
    </>
  );
}
