import { z } from "zod";
import { CLOCK_WORDS } from "../kinds/site.ts";
import { englishName, knownLocale, LOCALES } from "../languages/locales.ts";
import { nearest } from "../nearest.ts";
import type { Problem } from "../problem.ts";
import { isCyrillic } from "./mixed-words.ts";
import { schemaAt } from "./schema-at.ts";
import { type Path, type Source, showPath } from "./source.ts";
import { valueAt } from "./value-at.ts";

type Issue = z.core.$ZodIssue;
type Words = { message: string; fix: string };

/** Every difference of the file's value from the schema, in the words of somebody who edits the file. */
export function schemaProblems(source: Source, schema: z.ZodType, issues: readonly Issue[]): Problem[] {
  const respelt = new Set(issues.flatMap((issue) => meantKeys(issue, source, schema)));
  return issues
    .filter(({ path }) => !respelt.has(showPath(path)) || !isMissing(path, source.value))
    .flatMap((issue) => problemsOf(issue, [], source, schema));
}

/** Misspelt keys: those that were meant are not reported as missing too. */
function meantKeys(issue: Issue, source: Source, schema: z.ZodType): string[] {
  if (issue.code !== "unrecognized_keys") return [];
  return issue.keys.flatMap((key) => {
    const meant = meantKey(key, issue.path, source, schema);
    return meant ? [showPath([...issue.path, meant])] : [];
  });
}

function problemsOf(issue: Issue, base: Path, source: Source, schema: z.ZodType): Problem[] {
  const path = [...base, ...issue.path];
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => unknownKey(key, path, source, schema));
    case "invalid_union":
      return unionProblems(issue, path, source, schema);
    default:
      return [
        isMissing(path, source.value)
          ? missing(path, source, schema)
          : {
              file: source.file,
              ...source.placeOf(path),
              path,
              ...labelled(path, words(issue, valueAt(source.value, path), source.written(path))),
            },
      ];
  }
}

function unknownKey(key: string, path: Path, source: Source, schema: z.ZodType): Problem {
  const meant = meantKey(key, path, source, schema);
  return {
    file: source.file,
    ...source.placeOfKey([...path, key]),
    path: [...path, key],
    message: `${showPath([...path, key])}: this key is not known${meant ? `; did you mean ${meant}?` : ""}`,
    fix: meant ? `write ${meant}` : `leave it out; known here: ${keysAt(schema, path).join(", ")}`,
  };
}

/** What is left of the known ones and comes near. */
function meantKey(key: string, path: Path, source: Source, schema: z.ZodType): string | undefined {
  const there = Object.keys(Object(valueAt(source.value, path)));
  return nearest(
    key,
    keysAt(schema, path).filter((each) => !there.includes(each)),
  );
}

/** Where several forms are allowed, the nearest one is taken as meant. */
function unionProblems(
  issue: Extract<Issue, { code: "invalid_union" }>,
  path: Path,
  source: Source,
  schema: z.ZodType,
): Problem[] {
  const values = issue.errors.flatMap((branch) =>
    branch.flatMap((inner) =>
      inner.code === "invalid_value" && inner.path.length === 0 ? inner.values : [],
    ),
  );
  if (values.length >= issue.errors.length) {
    const place = source.placeOf(path);
    return [
      { file: source.file, ...place, path, ...labelled(path, oneOf(values, valueAt(source.value, path))) },
    ];
  }
  const [nearestBranch = []] = issue.errors.toSorted(
    (a, b) => Number(isOfOtherType(a)) - Number(isOfOtherType(b)) || a.length - b.length,
  );
  return nearestBranch.flatMap((inner) => problemsOf(inner, path, source, schema));
}

/** Whether a form was not meant at all: a text in the place of a group of lines, or a group in the place of a text. */
function isOfOtherType(branch: readonly Issue[]): boolean {
  return branch.some(({ code, path }) => code === "invalid_type" && path.length === 0);
}

function missing(path: Path, source: Source, schema: z.ZodType): Problem {
  const key = String(path.at(-1));
  const wanted = schemaAt(schema, path)?.description;
  const locale = knownLocale(key);
  const place = source.placeOf(path);
  if (locale) {
    const other = LOCALES.find((each) => each !== locale);
    return {
      file: source.file,
      ...place,
      path,
      message: `${showPath(path.slice(0, -1))}: the ${englishName(locale)} translation is missing`,
      fix: `add the line "${locale}: …" beside "${other}:"`,
    };
  }
  return {
    file: source.file,
    ...place,
    path,
    message: `${showPath(path)}: is missing`,
    fix: `add the line "${key}: …"${wanted ? ` (${wanted})` : ""}`,
  };
}

function labelled(path: Path, { message, fix }: Words): Words {
  return { message: path.length > 0 ? `${showPath(path)}: ${message}` : message, fix };
}

function words(issue: Issue, value: unknown, written: string | undefined): Words {
  if (issue.code === "invalid_value") return oneOf(issue.values, value);
  if (value === null) {
    return {
      message: "has no value",
      fix: "write a value after the colon, or leave the line out; a value that begins with # needs quotes",
    };
  }
  const own = isDefaultMessage(issue.message) ? undefined : issue.message;
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue.expected, value, own, written);
    case "too_small":
      return { message: own ?? smallest(issue), fix: own ? "correct the value" : "add what is missing" };
    case "too_big":
      return tooBig(issue, value, own);
    case "custom":
      return { message: issue.message, fix: String(issue.params?.fix ?? "correct the value") };
    case "invalid_format":
      return wrongFormat(issue.format, value, own);
    default:
      return { message: own ?? issue.message, fix: "correct the value" };
  }
}

