import { type Profiler, Session } from "node:inspector";

/** Counts which parts of the code have run, by V8's own counters. */
export type Coverage = {
  /** The parts that ran since the last call, of the scripts watched; the name of a part is the same each time. */
  take: () => string[];
};

/** @param watched whether a script, by its address, counts */
export function startCoverage(watched: (url: string) => boolean): Coverage {
  const session = new Session();
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  return {
    take() {
      let scripts: Profiler.ScriptCoverage[] = [];
      // The session is of this thread, so it answers before `post` returns.
      session.post("Profiler.takePreciseCoverage", (error, { result }) => {
        if (error) throw error;
        scripts = result;
      });
      return scripts.filter(({ url }) => watched(url)).flatMap(partsThatRan);
    },
  };
}

/** V8 tells a part of a function where it ran more or less often than what is around it. */
function partsThatRan({ scriptId, functions }: Profiler.ScriptCoverage): string[] {
  return functions
    .flatMap(({ ranges }) => ranges)
    .filter(({ count }) => count > 0)
    .map(({ startOffset, endOffset }) => `${scriptId}:${startOffset}-${endOffset}`);
}
