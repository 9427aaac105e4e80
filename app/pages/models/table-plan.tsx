import styles from "./table-plan.module.css";
import { type TableTop, topSize } from "./table-top.ts";

/** Between two tops that belong together, cm. */
const GAP_CM = 12;

/** The tops of a table in chalk, seen from above. One centimetre is one pixel, so all plans of a page are at one scale. */
export function TablePlan({ tops }: { tops: readonly TableTop[] }) {
  const sizes = tops.map(topSize);
  const width = sizes.reduce((sum, { length }) => sum + length, 0) + GAP_CM * (sizes.length - 1);
  const depth = Math.max(...sizes.map((size) => size.width));
  return (
    <svg
      className={styles.plan}
      width={width + 2}
      height={depth + 2}
      viewBox={`-1 -1 ${width + 2} ${depth + 2}`}
      aria-hidden="true"
      focusable="false"
    >
      {tops.map((top, index) => {
        const { length, width: across } = topSize(top);
        const x = sizes.slice(0, index).reduce((sum, size) => sum + size.length + GAP_CM, 0);
        return (
          <g key={x} transform={`translate(${x} ${depth - across})`}>
            {"diameter" in top ? (
              <circle cx={length / 2} cy={length / 2} r={length / 2} />
            ) : (
              <rect width={length} height={across} />
            )}
            <path d={`M${length / 2 - 4} ${across / 2}h8m-4 -4v8`} />
          </g>
        );
      })}
    </svg>
  );
}
