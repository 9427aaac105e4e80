import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

export type Ended = { code: number | null; stdout: string; stderr: string };
export type Program = {
  process: ChildProcess;
  /** What it said, once it has ended. */
  ended: Promise<Ended>;
};

/** The server as a process, and where it listens. */
export type ServerProgram = Program & { url: string };

/** Node keeps the compiled modules of programs that end orderly there: tests start hundreds, and a start is mostly compiling. */
const COMPILED = fileURLToPath(new URL("../../../.cache/test-programs", import.meta.url));

const { CLOCK_SHIFT_MS, NODE_OPTIONS = "" } = process.env;
/** The environment of every program. In a run at another moment programs live at that moment too (`npm run test:moments`). */
export const ENVIRONMENT = {
  NODE_COMPILE_CACHE: COMPILED,
  ...(CLOCK_SHIFT_MS !== undefined && { CLOCK_SHIFT_MS, NODE_OPTIONS }),
};

/**
 * Runs a program of packages/server/ as a process of its own, with this environment and nothing of ours.
 * @param under a command that runs it, such as strace with its options
 */
export function runProgram(
  name: string,
  args: string[],
  variables: Record<string, string>,
  under: string[] = [],
): Program {
  const path = fileURLToPath(new URL(`../${name}`, import.meta.url));
  const [command = process.execPath, ...rest] = [...under, process.execPath, path, ...args];
  const started = spawn(command, rest, {
    env: { ...ENVIRONMENT, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = Promise.all([text(started.stdout), text(started.stderr)]);
  const ended = once(started, "exit").then(async ([code]) => {
    const [stdout, stderr] = await output;
    return { code, stdout, stderr };
  });
  return { process: started, ended };
}

/**
 * Starts the server on a free port and waits until it listens.
 * @param dist the built site that it serves
 * @throws what it said on its error output where it ends instead
 */
export async function startProgram(
  dist: string,
  variables: Record<string, string>,
  under: string[] = [],
): Promise<ServerProgram> {
  const program = runProgram("main.ts", [dist], { PORT: "0", ...variables }, under);
  const url = await new Promise<string>((resolve, reject) => {
    let seen = "";
    program.process.stdout?.on("data", (chunk) => {
      seen += chunk;
      const found = /Stoneyard is at (\S+)/.exec(seen)?.[1];
      if (found) resolve(found);
    });
    void program.ended.then(({ stderr }) => reject(new Error(stderr)));
  });
  return { ...program, url };
}

/** On a machine that is busy with something else the database may be too slow for a start: that loses nothing. */
export async function startProgramPatiently(
  dist: string,
  variables: Record<string, string>,
  attempts = 5,
): Promise<ServerProgram> {
  try {
    return await startProgram(dist, variables);
  } catch (error) {
    if (attempts === 1 || !/timeout/.test(String(error))) throw error;
    return startProgramPatiently(dist, variables, attempts - 1);
  }
}

/** Ends it as a crash does. */
export async function killProgram({ process, ended }: Program): Promise<void> {
  if (process.exitCode === null && process.signalCode === null) process.kill("SIGKILL");
  await ended;
}
