import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MEMORY_SETTINGS } from "@stoneyard/server/testing/memory.ts";

/** A server under test. */
export type Served = {
  url: string;
  /** The process that answers. */
  pid: number;
  stop(): Promise<void>;
};

/** Our server on one core, as the service file starts it, with a store of its own. */
export async function startOurs(
  dist: string,
  core: number,
  variables: Record<string, string> = {},
): Promise<Served> {
  const dataDir = await mkdtemp(join(tmpdir(), "stoneyard-bench-"));
  const child = spawn("taskset", ["-c", `${core}`, process.execPath, "packages/server/main.ts", dist], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      ...MEMORY_SETTINGS,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      ...variables,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((found, failed) => {
    let said = "";
    child.stdout.on("data", (part) => {
      said += part;
      const at = /Stoneyard is at (\S+)/.exec(said)?.[1];
      if (at) found(at);
    });
    child.once("exit", () => failed(new Error(`The server ended: ${said}`)));
  });
  return { url, pid: child.pid ?? 0, stop: () => stop(child, dataDir) };
}

async function stop(child: ChildProcess, directory: string): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
  await rm(directory, { recursive: true, force: true });
}
