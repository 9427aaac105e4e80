import { useState } from "react";
import type { Crop } from "../straighten/slab-picture.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { numberIn } from "./fields/typed-values.ts";
import { Measure } from "./measure.tsx";
import styles from "./photograph-screen.module.css";

const SIDES = ["left", "top", "right", "bottom"] as const;

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
  const [typed, setTyped] = useState<Readonly<Record<keyof Crop, string>>>({
    left: String(crop?.left || ""),
    top: String(crop?.top || ""),
    right: String(crop?.right || ""),
    bottom: String(crop?.bottom || ""),
  });
  const names = {
    left: words.cropLeft,
    top: words.cropTop,
    right: words.cropRight,
    bottom: words.cropBottom,
  };
  const change = (side: keyof Crop, value: string) => {
    const now = { ...typed, [side]: value };
    setTyped(now);
    const centimetres = (each: keyof Crop) => Math.max(0, Number(numberIn(now[each] || "0")) || 0);
    const [left, top, right, bottom] = [
      centimetres("left"),
      centimetres("top"),
      centimetres("right"),
      centimetres("bottom"),
    ];
    onCrop(left + top + right + bottom > 0 ? { left, top, right, bottom } : undefined);
  };
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={controls.quiet}>{words.crop}</summary>
      <p className={controls.hint}>{words.cropHint}</p>
      <div className={styles.fields}>
        {SIDES.map((side) => (
          <Measure
            key={side}
            label={names[side]}
            value={typed[side]}
            onChange={(value) => change(side, value)}
          />
        ))}
      </div>
    </details>
  );
}
