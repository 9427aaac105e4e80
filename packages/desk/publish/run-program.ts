import { spawn } from "node:child_process";

const LONGEST_REASON = 600;

/** Runs a program in a folder. Rejects with the end of its output where it fails. */
export function runProgram(
  folder: string,
  program: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...settings } });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part) => {
      output = `${output}${part}`.slice(-LONGEST_REASON);
    });
  return new Promise((done, fail) => {
    child.on("error", (error) => {
      const { code }: { code?: unknown } = Object(error);
      fail(new Error(code === "ENOENT" ? `NO ${program.toUpperCase()}` : error.message));
    });
    child.on("close", (code) =>
      code === 0 ? done() : fail(new Error(output.trim() || `${program}: ${code}`)),
    );
  });
}
