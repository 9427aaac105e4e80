import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { relative } from "node:path";

/** The machine in a line: ratios hold on a busy one, seconds do not. */
export function machine(): string {
  const load = loadavg().map((value) => value.toFixed(1));
  return `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, load ${load.join(" ")}, Node ${process.version}`;
}

/** Rows of words as columns; numbers stand right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const cell = (text: string, column: number) => {
    const width = widths[column] ?? 0;
    return /^[\d.,x–-]+( |$)/.test(text) ? text.padStart(width) : text.padEnd(width);
  };
  return rows.map((row) => row.map(cell).join("  ").trimEnd()).join("\n");
}

/** A promise with what was measured of it. */
export type Verdict = { promise: string; measured: string; kept: boolean };

/** The verdicts as lines; with `RECORD=1` their figures go into docs/promises.md too. */
export function verdicts(found: readonly Verdict[]): string {
  if (process.env.RECORD) record(found);
  return table(found.map(({ promise, measured, kept }) => [kept ? "kept  " : "BROKEN", promise, measured]));
}

/**
 * The page of promises with new figures: the rows "| promise | `command` | figure | date |" of this command whose promise is
 * among those found. `missing` are promises without a row.
 */
export function withFigures(page: string, command: string, found: readonly Verdict[], date: string) {
  const missing: string[] = [];
  for (const { promise, measured, kept } of found) {
    const start = `| ${promise} | \`${command}\` |`;
    if (!page.includes(`\n${start}`)) missing.push(promise);
    page = page
      .split("\n")
      .map((line) =>
        line.startsWith(start) ? `${start} ${measured}${kept ? "" : ", broken"} | ${date} |` : line,
      )
      .join("\n");
  }
  return { page, missing };
}

function record(found: readonly Verdict[]): void {
  const file = new URL("../docs/promises.md", import.meta.url);
  const command = `node ${relative(process.cwd(), process.argv[1] ?? "")}`;
  const { page, missing } = withFigures(
    readFileSync(file, "utf8"),
    command,
    found,
    new Date().toISOString().slice(0, 10),
  );
  writeFileSync(file, page);
  if (missing.length > 0) console.log(`No row in docs/promises.md for: ${missing.join("; ")}`);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The value below which the given share of all lies, such as 0.99. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** From the least to the most, for telling how far the runs lie apart. */
export function spread(values: readonly number[], digits = 2): string {
  return `${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}`;
}
