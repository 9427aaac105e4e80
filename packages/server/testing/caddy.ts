import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Nginx } from "./nginx.ts";
import { freePort, listening } from "./ports.ts";

const CADDY = "/usr/bin/caddy";

/** Why Caddy cannot run here; null when it can. */
export const noCaddy = existsSync(CADDY) ? null : `Caddy is not installed: ${CADDY} is missing`;

/**
 * A real Caddy of the system's packages, in a folder of its own.
 * @param snippet what `packages/server/static-hosting.ts` writes
 * @param lines what an owner has in the site besides
 * @throws what Caddy says where it refuses the configuration
 */
export async function startCaddy(snippet: string, lines: string): Promise<Nginx> {
  const directory = await mkdtemp(join(tmpdir(), "stoneyard-caddy-"));
  const port = await freePort();
  const file = join(directory, "Caddyfile");
  const site = `http://127.0.0.1:${port} {\n${lines}\nimport stoneyard\n}\n`;
  await writeFile(file, `{\nadmin off\nauto_https off\n}\n${snippet}\n${site}`);
  const env = { HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory };
  const daemon = spawn(CADDY, ["run", "--config", file], { env, stdio: ["ignore", "ignore", "pipe"] });
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
  refused.catch(() => {});
  try {
    await Promise.race([listening(port, "Caddy"), refused]);
  } catch (error) {
    await remove();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, remove };
}
