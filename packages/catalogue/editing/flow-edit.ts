import { isMap, type YAMLMap, type YAMLSeq } from "yaml";
import { flowRanges, type Range, rangeOf } from "./yaml-places.ts";

type Splice = [Range, string];

/** Inserts an item between brackets or braces, before the one at `at`. */
export function insertedInFlow(
  collection: YAMLMap | YAMLSeq,
  written: string,
  at: number,
  text: string,
  isJson: boolean,
): Splice {
  const ranges = flowRanges(collection, written);
  const [first] = ranges;
  const { start: open } = rangeOf(collection);
  if (!first) {
    const { end } = rangeOf(collection);
    return [{ start: open + 1, end: end - 1 }, !isJson && isMap(collection) ? ` ${text} ` : text];
  }
  const before = written.slice(open + 1, first.start);
  const between = before.includes("\n") ? before : " ";
  const next = ranges[at];
  if (next) return [{ start: next.start, end: next.start }, `${text},${between}`];
  const last = ranges.at(-1) ?? first;
  return [{ start: last.end, end: last.end }, `,${between}${text}`];
}

/** Removes an item between brackets or braces with its comma. */
export function removedFromFlow(collection: YAMLMap | YAMLSeq, written: string, index: number): Splice {
  const ranges = flowRanges(collection, written);
  const range = ranges[index];
  if (!range) throw new Error(`There is no item ${index + 1}.`);
  const next = ranges[index + 1];
  const previous = ranges[index - 1];
  if (next) return [{ start: range.start, end: next.start }, ""];
  if (previous) return [{ start: previous.end, end: range.end }, ""];
  const { start, end } = rangeOf(collection);
  return [{ start: start + 1, end: end - 1 }, ""];
}

/** Reorders the parts; what stands between them stays. */
export function movedRanges(ranges: readonly Range[], written: string, from: number, to: number): Splice {
  const order = ranges.map((_, i) => i);
  order.splice(to, 0, ...order.splice(from, 1));
  const [first] = ranges;
  const last = ranges.at(-1);
  if (!first || !last) throw new Error("An empty list has nothing to move.");
  const text = ranges.map((_, i) => {
    const part = ranges[order[i] ?? i] ?? first;
    const next = ranges[i + 1];
    const gap = next ? written.slice(ranges[i]?.end, next.start) : "";
    return written.slice(part.start, part.end) + gap;
  });
  return [{ start: first.start, end: last.end }, text.join("")];
}
