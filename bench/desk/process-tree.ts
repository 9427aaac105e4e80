import { readdirSync, readFileSync } from "node:fs";

/** Linux tells times in these; they are a hundredth of a second on every machine that Node runs on. */
const TICKS_PER_S = 100;

type Process = { pid: number; parent: number; cpu: number };

/** Processor time that a process and all that it started have used so far, those that have ended too, seconds. */
export function cpuSecondsOfTree(pid: number): number {
  const all = processes();
  const of = (root: number): number =>
    all.filter(({ parent }) => parent === root).reduce((sum, child) => sum + of(child.pid), cpuOf(all, root));
  return of(pid);
}

/** The process below this one, at any depth, whose command holds these words. */
export function descendant(pid: number, words: string): number | undefined {
  const all = processes();
  const below = (root: number): number[] =>
    all.filter(({ parent }) => parent === root).flatMap((child) => [child.pid, ...below(child.pid)]);
  return below(pid).find((each) => textOf(`/proc/${each}/cmdline`).includes(words));
}

function cpuOf(all: readonly Process[], pid: number): number {
  return all.find((each) => each.pid === pid)?.cpu ?? 0;
}

function processes(): Process[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      // The name stands in brackets and may hold anything, so fields are counted behind it.
      const stat = textOf(`/proc/${name}/stat`);
      const [, parent, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      // Own time, and that of children that have ended.
      const ticks = fields.slice(9, 13).reduce((sum, each) => sum + Number(each), 0);
      return stat === "" ? [] : [{ pid: Number(name), parent: Number(parent), cpu: ticks / TICKS_PER_S }];
    });
}

/** Empty where the process has ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
