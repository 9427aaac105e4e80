import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Path } from "../files/source.ts";
import { applyEdits, type FileEdit } from "./file-edit.ts";
import { equalValues, isMapValue, Marked, readValue, type Value } from "./marked-value.ts";

/** All that people write; the lists of what was made are written by programs. */
const FILES = readdirSync("content", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(yaml|json)$/.test(file) && !/^(pictures|rooms)\//.test(file));

/** Of each file so many values, spread over it; `npm run test:edits` takes all, which needs minutes. */
const OF_EACH = Number(process.env.EDITS_OF_EACH_FILE ?? 4);

const text = (file: string) => readFileSync(`content/${file}`, "utf8");

test("every value of every file is changed alone", () => {
  let edits = 0;
  const failures = FILES.flatMap((file) => {
    const written = text(file);
    const before = readValue(written);
    return spread(pathsOf(before)).flatMap(([path, old]) => {
      edits++;
      const value = changed(old);
      return failure(
        file,
        written,
        [{ kind: "set", path, value: unmarked(value) }],
        put(before, path, value),
      );
    });
  });
  expect(failures).toEqual([]);
  expect(edits).toBeGreaterThan(1000);
});

test("every list takes an item in, moves it and gives it back, byte for byte", () => {
  let lists = 0;
  const failures = FILES.flatMap((file) => {
    const written = text(file);
    const before = readValue(written);
    return spread(listsOf(before)).flatMap(([path, list]) => {
      lists++;
      const value = list[0] ?? "new";
      const places = [...new Set([0, Math.floor(list.length / 2), list.length])];
      return places.flatMap((at) => {
        const inserted = applyEdits(file, written, [{ kind: "insert", path, at, value }]);
        return [
          ...failure(
            file,
            written,
            [{ kind: "insert", path, at, value }],
            put(before, path, list.toSpliced(at, 0, value)),
          ),
          ...same(file, path, written, applyEdits(file, inserted, [{ kind: "remove", path: [...path, at] }])),
        ];
      });
    });
  });
  expect(failures).toEqual([]);
  expect(lists).toBeGreaterThan(200);
});

test("every item is removed, and moved to the end and back, byte for byte", () => {
  let items = 0;
  const failures = FILES.flatMap((file) => {
    const written = text(file);
    const before = readValue(written);
    return spread(listsOf(before)).flatMap(([path, list]) =>
      [0, 1, list.length - 1]
        .filter((at, i, all) => at >= 0 && at < list.length && all.indexOf(at) === i)
        .flatMap((at) => {
          items++;
          const last = list.length - 1;
          const there = list.toSpliced(at, 1);
          const away: FileEdit = { kind: "move", path, from: at, to: last };
          return [
            ...failure(file, written, [{ kind: "remove", path: [...path, at] }], put(before, path, there)),
            ...failure(file, written, [away], put(before, path, [...there, ...list.slice(at, at + 1)])),
            ...same(
              file,
              path,
              written,
              applyEdits(file, written, [away, { kind: "move", path, from: last, to: at }]),
            ),
          ];
        }),
    );
  });
  expect(failures).toEqual([]);
  expect(items).toBeGreaterThan(300);
});

/** Nothing where the change leads to the value that is expected and loses no comment. */
function failure(file: string, written: string, edits: FileEdit[], expected: Value): string[] {
  const said = `${file} ${edits.map((edit) => `${edit.kind} ${edit.path.join(".")}`)}`;
  try {
    const after = applyEdits(file, written, edits);
    if (file.endsWith(".json")) JSON.parse(after);
    if (!equalValues(readValue(after), expected)) return [`${said}: another value`];
    return comments(after) < comments(written) && edits[0]?.kind !== "remove"
      ? [`${said}: comments lost`]
      : [];
  } catch (error) {
    return [`${said}: ${error}`];
  }
}

function same(file: string, path: Path, written: string, after: string): string[] {
  // A line break at the end may be new.
  return after.trimEnd() === written.trimEnd() ? [] : [`${file} ${path.join(".")}: not as before`];
}

function spread<Item>(items: Item[]): Item[] {
  const step = Math.max(1, Math.floor(items.length / OF_EACH));
  return items.filter((_, i) => i % step === 0);
}

function comments(written: string): number {
  return written.match(/^\s*#|\s#\s/gm)?.length ?? 0;
}

function changed(value: Value): Value {
  if (value instanceof Marked) return new Marked(unmarked(changed(value.value)));
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  return `${value} – čokolada: "x" # 1`;
}

function unmarked(value: Value) {
  const bare = value instanceof Marked ? value.value : value;
  return typeof bare === "object" ? null : bare;
}

function pathsOf(value: Value, path: Path = []): [Path, Value][] {
  if (Array.isArray(value)) return value.flatMap((item, i) => pathsOf(item, [...path, i]));
  if (isMapValue(value)) return Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]));
  return [[path, value]];
}

function listsOf(value: Value, path: Path = []): [Path, Value[]][] {
  if (Array.isArray(value))
    return [[path, value], ...value.flatMap((item, i) => listsOf(item, [...path, i]))];
  if (!isMapValue(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => listsOf(item, [...path, key]));
}

function put(value: Value, [step, ...rest]: Path, put_: Value): Value {
  if (step === undefined) return put_;
  if (Array.isArray(value)) return value.map((item, i) => (i === step ? put(item, rest, put_) : item));
  if (!isMapValue(value)) return value;
  const key = String(step);
  return { ...value, [key]: put(value[key] ?? null, rest, put_) };
}
