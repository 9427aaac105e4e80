import { isMap, isScalar, isSeq, type Pair, type YAMLMap, type YAMLSeq } from "yaml";

/** A range of text, the end excluded. */
export type Range = { start: number; end: number };

/** The range of a value, without its mark. */
export function rangeOf(node: unknown): Range {
  const { range }: { range?: [number, number, number] } = Object(node);
  if (!range) throw new Error("A node that was parsed has its place in the text.");
  return { start: range[0], end: range[1] };
}

/** An entry of a map, without the empty lines and comments after it, which belong to what follows. */
export function rangeOfPair(pair: Pair, written: string): Range {
  const { start, end } = rangeOf(pair.key);
  const behindColon = written.indexOf(":", end) + 1;
  return { start, end: Math.max(behindColon, endOf(pair.value) ?? 0) };
}

/** The end of the last single value within; undefined where there is none. */
function endOf(node: unknown): number | undefined {
  if (isNothing(node)) return undefined;
  if (isMap(node) && !node.flow) {
    const last = node.items.at(-1);
    return last && (endOf(last.value) ?? rangeOf(last.key).end + 1);
  }
  if (isSeq(node) && !node.flow) return endOf(node.items.at(-1));
  return rangeOf(node).end;
}

/** Whether a key stands with no value behind it. */
export function isNothing(node: unknown): boolean {
  if (node === null || node === undefined) return true;
  if (!isScalar(node) || node.value !== null) return false;
  const { start, end } = rangeOf(node);
  return start === end;
}

/** After the line break of the line that contains `end`. */
export function lineEnd(written: string, end: number): number {
  if (written[end - 1] === "\n") return end;
  const at = written.indexOf("\n", end);
  return at < 0 ? written.length : at + 1;
}

/** Spaces and a comment from `at` on, as far as its line has nothing else before them. */
export function commentBehind(written: string, at: number): string {
  return /^[ \t]*(?:#[^\r\n]*)?/.exec(written.slice(at, lineEnd(written, at)))?.[0] ?? "";
}

export function lineStart(written: string, at: number): number {
  return written.lastIndexOf("\n", at - 1) + 1;
}

/** Columns before a letter. */
export function columnOf(written: string, at: number): number {
  return at - lineStart(written, at);
}

/**
 * The lines of each item of a list without brackets, with the comments right above it; comments above the first item belong
 * to the list.
 * @throws where the list begins behind another hyphen, as no file of content/ does
 */
export function itemLines(list: YAMLSeq, written: string): Range[] {
  const hyphens = hyphensOf(list);
  const ranges: Range[] = [];
  for (const [i, item] of list.items.entries()) {
    const hyphen = hyphens[i];
    if (hyphen === undefined) throw new Error("Each item of a list has its hyphen.");
    const start = lineStart(written, hyphen);
    if (written.slice(start, hyphen).trim() !== "")
      throw new Error("A list within a list cannot be changed.");
    const end = lineEnd(written, endOf(item) ?? hyphen + 1);
    const previous = ranges.at(-1)?.end;
    ranges.push({ start: previous === undefined ? start : commentsAbove(written, start, previous), end });
  }
  return ranges;
}

export function hyphensOf({ srcToken }: YAMLSeq): number[] {
  if (srcToken?.type !== "block-seq") return [];
  return srcToken.items.flatMap(({ start }) =>
    start.flatMap((token) => (token.type === "seq-item-ind" ? [token.offset] : [])),
  );
}

/** The beginning of the comment lines right above, as far as they don't reach over `from`. */
function commentsAbove(written: string, line: number, from: number): number {
  let start = line;
  while (start > from) {
    const above = lineStart(written, start - 1);
    if (above < from || !/^\s*#/.test(written.slice(above, start))) break;
    start = above;
  }
  return start;
}

/** Whether a node stands in brackets or braces, its own or those around it. */
export function isInFlow(root: unknown, path: readonly PropertyKey[]): boolean {
  let node: unknown = root;
  for (const step of path) {
    if ((isMap(node) || isSeq(node)) && node.flow) return true;
    node = isMap(node) || isSeq(node) ? node.get(step, true) : undefined;
  }
  return false;
}

/** The entries of a map, or the items of a list, that stand in brackets or braces. */
export function flowRanges(collection: YAMLMap | YAMLSeq, written: string): Range[] {
  if (isMap(collection)) return collection.items.map((pair) => rangeOfPair(pair, written));
  return collection.items.map((item) => {
    const { start, end } = rangeOf(item);
    return { start: startOfTag(written, start), end };
  });
}

/** Before the mark of a value, where it has one. */
function startOfTag(written: string, start: number): number {
  return (
    start - (/![^\s,[\]{}]*[ \t]+$/.exec(written.slice(lineStart(written, start), start))?.[0].length ?? 0)
  );
}
