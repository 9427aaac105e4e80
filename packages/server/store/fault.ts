/** What can be wrong with a store, in a word that may be told to anybody. */
export type FaultKind =
  | "deleted"
  | "moved"
  | "replaced"
  | "damaged"
  | "full"
  | "locked"
  | "forbidden"
  | "unreachable";

const WHERE = {
  deleted: "was deleted while the server runs: restore a backup, then restart the server",
  moved: "was moved or renamed while the server runs: move it back",
  replaced:
    "is another file than the one the server opened: restart the server, or put the former one back into its place",
} as const;

/** The files of an open store are not at their place any more. */
export class StoreFault extends Error {
  readonly kind: keyof typeof WHERE;

  constructor(kind: keyof typeof WHERE, path: string) {
    super(`${path} ${WHERE[kind]}`);
    this.kind = kind;
  }
}

/** SQLite's codes (https://sqlite.org/rescode.html), those of files, and PostgreSQL's SQLSTATEs that tell a kind. */
const KINDS = new Map<unknown, FaultKind>([
  [5, "locked"],
  [8, "forbidden"],
  [11, "damaged"],
  [13, "full"],
  [14, "forbidden"],
  [26, "damaged"],
  ["ENOSPC", "full"],
  ["53100", "full"],
  ["25006", "forbidden"],
  ["42501", "forbidden"],
  ["XX001", "damaged"],
  ["XX002", "damaged"],
]);

/** What an error of a store tells about it; `unreachable` where it tells nothing. */
export function faultKind(error: unknown): FaultKind {
  if (error instanceof StoreFault) return error.kind;
  const { errcode, code }: { errcode?: number; code?: string } = Object(error);
  return KINDS.get(errcode === undefined ? code : errcode & 0xff) ?? "unreachable";
}
