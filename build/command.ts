import { spawn } from "node:child_process";
import { join } from "node:path";

/**
 * Runs a command of this package; its output is shown only when it fails. It ends with this process.
 * @throws when it ends with another code than 0
 */
export function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const file = join("node_modules", ".bin", command);
    const env = { ...process.env, NODE_ENV: "production" };
    // On Windows it is a script (.cmd), which only a shell starts; our own words need no quotes.
    const child =
      process.platform === "win32"
        ? spawn([file, ...args].join(" "), { env, shell: true })
        : spawn(file, args, { env });
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
      reject(new Error(`${command} ${args.join(" ")} ended with code ${code}.`));
    });
  });
}
