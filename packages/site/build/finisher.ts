import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { readUnfinished } from "./site-folder.ts";

const PROGRAM = join(import.meta.dirname, "finish-site.ts");
/** Unexpected ends after which it is not started again. */
const MOST_STARTS = 3;

/** The process that completes the served site. It ends with this one. */
type Finisher = {
  /** Has a picture made; false where none is planned at that address, or it cannot be made. */
  makeFile: (address: string) => Promise<boolean>;
};

/** Starts it; undefined when the site is complete. */
export async function startFinisher(site: string): Promise<Finisher | undefined> {
  const jobs = await readUnfinished(site);
  if (!jobs) return undefined;
  const planned = new Set(jobs.flatMap(({ renditions }) => renditions.map(({ file }) => `/${file}`)));
  const asked = new Map<string, PromiseWithResolvers<boolean>>();
  let starts = 0;
  let child: ChildProcess | undefined;

  function start(): void {
    if (starts++ >= MOST_STARTS) return;
    const { NODE_OPTIONS: _ofTheServer, MALLOC_ARENA_MAX: _too, ...env } = process.env;
    const started = fork(PROGRAM, { env, execArgv: [] });
    child = started;
    started.on("message", ({ address, made }: { address: string; made: boolean }) => answer(address, made));
    // What could not be told to it is answered when it has ended.
    started.on("error", () => {});
    started.on("exit", (code) => {
      child = undefined;
      // All that is planned is there then.
      if (code === 0) planned.clear();
      for (const address of asked.keys()) answer(address, code === 0);
      // It failed by itself; a signal ends it with the server.
      if (code) start();
    });
  }

  function answer(address: string, made: boolean): void {
    if (made) planned.delete(address);
    asked.get(address)?.resolve(made);
    asked.delete(address);
  }

  start();
  return {
    makeFile(address) {
      if (!planned.has(address)) return Promise.resolve(false);
      const before = asked.get(address);
      if (before) return before.promise;
      if (!child) start();
      if (!child) return Promise.resolve(false);
      const wish = Promise.withResolvers<boolean>();
      asked.set(address, wish);
      child.send({ make: address });
      return wish.promise;
    },
  };
}
