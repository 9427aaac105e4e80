import { Document, isMap, isScalar, type Pair, parseDocument, type Scalar } from "yaml";

/**
 * A YAML file whose entries are changed one by one: whatever is not changed stays as it was typed, with its comments and
 * line breaks; within a changed entry comments and the mark !sample stay too.
 */
export class YamlEdit {
  #written: string;
  #document: Document.Parsed;

  constructor(written: string) {
    this.#written = written;
    this.#document = parse(written);
  }

  get written(): string {
    return this.#written;
  }

  /** The value of an entry at the top of the file. */
  value(key: string): unknown {
    return this.#document.get(key, true);
  }

  has(key: string): boolean {
    return this.#document.has(key);
  }

  /** Puts a new entry above all others, below the comments that the file begins with. */
  addFirst(key: string, value: unknown): void {
    const { contents } = this.#document;
    const [first] = isMap(contents) ? contents.items : [];
    const [start] = first ? rangeOf(first.key) : [this.#written.length];
    this.#splice(start, start, entryText(key, value, "{ \n"));
  }

  rename(from: string, to: string): void {
    const { key } = this.#entry(from);
    const [start, end] = rangeOf(key);
    this.#splice(start, end, to);
  }

  /** Takes an entry out, with the lines that it takes; comments above and below it stay. */
  remove(key: string): void {
    const entry = this.#entry(key);
    const [start] = rangeOf(entry.key);
    const lineEnd = this.#written.indexOf("\n", endOf(entry) - 1);
    this.#splice(start, lineEnd < 0 ? this.#written.length : lineEnd + 1, "");
  }

  /** Puts an entry, changed as a node in place, or another one in its stead. */
  replace(key: string, value: unknown, newKey = key): void {
    const entry = this.#entry(key);
    const [start] = rangeOf(entry.key);
    const end = endOf(entry);
    this.#splice(start, end, entryText(newKey, value, this.#written.slice(start, end)));
  }

  #entry(key: string): Pair<Scalar, unknown> {
    const { contents } = this.#document;
    const found =
      isMap(contents) && contents.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
    if (!found) throw new Error(`There is no ${key} at the top of the file.`);
    return found as Pair<Scalar, unknown>;
  }

  #splice(start: number, end: number, text: string): void {
    this.#written = this.#written.slice(0, start) + text + this.#written.slice(end);
    this.#document = parse(this.#written);
  }
}

function parse(written: string): Document.Parsed {
  // Tags that nobody resolves are kept as they stand, with a warning each.
  return parseDocument(written, { keepSourceTokens: true, logLevel: "error" });
}

/** Written as its writer did: with or without spaces inside brackets, and a line break at the end. */
function entryText(key: string, value: unknown, before: string): string {
  const document = new Document({ [key]: value });
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: /[[{] /.test(before) });
  return before.endsWith("\n") ? text : text.trimEnd();
}

function rangeOf(node: unknown): [number, number] {
  const { range }: { range?: [number, number, number] } = Object(node);
  if (!range) throw new Error("A node that was parsed has its place in the text.");
  return [range[0], range[1]];
}

/** The end of the value without the empty lines and comments after it, which belong to what follows. */
function endOf({ key, value }: Pair<Scalar, unknown>): number {
  return value === null ? rangeOf(key)[1] : rangeOf(value)[1];
}
