import { spawn } from "node:child_process";

/** React Router's command. Not by its name in node_modules/.bin, which Windows cannot start. */
export const ROUTER = "node_modules/@react-router/dev/bin.cjs";

/**
 * Runs a script with this Node; its output is shown only when it fails. It ends with this process.
 * @throws when it ends with another code than 0
 */
export function run(script: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: "production" };
    const child = spawn(process.execPath, [script, ...args], { env });
    const stop = () => child.kill();
    process.once("exit", stop);
    const output: Buffer[] = [];
    child.stdout.on("data", (part) => output.push(part));
    child.stderr.on("data", (part) => output.push(part));
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("exit", stop);
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new Error(`${script} ${args.join(" ")} ended with code ${code}.`));
    });
  });
}
