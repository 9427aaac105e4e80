import { ScaleBox } from "./scale-box.tsx";
import { ScaleRule } from "./scale-rule.tsx";

type Props = {
  /** True width that the custom property `--field` around it stands for. */
  fieldCm: number;
  /** How much of the field it may take up: more where the field is drawn so small that its two numbers would meet. */
  share?: number;
  /** What the bar says to who cannot see it. */
  label: (lengthCm: number) => string;
};

/** A short rule of a round length at the scale of what stands around it. */
export function ScaleBar({ fieldCm, share, label }: Props) {
  const lengthCm = barLength(fieldCm, share);
  // A short rule with many ticks is a comb.
  const parts = lengthCm === 25 || lengthCm === 50 ? 5 : 10;
  return (
    <div role="img" aria-label={label(lengthCm)}>
      <ScaleBox share={lengthCm / fieldCm}>
        <ScaleRule lengthCm={lengthCm} ticksEvery={lengthCm / parts} labelsEvery={lengthCm} />
      </ScaleBox>
    </div>
  );
}

/** Lengths in centimetres that read at a glance. */
const LENGTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200];

/** The longest of them that takes up to `share` of a field, in centimetres. */
export function barLength(fieldCm: number, share = 1 / 3): number {
  return LENGTHS.findLast((length) => length <= fieldCm * share) ?? 1;
}
