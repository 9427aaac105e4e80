export type Problem = {
  /** Path that a terminal or an editor can open, for example content/stones/marble/carrara.yaml. */
  file: string;
  /** From 1. */
  line: number;
  column?: number;
  /** The path of the value: keys and indexes from the file's top. */
  path?: readonly PropertyKey[];
  message: string;
  fix: string;
};

/** Thrown by the readers of content/. Carries every problem of every file, sorted by file and line. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const sorted = sortProblems(problems);
    super(
      [
        `The content has ${sorted.length === 1 ? "1 problem" : `${sorted.length} problems`}:`,
        ...sorted.map(formatProblem),
      ].join("\n"),
    );
    this.problems = sorted;
  }
}

export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
  );
}

/** `content/stones/marble/carrara.yaml:12  price: must be …  →  write 20400` */
export function formatProblem({ file, line, message, fix }: Problem): string {
  return `${file}:${line}  ${message}  →  ${fix}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
