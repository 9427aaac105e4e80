import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MEMORY_SETTINGS } from "#server/testing/memory.ts";
import { childOf } from "./process-stats.ts";

/** A server under test. */
export type Served = {
  url: string;
  /** The process that answers. */
  pid: number;
  stop(): Promise<void>;
};

const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** The best encoding that both can send from files compressed at build time. */
export const ENCODING = existsSync(BROTLI) ? "br" : "gzip";

/** Our server on one core, as the service file starts it, with a store of its own. */
export async function startOurs(
  dist: string,
  core: number,
  variables: Record<string, string> = {},
): Promise<Served> {
  const dataDir = await mkdtemp(join(tmpdir(), "stoneyard-bench-"));
  const child = spawn("taskset", ["-c", `${core}`, process.execPath, "server/main.ts", dist], {
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

/**
 * nginx on one core, with the same files, compressed at build time, and the same headers; without a log, as ours.
 * @param headers what our server sends with the page
 * @param fileCache whether it keeps files open, which its packages leave off and whoever tunes it turns on
 */
export async function startNginx(
  dist: string,
  core: number,
  headers: Headers,
  fileCache: boolean,
): Promise<Served> {
  const directory = await mkdtemp(join(tmpdir(), "stoneyard-nginx-"));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const config = join(directory, "nginx.conf");
  await writeFile(
    config,
    nginxConfig({ root: resolve(dist, "client"), port, directory, headers, fileCache }),
  );
  const child = spawn("taskset", ["-c", `${core}`, "nginx", "-p", directory, "-c", config], {
    stdio: "inherit",
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break;
    if (tries > 50)
      throw new Error("nginx does not answer; is it installed (Debian: apt-get install nginx)?");
    await sleep(100);
  }
  return { url, pid: childOf(child.pid ?? 0), stop: () => stop(child, directory) };
}

type Settings = { root: string; port: number; directory: string; headers: Headers; fileCache: boolean };

function nginxConfig({ root, port, directory, headers, fileCache }: Settings): string {
  const own = ["date", "connection", "keep-alive", "content-length", "content-type", "content-encoding"];
  const added = [...headers].filter(([name]) => !own.includes(name));
  return `
${ENCODING === "br" ? `load_module ${BROTLI};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 1;
pid ${directory}/nginx.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  tcp_nodelay on;
  keepalive_requests 1000000000;
  ${fileCache ? "open_file_cache max=2000 inactive=600s; open_file_cache_valid 600s;" : ""}
  default_type "${headers.get("content-type")}";
  types { }
  etag off;
  if_modified_since off;
  ${ENCODING === "br" ? "brotli_static on;" : ""}
  gzip_static on;
  add_header Last-Modified "";
${added.map(([name, value]) => `  add_header ${name} "${value.replaceAll(/["\\]/g, "\\$&")}" always;`).join("\n")}
  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${root};
    try_files $uri/index.html $uri =404;
  }
}
`;
}

async function stop(child: ChildProcess, directory: string): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
  await rm(directory, { recursive: true, force: true });
}
