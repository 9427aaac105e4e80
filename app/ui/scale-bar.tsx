import { barLength } from "./scale-bar-length.ts";
import { ScaleBox } from "./scale-box.tsx";
import { ScaleRule } from "./scale-rule.tsx";

type Props = {
  /** True width that the custom property `--field` around it stands for. */
  fieldCm: number;
  /** What the bar says to who cannot see it. */
  label: (lengthCm: number) => string;
};

/** A short rule of a round length at the scale of what stands around it. */
export function ScaleBar({ fieldCm, label }: Props) {
  const lengthCm = barLength(fieldCm);
  return (
    <div role="img" aria-label={label(lengthCm)}>
      <ScaleBox share={lengthCm / fieldCm}>
        <ScaleRule lengthCm={lengthCm} ticksEvery={lengthCm < 50 ? 1 : 10} labelsEvery={lengthCm} />
      </ScaleBox>
    </div>
  );
}