function oneOf(values: readonly unknown[], value: unknown): Words {
  const allowed = values.map(String);
  const meant = nearest(String(value), allowed);
  const shown = meant ? [meant, ...allowed.filter((each) => each !== meant)] : allowed;
  return {
    message: `"${String(value)}"${isCyrillic(String(value)) ? " (in Cyrillic letters)" : ""} is not one of ${shown.join(", ")}`,
    fix: `write ${meant ?? "one of them"}`,
  };
}

const TYPES: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list (lines that begin with a hyphen)",
  object: "a group of lines, indented under it",
};

function wrongType(
  expected: string,
  value: unknown,
  own: string | undefined,
  written: string | undefined,
): Words {
  const given = typeof value === "string" ? JSON.stringify(value) : (written ?? JSON.stringify(value));
  const message = `${own ?? `must be ${TYPES[expected] ?? expected}`}, not ${given}`;
  if (expected === "string" && (typeof value === "number" || typeof value === "boolean")) {
    const meant = own === CLOCK_WORDS ? given.replace(".", ":") : given;
    return { message, fix: `${own === CLOCK_WORDS ? "write" : "put it in quotes:"} "${meant}"` };
  }
  if ((expected === "number" || expected === "int") && typeof value === "string") {
    const example = exampleIn(own);
    const otherwise = `the number alone${example ? `, for example ${example}` : ""}`;
    const meant = wholeDinars(value) ?? (expected === "number" ? withDecimalPoint(value) : undefined);
    return { message, fix: `write ${meant ?? otherwise}` };
  }
  if (expected === "object" && typeof value === "string") {
    return {
      message,
      fix: `move the text to its own lines below, one for each key, such as ${LOCALES.map((locale) => `${locale}: …`).join(" and ")}`,
    };
  }
  return { message, fix: `write ${TYPES[expected] ?? expected}` };
}

/** A price that is written as the shop writes it: 20.400,00 rsd. */
function wholeDinars(written: string): string | undefined {
  const amount = /^\s*(\d{1,3}(?:[. \u00A0]\d{3})+|\d+)(?:,(?:00|-))?\s*(?:rsd|din\.?|дин\.?|рсд)?\s*$/i;
  return amount.exec(written)?.[1]?.replace(/\D/g, "");
}

/** 12,5 as YAML has it: 12.5. */
function withDecimalPoint(written: string): string | undefined {
  const [, whole, part] = /^\s*(\d+),(\d+)\s*$/.exec(written) ?? [];
  return whole && `${whole}.${part}`;
}

function tooBig(
  { origin, maximum }: { origin: string; maximum: number | bigint },
  value: unknown,
  own: string | undefined,
): Words {
  if (origin === "string" && typeof value === "string")
    return { message: `has ${value.length} characters; ${own ?? `at most ${maximum}`}`, fix: "shorten it" };
  return { message: own ?? `must be at most ${maximum}`, fix: "shorten or lower it" };
}

function wrongFormat(format: string, value: unknown, own: string | undefined): Words {
  const written = String(value);
  if (format === "template_literal") {
    return {
      message: `"${written}" must name a stone by family and slug, for example marble/carrara`,
      fix: "write the stone's path under content/stones without .yaml",
    };
  }
  if (format === "email")
    return { message: `"${written}" is not an e-mail address`, fix: "write name@example.rs" };
  if (format === "url") {
    return { message: `"${written}" is not a full address`, fix: "begin it with https://" };
  }
  const example = exampleIn(own);
  return {
    message: `"${written}" ${own ?? "has the wrong form"}`,
    fix: example ? `write it like ${example}` : "correct the value",
  };
}

function exampleIn(own: string | undefined): string | undefined {
  return own?.match(/(?:for example|such as) (\S+)$/)?.[1];
}

function smallest({ origin, minimum }: { origin: string; minimum: number | bigint }): string {
  if (origin === "string") return "must not be empty";
  if (origin === "array") return `must have at least ${minimum} ${minimum === 1 ? "entry" : "entries"}`;
  return `must be at least ${minimum}`;
}

/** Zod's own messages are for programmers; those of the schemas are kept. */
function isDefaultMessage(message: string): boolean {
  return /^(Invalid|Too (small|big)|Unrecognized)/.test(message);
}

function isMissing(path: Path, value: unknown): boolean {
  const key = path.at(-1);
  const parent = valueAt(value, path.slice(0, -1));
  return key !== undefined && typeof parent === "object" && parent !== null && !(key in parent);
}

function keysAt(schema: z.ZodType, path: Path): string[] {
  const found = schemaAt(schema, path);
  if (found instanceof z.ZodObject) return Object.keys(found.shape);
  if (found instanceof z.ZodRecord && found.keyType instanceof z.ZodEnum)
    return found.keyType.options.map(String);
  if (found instanceof z.ZodUnion) {
    return found.options.flatMap((option) =>
      option instanceof z.ZodObject ? Object.keys(option.shape) : [],
    );
  }
  return [];
}
