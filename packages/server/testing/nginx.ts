import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, listening } from "./ports.ts";

const NGINX = "/usr/sbin/nginx";

/** Why nginx cannot run here; null when it can. */
export const noNginx = existsSync(NGINX) ? null : `nginx is not installed: ${NGINX} is missing`;

export type Nginx = {
  url: string;
  /** Ends it and deletes its folder. */
  remove: () => Promise<void>;
};

/**
 * A real nginx of the system's packages, in a folder of its own.
 * @param site what `packages/server/static-hosting.ts` writes
 * @param locations what an owner adds to the server in `stoneyard-listen.conf`
 * @throws what nginx says where it refuses the configuration
 */
export async function startNginx(site: string, locations: string): Promise<Nginx> {
  const directory = await mkdtemp(join(tmpdir(), "stoneyard-nginx-"));
  const port = await freePort();
  await writeFile(join(directory, "site.conf"), site);
  await writeFile(join(directory, "stoneyard-listen.conf"), `listen 127.0.0.1:${port};\n${locations}\n`);
  await writeFile(join(directory, "nginx.conf"), configure(directory));
  const log = join(directory, "error.log");
  const daemon = spawn(NGINX, ["-p", directory, "-c", "nginx.conf", "-e", log], { stdio: "ignore" });
  const ended = once(daemon, "exit");
  const remove = async () => {
    daemon.kill("SIGTERM");
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  const refused = ended.then(async () => {
    throw new Error(await readFile(log, "utf8"));
  });
  // Every nginx of a test ends some time; only one that ends before it listens is a failure.
  refused.catch(() => {});
  try {
    await Promise.race([listening(port, "nginx"), refused]);
  } catch (error) {
    await remove();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, remove };
}

function configure(directory: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `  ${name}_temp_path ${directory}/${name};`)
    .join("\n");
  return `daemon off;
# One process: as root, another user's worker could not read the test's files.
master_process off;
pid ${directory}/nginx.pid;
events {}
http {
  access_log off;
${temporary}
  include site.conf;
}
`;
}
