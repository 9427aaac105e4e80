import { userInfo } from "node:os";

/** Why a file or folder cannot be used, and what helps; null for unknown reasons. */
export function explainFile(error: unknown, path: string): string | null {
  const { code, errcode }: { code?: string; errcode?: number } = Object(error);
  if (errcode !== undefined) return SQLITE.get(errcode & 0xff)?.(path) ?? null;
  return (code !== undefined && FILES.get(code)?.(path)) || null;
}

/** Why another machine cannot be reached; null for unknown reasons. */
export function explainHost(error: unknown, host: string): string | null {
  const { code = "", message = "" }: { code?: string; message?: string } = Object(error);
  // Some libraries have codes of their own and put the system's into their message.
  const explain = HOSTS.get(code) ?? HOSTS.get(/\bE[A-Z_]+\b/.exec(message)?.[0] ?? "");
  return explain?.(host) ?? null;
}

const forbidden = (path: string) =>
  `the user ${userInfo().username} may not write ${path}: give it to that user (chown), or choose another place`;
const notFolder = (path: string) => `part of ${path} is a file where a folder is needed: choose another path`;

const FILES = new Map<string, (path: string) => string>([
  ["EACCES", forbidden],
  ["EPERM", forbidden],
  ["EROFS", (path) => `${path} is on a read-only disk: choose another place`],
  ["EEXIST", notFolder],
  ["ENOTDIR", notFolder],
  ["EISDIR", (path) => `${path} is a folder: name a file`],
  ["ENOENT", (path) => `the folder of ${path} does not exist: create it first, or choose another`],
  ["ENAMETOOLONG", (path) => `${path} is too long a name: choose a shorter one`],
  ["ENOSPC", (path) => `the disk of ${path} is full: make room`],
]);

/** By the codes of SQLite: https://sqlite.org/rescode.html */
const SQLITE = new Map<number, (path: string) => string>([
  [5, (path) => `${path} is locked by another program: end that first`],
  [8, forbidden],
  [10, (path) => `the disk of ${path} cannot be read or written: check the disk, or choose another place`],
  [
    11,
    (path) =>
      `${path} is damaged: move it away and put a backup in its place; "sqlite3 ${path} .recover" reads what is left of it`,
  ],
  [13, (path) => `the disk of ${path} is full: make room`],
  [14, forbidden],
  [26, (path) => `${path} is not a database of enquiries: move it away and put a backup in its place`],
]);

const HOSTS = new Map<string, (host: string) => string>([
  ["ENOTFOUND", (host) => `there is no machine called ${host}: check the spelling`],
  ["EAI_AGAIN", (host) => `the name ${host} cannot be looked up now: does this machine reach the network?`],
  ["ECONNREFUSED", () => "nothing answers at its port: is it running, and is the port right?"],
  ["ECONNRESET", () => "it cut the connection"],
  ["ETIMEDOUT", () => "it does not answer: is the port right, and does a firewall let it through?"],
  ["EHOSTUNREACH", () => "there is no way to it from this machine"],
  ["ENETUNREACH", () => "this machine has no network"],
]);
