import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Daemon, daemonFolder, startDaemon } from "./daemon.ts";

const NGINX = "/usr/sbin/nginx";
const CADDY = "/usr/bin/caddy";

export const noNginx = existsSync(NGINX) ? null : `nginx is not installed: ${NGINX} is missing`;
export const noCaddy = existsSync(CADDY) ? null : `Caddy is not installed: ${CADDY} is missing`;

/**
 * A real nginx of the system's packages, in a folder of its own.
 * @param site what `packages/server/hosting/static-hosting.ts` writes
 * @param locations what an owner adds to the server in `stoneyard-listen.conf`
 * @throws what nginx says where it refuses the configuration
 */
export async function startNginx(site: string, locations: string): Promise<Daemon> {
  const folder = await daemonFolder("nginx");
  const { directory, port } = folder;
  await writeFile(join(directory, "site.conf"), site);
  await writeFile(join(directory, "stoneyard-listen.conf"), `listen 127.0.0.1:${port};\n${locations}\n`);
  await writeFile(join(directory, "nginx.conf"), configure(directory));
  return startDaemon(NGINX, ["-p", directory, "-c", "nginx.conf", "-e", "stderr"], folder);
}

/**
 * A real Caddy of the system's packages, in a folder of its own.
 * @param snippet what `packages/server/hosting/static-hosting.ts` writes
 * @param lines what an owner has in the site besides
 * @throws what Caddy says where it refuses the configuration
 */
export async function startCaddy(snippet: string, lines: string): Promise<Daemon> {
  const folder = await daemonFolder("caddy");
  const { directory, port } = folder;
  const file = join(directory, "Caddyfile");
  const site = `http://127.0.0.1:${port} {\n${lines}\nimport stoneyard\n}\n`;
  await writeFile(file, `{\nadmin off\nauto_https off\n}\n${snippet}\n${site}`);
  return startDaemon(CADDY, ["run", "--config", file], folder);
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
