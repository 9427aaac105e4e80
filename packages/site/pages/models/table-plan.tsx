import { tableStanding } from "@stoneyard/catalogue/table-standing.ts";
import styles from "./table-plan.module.css";
import { type TableTop, topMeasures } from "./table-top.ts";

/** The tops of a table in outline, seen from above, with their measures. One centimetre is one pixel, so all plans of a page are at one scale. */
export function TablePlan({ tops }: { tops: readonly TableTop[] }) {
  const standing = tableStanding(tops);
  const width = 2 * Math.max(...standing.map(({ x, length }) => x + length / 2));
  const depth = Math.max(...standing.map((top) => top.width));
  return (
    <svg
      className={styles.plan}
      width={width + 2}
      height={depth + 2}
      viewBox={`${-width / 2 - 1} ${-depth / 2 - 1} ${width + 2} ${depth + 2}`}
      aria-hidden="true"
      focusable="false"
    >
      {standing.map(({ x, z, length, width: across, round }, index) => (
        <g key={x} transform={`translate(${x} ${z})`}>
          {round ? (
            <circle r={length / 2} />
          ) : (
            <rect x={-length / 2} y={-across / 2} width={length} height={across} />
          )}
          <text>{tops[index] && topMeasures(tops[index])}</text>
        </g>
      ))}
    </svg>
  );
}
