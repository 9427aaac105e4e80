import { isAlias, isMap, isScalar, isSeq, parse, parseDocument, Scalar } from "yaml";
import { type Path, SAMPLE } from "../files/source.ts";

/** A single value that bears the mark !sample: the owner has still to replace it. */
export class Marked {
  readonly value: Plain;

  constructor(value: Plain) {
    this.value = value;
  }
}

type Plain = string | number | boolean | null;
/** What a file of content/ holds, marks included. */
export type Value = Plain | Marked | Value[] | { [key: string]: Value };

/** The value of a YAML or JSON file. Throws where the text cannot be read. */
export function readValue(written: string): Value {
  const document = parseDocument(written, { logLevel: "error" });
  const [error] = document.errors;
  if (error) throw error;
  return nodeValue(document.contents);
}

/** The value of a YAML or JSON file; undefined where a mistake keeps it from being read. */
export function readableValue(written: string): Value | undefined {
  try {
    return readValue(written);
  } catch {
    return undefined;
  }
}

export function isMapValue(value: Value | undefined): value is { [key: string]: Value } {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Marked);
}

export function withoutMarks(value: Value): unknown {
  if (value instanceof Marked) return value.value;
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (!isMapValue(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutMarks(inner)]));
}

export function equalValues(a: Value | undefined, b: Value | undefined): boolean {
  if (a instanceof Marked) return b instanceof Marked && a.value === b.value;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((each, i) => equalValues(each, b[i]));
  }
  if (!isMapValue(a)) return a === b;
  if (!isMapValue(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => key in b && equalValues(a[key], b[key]))
  );
}

function nodeValue(node: unknown): Value {
  if (isMap(node)) {
    return Object.fromEntries(
      node.items.map(({ key, value }) => [String(isScalar(key) ? key.value : key), nodeValue(value)]),
    );
  }
  if (isSeq(node)) return node.items.map(nodeValue);
  if (isAlias(node)) throw new Error(`The alias *${node.source} is not used in content/.`);
  if (!isScalar(node)) return null;
  if (node.tag !== SAMPLE) return plain(node.value);
  // The tag hides what kind of value follows it, so it is read again without the tag.
  return new Marked(plain(node.type === Scalar.PLAIN ? parse(String(node.value)) : node.value));
}

function plain(value: unknown): Plain {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return null;
}

/** The value at a path; null where there is none. */
export function valueAt(value: Value, path: Path): Value {
  return path.reduce<Value>((inner, step) => {
    if (Array.isArray(inner)) return inner[Number(step)] ?? null;
    return isMapValue(inner) ? (inner[String(step)] ?? null) : null;
  }, value);
}
