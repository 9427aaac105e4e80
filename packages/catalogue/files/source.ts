import {
  type Document,
  type ErrorCode,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parse,
  parseDocument,
  Scalar,
  type ScalarTag,
  visit,
} from "yaml";
import type { Problem } from "../problem.ts";
import { jsonProblem, wordsOfYamlError } from "./yaml-syntax.ts";

export type Path = readonly PropertyKey[];
type Place = { line: number; column: number };

/** A value that the owner of the site has still to replace by a true one. */
export type Sample = {
  file: string;
  line: number;
  /** The way to it, for people and for programs. */
  path: string;
  steps: Path;
  value: unknown;
};

/** One parsed file (YAML or JSON) that can say where each of its values stands. */
export type Source = {
  file: string;
  /** Undefined where the file has a syntax error. */
  value: unknown;
  samples: Sample[];
  /** Syntax errors and keys that are written twice. */
  problems: Problem[];
  /** The place of a value; for a missing value, the beginning of its map. */
  placeOf(path: Path): Place;
  placeOfKey(path: Path): Place;
  /** The line of a letter of a text, which may go over several lines. */
  lineWithin(path: Path, offset: number): number;
  /** A scalar as it was typed: 13.00, which is read as 13, and `{ from: 14,000 }`, where YAML ends it at the comma. */
  written(path: Path): string | undefined;
};

/** The tag of a sample. */
export const SAMPLE = "!sample";

const sampleTag: ScalarTag = { tag: SAMPLE, resolve: (written) => new Scalar(written) };

/** Parses a file. Never throws: syntax errors are in `problems`. */
export function parseSource(file: string, written: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(written, {
    lineCounter: lines,
    prettyErrors: false,
    customTags: [sampleTag],
  });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const notJson = file.endsWith(".json") ? jsonProblem(written) : undefined;
  const problems: Problem[] = notJson
    ? [{ file, ...placeAt(notJson.offset), message: notJson.message, fix: notJson.fix }]
    : [...document.errors, ...document.warnings].map((error) => ({
        file,
        ...placeAt(error.pos[0]),
        ...wordsOfSyntaxError(error.code, error.message),
      }));
  problems.push(...aliasesIn(document, file, placeAt));
  const samples = resolveSamples(document, file, placeAt);
  return {
    file,
    value: problems.length === 0 ? document.toJS() : undefined,
    samples,
    problems,
    placeOf: (path) => placeAt(offsetOf(document, path)),
    placeOfKey: (path) => placeAt(offsetOfKey(document, path)),
    lineWithin: (path, offset) => {
      const node = document.getIn(path, true);
      const { line } = placeAt(offsetOf(document, path));
      if (!isScalar(node) || !node.range) return line;
      const [start, end] = node.range;
      return line + linesBefore(written.slice(start, end), String(node.value).slice(0, offset));
    },
    written: (path) => {
      const parent = document.getIn(path.slice(0, -1), true);
      const node = isCollection(parent) ? parent.get(path.at(-1), true) : parent;
      if (!isScalar(node) || node.source === undefined || !node.range) return undefined;
      const [cut = ""] = (isMap(parent) && /^,\d+(?=\s*[,}])/.exec(written.slice(node.range[1]))) || [];
      return node.source + cut;
    },
  };
}

/** A value is changed where it stands: a change of one that other places repeat would be one of all. */
function aliasesIn(document: Document.Parsed, file: string, placeAt: (offset: number) => Place): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Alias(_, { source, range }) {
      problems.push({
        file,
        ...placeAt(range?.[0] ?? 0),
        message: `*${source} stands for a value that is written elsewhere`,
        fix: "write that value here as well, and put a text that begins with * in quotes",
      });
    },
  });
  return problems;
}

/** Folding moves words to other lines but keeps their order and number. */
function linesBefore(written: string, textBefore: string): number {
  const gaps = textBefore.match(/\s+/g)?.length ?? 0;
  const header = /^[>|].*\s+/.exec(written)?.[0] ?? "";
  const gap = [...written.slice(header.length).matchAll(/\s+/g)][gaps - 1];
  const upToWord = header + written.slice(header.length).slice(0, gap ? gap.index + gap[0].length : 0);
  return upToWord.split("\n").length - 1;
}

/** The single values within a value, each with the way to it. */
export function leavesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** What is shown to a reader for a path: `models › no. 2 › title`. */
export function showPath(path: Path): string {
  return path.map((step) => (typeof step === "number" ? `no. ${step + 1}` : String(step))).join(" › ");
}

function wordsOfSyntaxError(code: ErrorCode, message: string): { message: string; fix: string } {
  if (code === "DUPLICATE_KEY") {
    return { message: "this key is written twice in the same place", fix: "keep one of the two lines" };
  }
  if (code === "TAG_RESOLVE_FAILED" || code === "BAD_COLLECTION_TYPE") {
    return {
      message: "the tag is not known here",
      fix: `${SAMPLE} may stand before a single value only; write it before each value of the group`,
    };
  }
  return wordsOfYamlError(code, message);
}

/** The tag hides the value's type, so it is parsed again without the tag. */
function resolveSamples(
  document: Document.Parsed,
  file: string,
  placeAt: (offset: number) => Place,
): Sample[] {
  const samples: Sample[] = [];
  visit(document, {
    Scalar(_, node, ancestors) {
      if (node.tag !== SAMPLE) return;
      if (node.type === Scalar.PLAIN) node.value = parse(String(node.value));
      const { line } = placeAt(node.range?.[0] ?? 0);
      const steps = pathOf(ancestors, node);
      samples.push({ file, line, path: showPath(steps), steps, value: node.value });
    },
  });
  return samples;
}

function pathOf(ancestors: readonly (Document | Node | Pair)[], node: Node): Path {
  const chain: readonly unknown[] = [...ancestors, node];
  return ancestors.flatMap((parent, i): PropertyKey[] => {
    if (isSeq(parent)) return [parent.items.indexOf(chain[i + 1])];
    if (isPair(parent) && isScalar(parent.key)) return [String(parent.key.value)];
    return [];
  });
}

function offsetOf(document: Document.Parsed, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const found = document.getIn(path.slice(0, length), true);
    if (isNode(found) && found.range) return found.range[0];
    // A key without a value has an empty node or none: its key is the place.
    if (found === null) return offsetOfKey(document, path.slice(0, length));
  }
  return document.contents?.range?.[0] ?? 0;
}

function offsetOfKey(document: Document.Parsed, path: Path): number {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const key = path.at(-1);
  if (isMap(parent)) {
    for (const pair of parent.items) {
      if (isScalar(pair.key) && String(pair.key.value) === String(key) && pair.key.range)
        return pair.key.range[0];
    }
  }
  return offsetOf(document, path.slice(0, -1));
}
