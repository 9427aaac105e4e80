import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import type { z } from "zod";
import { withDrafts } from "../languages/draft-languages.ts";
import { LANGUAGE_CODES } from "../languages/locales.ts";
import { nearest } from "../nearest.ts";
import type { Problem } from "../problem.ts";
import { decodeText } from "./decode-text.ts";
import { ParseCache } from "./parse-cache.ts";
import { schemaProblems } from "./schema-problems.ts";
import { type Path, parseSource, type Source, showPath } from "./source.ts";
import { unclearAmounts } from "./unclear-amounts.ts";

/** Files as they are to become, by path from the folder: their text, or null for a deletion. */
export type Drafts = ReadonlyMap<string, string | null>;

export type Reading = {
  drafts?: Drafts | undefined;
  /** Kept by whoever reads the same folder repeatedly. */
  before?: ParseCache | undefined;
};

const NO_DRAFTS: Drafts = new Map();

/** What macOS and Windows write into folders that they show, by its path. */
const OF_SYSTEM = /(^|\/)(\.|(Thumbs\.db|desktop\.ini)$)/i;

/** The folder content/ while it is read: its files, what was parsed and every problem met so far. */
export class ContentFolder {
  readonly dir: string;
  /** Every file, as a path from the folder with forward slashes, sorted. */
  readonly files: readonly string[];
  readonly problems: Problem[] = [];
  readonly #sources = new Map<string, Source>();
  readonly before: ParseCache;
  readonly #drafts: Drafts;

  /** Lists the folder, with drafts in place of its files. Throws where it does not exist. */
  static async open(
    dir: string,
    { drafts = NO_DRAFTS, before = new ParseCache() }: Reading = {},
  ): Promise<ContentFolder> {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(dir, sep).length).replaceAll(sep, "/"))
      .filter((file) => !OF_SYSTEM.test(file));
    const all = new Set([...files, ...drafts.keys()]);
    const there = [...all].filter((file) => drafts.get(file) !== null).sort();
    return new ContentFolder(dir, there, drafts, before);
  }

  private constructor(dir: string, files: readonly string[], drafts: Drafts, before: ParseCache) {
    this.dir = dir;
    this.files = files;
    this.before = before;
    this.#drafts = drafts;
  }

  /** Names without ending of the YAML files that lie directly in a folder. */
  yamlNames(folder: string): string[] {
    return this.files.flatMap((file) => {
      const name = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : "";
      return name.endsWith(".yaml") && !name.includes("/") ? [name.slice(0, -".yaml".length)] : [];
    });
  }

  has(file: string): boolean {
    return this.files.includes(file);
  }

  /** A file's name as it is printed for people and opened by editors. */
  shown(file: string): string {
    return `${basename(this.dir)}/${file}`;
  }

  /** The text of a file; what is wrong with its letters is noted. */
  async text(file: string): Promise<string> {
    // Synchronous: there are hundreds of small files, and awaiting each takes longer than reading it.
    const { text, problem } = decodeText(
      Buffer.from(this.#drafts.get(file) ?? readFileSync(join(this.dir, file))),
    );
    if (problem) this.problems.push({ file: this.shown(file), ...problem });
    return text;
  }

  /** Reads one YAML file by its schema; undefined where it has problems, which are then noted. */
  async read<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S> | undefined> {
    const known = this.problems.length;
    const text = await this.text(file);
    const { source, data, problems } = this.before.of(file, [text], () =>
      readSource(this.shown(file), text, schema),
    );
    this.#sources.set(file, source);
    // A file with unreadable letters gets no other report: each would only follow from them.
    if (this.problems.length > known) return undefined;
    this.problems.push(...problems);
    return data;
  }

  /** Reads a file that must be there. */
  async readNeeded<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S> | undefined> {
    if (this.has(file)) return this.read(file, schema);
    const form = `.cache/schemas/${basename(file, ".yaml")}.json`;
    this.report(file, [], "the file is missing", `write it; its form is in ${form}`);
    return undefined;
  }

  sources(): [file: string, source: Source][] {
    return [...this.#sources];
  }

  samples(): Source["samples"] {
    return [...this.#sources.values()].flatMap((source) => source.samples);
  }

  /** Notes a problem at a value of a file that was read before, or at the top of any other file. */
  report(file: string, path: Path, message: string, fix: string): void {
    this.problems.push(this.problemAt(file, path, message, fix));
  }

  /**
   * Notes a name that is not known, with the one that was probably meant.
   * @param otherwise what to write where none is near
   */
  reportUnknown(
    file: string,
    path: Path,
    name: string,
    { known, message, otherwise }: { known: readonly string[]; message: string; otherwise?: string },
  ): void {
    if (known.includes(name)) return;
    const meant = nearest(name, known) ?? otherwise ?? `one of ${known.join(", ")}`;
    this.report(file, path, message, `write ${meant}`);
  }

  /** A problem without noting it. */
  problemAt(file: string, path: Path, message: string, fix: string): Problem {
    const place = this.#sources.get(file)?.placeOf(path) ?? { line: 1, column: 1 };
    return { file: this.shown(file), ...place, path, message, fix };
  }
}

/** The stones that have a file, readable or not: each unreadable one is reported once. */
export function stoneKeys(folder: ContentFolder): string[] {
  return folder.files.flatMap((file) => /^stones\/([^/]+\/[^/]+)\.yaml$/.exec(file)?.[1] ?? []);
}

/** A file by its schema, or what is wrong with it. */
function readSource<S extends z.ZodType>(
  shown: string,
  text: string,
  schema: S,
): { source: Source; data?: z.output<S>; problems: readonly Problem[] } {
  const source = parseSource(shown, text);
  if (source.problems.length > 0) return { source, problems: source.problems };
  const { data, error } = schema.safeParse(withDrafts(source.value, LANGUAGE_CODES));
  const unclear = unclearAmounts(source, schema);
  const reported = new Set(unclear.map(({ path = [] }) => showPath(path)));
  const unfit = error ? schemaProblems(source, schema, error.issues) : [];
  // What a comma cut off 14,000 is a key beside it.
  const isCutOff = (path: Path) =>
    /^\d+$/.test(String(path.at(-1))) &&
    unclear.some((other) => showPath(other.path?.slice(0, -1) ?? []) === showPath(path.slice(0, -1)));
  const problems = [
    ...unclear,
    ...unfit.filter(({ path = [] }) => !reported.has(showPath(path)) && !isCutOff(path)),
  ];
  return data === undefined || problems.length > 0 ? { source, problems } : { source, data, problems };
}
