import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { type Path, SAMPLE } from "../files/source.ts";
import { insertedInFlow, movedRanges, removedFromFlow } from "./flow-edit.ts";
import type { Value } from "./marked-value.ts";
import {
  columnOf,
  commentBehind,
  flowRanges,
  hyphensOf,
  isInFlow,
  isNothing,
  itemLines,
  lineEnd,
  lineStart,
  type Range,
  rangeOf,
  rangeOfPair,
} from "./yaml-places.ts";
import { entryText, itemText, type Style, scalarText } from "./yaml-text.ts";

/**
 * A YAML or JSON file whose values are changed one by one: only the range of a value is rewritten, so everything else stays
 * as it was typed, with comments, marks and line breaks.
 */
export class YamlEdit {
  #written: string;
  #parsed: Document.Parsed | undefined;
  readonly #isJson: boolean;

  /** @param isJson whether the file must stay JSON, which can be read as YAML */
  constructor(written: string, { isJson = false }: { isJson?: boolean } = {}) {
    this.#written = written;
    this.#isJson = isJson;
  }

  get #document(): Document.Parsed {
    this.#parsed ??= parse(this.#written);
    return this.#parsed;
  }

  get written(): string {
    return this.#written;
  }

  /**
   * Writes a value over the present one, or as a new entry. A mark before a single value stays.
   * @param order keys of the map in order, for the place of a new entry; without it the entry is the last
   */
  set(path: Path, value: Value, order: readonly string[] = []): void {
    const parent = this.#collection(path.slice(0, -1));
    const step = path.at(-1);
    if (!parent) {
      if (path.length < 2) throw new Error("The file has nothing to which a value can be added.");
      this.set(path.slice(0, -1), { [String(step)]: value });
    } else if (isMap(parent) && !parent.has(step)) this.#add(path, parent, value, order);
    else this.#overwrite(path, value);
  }

  /** Removes an entry of a map or an item of a list with its lines. */
  remove(path: Path): void {
    const parent = this.#collection(path.slice(0, -1));
    if (isSeq(parent)) this.#removeItem(path.slice(0, -1), parent, Number(path.at(-1)));
    else this.#removeEntry(path);
  }

  /** Puts items into a list, before the one that is there at `at` now; a list that is not there yet is made. */
  insert(path: Path, at: number, value: Value, ...further: readonly Value[]): void {
    const list = this.#document.getIn(path, true);
    if (!isSeq(list)) {
      this.set(path, [value, ...further]);
      return;
    }
    if (list.flow && further.length > 0) {
      for (const [i, each] of [value, ...further].entries()) this.insert(path, at + i, each);
      return;
    }
    const style = this.#style([...path, 0], list.items.find(isNode));
    if (list.flow && list.items.length === 0 && !style.isJson && typeof value === "object") {
      this.#overwrite(path, [value]);
      return;
    }
    if (list.flow) {
      this.#splice(...insertedInFlow(list, this.#written, at, itemText(value, style), style.isJson));
      return;
    }
    const lines = itemLines(list, this.#written);
    const indent = columnOf(this.#written, hyphensOf(list)[0] ?? 0);
    const text = [value, ...further]
      .map((each) => `${" ".repeat(indent)}${itemText(each, { ...style, indent })}`)
      .join("");
    const before = lines[at];
    if (before) this.#splice({ start: before.start, end: before.start }, text);
    else this.#addLine(lines.at(-1)?.end ?? 0, text);
  }

  /**
   * Changes items of a list each by itself, as the only one of its list: the file is read once, however many they are.
   * @returns false, with nothing changed, where the list does not give each item lines of its own
   */
  editItems(key: string, changes: ReadonlyMap<number, (alone: YamlEdit) => void>): boolean {
    const list = this.#document.getIn([key], true);
    if (!isSeq(list) || list.flow) return false;
    const lines = itemLines(list, this.#written);
    const head = `${key}:\n`;
    // From the last to the first: lines before it stay where they are.
    for (const [place, change] of [...changes].sort(([one], [other]) => other - one)) {
      const range = lines[place];
      if (!range) throw new Error(`There is no item ${place + 1}.`);
      const alone = new YamlEdit(head + this.#written.slice(range.start, range.end));
      change(alone);
      this.#splice(range, alone.written.slice(head.length));
    }
    return true;
  }

  move(path: Path, from: number, to: number): void {
    const list = this.#document.getIn(path, true);
    if (!isSeq(list) || from === to) return;
    if (list.flow) {
      this.#splice(...movedRanges(flowRanges(list, this.#written), this.#written, from, to));
      return;
    }
    // A last line without a line break needs one before others follow.
    if (!this.#written.endsWith("\n")) this.#splice(rangeAt(this.#written.length), "\n");
    const moved = this.#document.getIn(path, true);
    if (isSeq(moved)) {
      this.#splice(...movedRanges(itemLines(moved, this.#written), this.#written, from, to));
    }
  }

  unmark(path: Path): void {
    const node = this.#document.getIn(path, true);
    if (!isScalar(node) || node.tag !== SAMPLE) return;
    const { start } = rangeOf(node);
    const tag = this.#written.lastIndexOf(SAMPLE, start);
    this.#splice({ start: tag, end: start }, "");
  }

  mark(path: Path): void {
    const node = this.#document.getIn(path, true);
    if (!isScalar(node) || node.tag === SAMPLE) return;
    const { start } = rangeOf(node);
    this.#splice(rangeAt(start), `${SAMPLE} `);
  }

  #overwrite(path: Path, value: Value): void {
    const node = this.#document.getIn(path, true);
    if (isScalar(node) && !isNothing(node) && !isCollection(value)) {
      this.#overwriteScalar(node, value, this.#style(path, node));
      return;
    }
    const isEmpty = (isMap(node) || isSeq(node)) && node.items.length === 0;
    this.#replaceWhole(path, value, isNode(node) && !isEmpty ? node : undefined);
  }

  #overwriteScalar(node: Scalar, value: Value, style: Style): void {
    const { start, end } = rangeOf(node);
    // The comment of a block stands behind its sign.
    const sign = /^[|>]\S*/.exec(this.#written.slice(start, end))?.[0];
    const behind = sign ? start + sign.length : end;
    const comment = commentBehind(this.#written, behind);
    const text = scalarText(value, { ...style, comment });
    this.#spliceLines({ start, end: Math.max(end, behind + comment.length) }, text);
  }

  /** The value has another form than before: the entry or item is written anew. */
  #replaceWhole(path: Path, value: Value, like: Node | undefined): void {
    const parent = this.#collection(path.slice(0, -1));
    const style = this.#style(path, like);
    if (isSeq(parent)) {
      const index = Number(path.at(-1));
      this.insert(path.slice(0, -1), index, value);
      this.remove([...path.slice(0, -1), index + 1]);
      return;
    }
    const pair = this.#pair(path);
    const range = rangeOfPair(pair, this.#written);
    const indent = columnOf(this.#written, range.start);
    const comment = commentBehind(this.#written, range.end);
    const text = entryText(String(path.at(-1)), value, { ...style, indent, comment });
    this.#spliceLines({ ...range, end: range.end + comment.length }, text);
  }

  #add(path: Path, parent: YAMLMap, value: Value, order: readonly string[]): void {
    const key = String(path.at(-1));
    const style = this.#style(path, undefined);
    const index = placeInOrder(parent, key, order);
    if (parent.flow) {
      const text = entryText(key, value, { ...style, inFlow: true, indent: this.#jsonIndent(parent) });
      this.#splice(...insertedInFlow(parent, this.#written, index, text, style.isJson));
      return;
    }
    const [first] = parent.items;
    if (!first) throw new Error("A map with lines of its own has an entry.");
    const indent = columnOf(this.#written, rangeOf(first.key).start);
    const text = `${" ".repeat(indent)}${entryText(key, value, { ...style, indent })}`;
    const previous = parent.items[Math.max(0, index - 1)] ?? first;
    const isNested = /\S/.test(
      this.#written.slice(lineStart(this.#written, rangeOf(first.key).start), rangeOf(first.key).start),
    );
    if (index === 0 && !isNested) {
      const start = lineStart(this.#written, rangeOf(first.key).start);
      this.#splice(rangeAt(start), text);
    } else this.#addLine(lineEnd(this.#written, rangeOfPair(previous, this.#written).end), text);
  }

  /** After a line, which may lack its line break at the end of a file. */
  #addLine(at: number, text: string): void {
    const isOpen = at > 0 && this.#written[at - 1] !== "\n";
    this.#splice(rangeAt(at), isOpen ? `\n${text.replace(/\n$/, "")}` : text);
  }

  #removeItem(path: Path, list: YAMLSeq, index: number): void {
    if (list.flow) {
      this.#splice(...removedFromFlow(list, this.#written, index));
      return;
    }
    const range = itemLines(list, this.#written)[index];
    if (!range) throw new Error(`There is no item ${index + 1}.`);
    this.#splice(range, "");
    if (list.items.length > 1) return;
    const { end } = rangeOf(this.#pair(path).key);
    this.#splice(rangeAt(this.#written.indexOf(":", end) + 1), " []");
  }

  #removeEntry(path: Path): void {
    const parent = this.#collection(path.slice(0, -1));
    if (!isMap(parent)) throw new Error(`There is nothing at ${path.join(" › ")}.`);
    const pair = this.#pair(path);
    const index = parent.items.indexOf(pair);
    if (parent.flow) {
      this.#splice(...removedFromFlow(parent, this.#written, index));
      return;
    }
    if (parent.items.length === 1 && path.length > 1) {
      this.#overwrite(path.slice(0, -1), {});
      return;
    }
    const { start, end } = rangeOfPair(pair, this.#written);
    const first = lineStart(this.#written, start);
    const next = parent.items[index + 1];
    const isNested = /\S/.test(this.#written.slice(first, start));
    if (isNested && next) this.#splice({ start, end: rangeOf(next.key).start }, "");
    else this.#splice({ start: first, end: lineEnd(this.#written, end) }, "");
  }

  #pair(path: Path): Pair {
    const parent = this.#collection(path.slice(0, -1));
    const found =
      isMap(parent) &&
      parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)));
    if (!found) throw new Error(`There is no ${path.join(" › ")} in the file.`);
    return found;
  }

  #collection(path: Path): YAMLMap | YAMLSeq | undefined {
    const node = path.length === 0 ? this.#document.contents : this.#document.getIn(path, true);
    return isMap(node) || isSeq(node) ? node : undefined;
  }

  #style(path: Path, like: Node | undefined): Style {
    const node = this.#document.getIn(path, true);
    const at = isNode(node) && node.range ? rangeOf(node).start : 0;
    const before = this.#written.slice(lineStart(this.#written, at));
    return {
      indent: /^ *(?:- )*/.exec(before)?.[0].length ?? 0,
      inFlow: isInFlow(this.#document.contents, path),
      isJson: this.#isJson,
      like,
    };
  }

  #jsonIndent(parent: YAMLMap): number {
    const [first] = parent.items;
    return first ? columnOf(this.#written, rangeOf(first.key).start) : 0;
  }

  /** What ends with its line goes on doing so, and nothing else does. */
  #spliceLines(range: Range, text: string): void {
    const lines = text.replace(/\n$/, "");
    this.#splice(range, this.#written[range.end - 1] === "\n" ? `${lines}\n` : lines);
  }

  #splice({ start, end }: Range, text: string): void {
    this.#written = this.#written.slice(0, start) + text + this.#written.slice(end);
    this.#parsed = undefined;
  }
}

function parse(written: string): Document.Parsed {
  // Unresolved tags are kept, with a warning each.
  return parseDocument(written, { keepSourceTokens: true, logLevel: "error" });
}

function rangeAt(at: number): Range {
  return { start: at, end: at };
}

function isCollection(value: Value): boolean {
  return (
    Array.isArray(value) || (typeof value === "object" && value !== null && value.constructor === Object)
  );
}

/** Behind the last of the keys that should stand before it. */
function placeInOrder(map: YAMLMap, key: string, order: readonly string[]): number {
  const place = order.indexOf(key);
  if (place < 0) return map.items.length;
  const earlier = new Set(order.slice(0, place));
  const last = map.items.findLastIndex(
    ({ key: other }) => isScalar(other) && earlier.has(String(other.value)),
  );
  return last + 1;
}
