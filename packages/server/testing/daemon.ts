import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { freePort, listening } from "./ports.ts";

export type Daemon = {
  url: string;
  /** Ends it and deletes its folder. */
  remove: () => Promise<void>;
};

/** A folder for the configuration of a daemon, and a free port. */
export async function daemonFolder(name: string): Promise<{ directory: string; port: number }> {
  return { directory: await mkdtemp(join(tmpdir(), `stoneyard-${name}-`)), port: await freePort() };
}

/**
 * Starts a daemon that stays in the foreground, and waits until it listens.
 * @throws what it says where it ends instead
 */
export async function startDaemon(
  command: string,
  args: string[],
  { directory, port }: { directory: string; port: number },
): Promise<Daemon> {
  const env = { HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory };
  const daemon = spawn(command, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  const errors = text(daemon.stderr);
  const ended = once(daemon, "exit");
  const remove = async () => {
    daemon.kill("SIGTERM");
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  const refused = ended.then(async () => {
    throw new Error(await errors);
  });
  // Every one ends some time; only one that ends before it listens is a failure.
  refused.catch(() => {});
  try {
    await Promise.race([listening(port, command), refused]);
  } catch (error) {
    await remove();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, remove };
}
