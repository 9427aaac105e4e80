import { SLAB_STATES, type SlabState } from "@stoneyard/catalogue/kinds/slab.ts";
import type { Point } from "@stoneyard/visitor-photo/camera.ts";
import { type ComponentProps, useEffect, useState } from "react";
import type { SoldSlab } from "../../local-server/save-slab.ts";
import type { Crop, Placement } from "../../straighten/placement.ts";
import { fieldLabel } from "../../words/fields.ts";
import { valueWords } from "../../words/values.ts";
import { type Photographed, readFile } from "../api.ts";
import controls from "../controls.module.css";
import { Line, Select } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { numberIn } from "../fields/typed-values.ts";
import styles from "./photograph-screen.module.css";

/** A length that is typed. */
export function Measure(props: ComponentProps<typeof Line>) {
  return <Line className={styles.measure} inputMode="decimal" {...props} />;
}

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
      <Select
        label={words.colourOf}
        className={styles.measure}
        value={colour?.of ?? ""}
        options={[
          { value: "", label: words.colourAsIs },
          { value: "grey-card", label: words.colourGreyCard },
          { value: "neutral", label: words.colourNeutral },
          { value: "hand", label: words.colourHand },
        ]}
        onChange={choose}
      />
      {colour?.of === "hand" && (
        <div className={styles.sliders}>
          {sliders.map(([name, label]) => (
            <Line
              key={name}
              label={label}
              className={styles.measure}
              type="range"
              min={-100}
              max={100}
              value={colour[name]}
              onChange={(value) => onColour({ ...colour, [name]: Number(value) })}
            />
          ))}
        </div>
      )}
      {colour && colour.of !== "hand" && <p className={controls.hint}>{words.colourPointHint}</p>}
    </>
  );
}

const NO_CROP: Crop = { left: 0, top: 0, right: 0, bottom: 0 };

/** What is cut off from the straight slab, closed until it is wanted. */
export function CropFields({
  crop,
  onCrop,
}: {
  crop: Crop | undefined;
  onCrop: (crop: Crop | undefined) => void;
}) {
  const { words } = useDesk();
  const [isOpen, setOpen] = useState(crop !== undefined);
  const [typed, setTyped] = useState<Partial<Record<keyof Crop, string>>>({});
  const sides = [
    ["left", words.cropLeft],
    ["top", words.cropTop],
    ["right", words.cropRight],
    ["bottom", words.cropBottom],
  ] as const;
  const change = (side: keyof Crop, value: string) => {
    setTyped({ ...typed, [side]: value });
    const now = { ...NO_CROP, ...crop, [side]: Math.max(0, Number(numberIn(value || "0")) || 0) };
    onCrop(Object.values(now).some((cut) => cut > 0) ? now : undefined);
  };
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={controls.quiet}>{words.crop}</summary>
      <p className={controls.hint}>{words.cropHint}</p>
      <div className={styles.fields}>
        {sides.map(([side, label]) => (
          <Measure
            key={side}
            label={label}
            value={typed[side] ?? String(crop?.[side] || "")}
            onChange={(value) => change(side, value)}
          />
        ))}
      </div>
    </details>
  );
}

/** Number and state of a slab that is sold by itself; saved with its picture and size. */
export function SoldFields({
  stone,
  view,
  onSold,
}: Photographed & {
  /** Called with what was changed by hand. */
  onSold: (changed: SoldSlab) => void;
}) {
  const { words, language } = useDesk();
  const [kept, setKept] = useState<SoldSlab>({});
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<SlabState | "">();
  useEffect(() => {
    readFile(`stones/${stone}.yaml`).then(
      ({ value }) => setKept(soldOf(value, view === "slab" ? 1 : Number(view))),
      () => {},
    );
  }, [stone, view]);
  const choose = (value: string) => {
    const now = SLAB_STATES.find((each) => each === value);
    setChosen(now ?? "");
    onSold({ state: now ?? null });
  };
  return (
    <div className={styles.fields}>
      <Line
        label={words.slabNumber}
        className={styles.measure}
        value={typed ?? kept.number ?? ""}
        maxLength={40}
        onChange={(number) => {
          setTyped(number);
          onSold({ number: number.trim() || null });
        }}
      />
      <Select
        label={fieldLabel("state", language)}
        className={styles.measure}
        value={chosen ?? kept.state ?? ""}
        options={[
          { value: "", label: words.slabNoState },
          ...SLAB_STATES.map((each) => ({ value: each, label: valueWords(each, language) })),
        ]}
        onChange={choose}
      />
    </div>
  );
}

/** What a stone's file says of the slab on one of its pictures. */
function soldOf(value: unknown, picture: number): SoldSlab {
  const { singleSlabs }: { singleSlabs?: unknown } = Object(value);
  const slabs: unknown[] = Array.isArray(singleSlabs) ? singleSlabs : [];
  const { number, state } = Object(slabs.find((each) => Object(each).picture === picture));
  return {
    ...(number !== undefined && { number: String(number) }),
    state: SLAB_STATES.find((each) => each === state),
  };
}
