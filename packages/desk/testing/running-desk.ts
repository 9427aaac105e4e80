import { mkdir, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openProject } from "../local-server/desk-options.ts";
import { createDeskServer } from "../local-server/desk-server.ts";
import { yardStones } from "../local-server/listed-files.ts";
import { YardDoor } from "../yard/yard-door.ts";
import { testProject } from "./project.ts";

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };
export type Ask = { method?: string; path: string; headers?: Record<string, string>; body?: unknown };

export const SESSION = "secret-of-this-test";

/**
 * A desk that listens on a free port, and a way to ask it with any headers.
 * @param yardLasts milliseconds for which a telephone may send, @param preview where the site is shown
 */
export async function runningDesk({ yardLasts, preview }: { yardLasts?: number; preview?: string } = {}) {
  const { dir } = await testProject();
  const project = { dir, ...openProject(dir) };
  const screens = join(dir, "screens");
  await mkdir(join(screens, "assets"), { recursive: true });
  await writeFile(join(screens, "index.html"), "<!doctype html><title>Desk</title>");
  const port = await freePort();
  const server = createDeskServer({
    port,
    session: SESSION,
    ...project,
    yard: new YardDoor({
      received: project.received,
      stones: (language) => yardStones(project.content, language),
      port: 0,
      addresses: () => ["127.0.0.1"],
      ...(yardLasts !== undefined && { lasts: yardLasts }),
    }),
    screens,
    preview,
  });
  await server.listen({ host: "127.0.0.1", port });
  onTestFinished(() => server.close());
  const own = { host: `localhost:${port}`, cookie: `desk-${port}=${SESSION}` };
  return {
    ...project,
    port,
    /** As the desk's own page asks. */
    ask: (asked: Ask) =>
      send(port, {
        ...asked,
        headers: {
          ...own,
          origin: `http://localhost:${port}`,
          "sec-fetch-site": "same-origin",
          ...asked.headers,
        },
      }),
    /** With these headers alone. */
    askBare: (asked: Ask) => send(port, asked),
  };
}

export function send(port: number, { method = "GET", path, headers = {}, body }: Ask): Promise<Answer> {
  const isBytes = Buffer.isBuffer(body);
  const written = body === undefined ? undefined : isBytes ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: "127.0.0.1",
        port,
        method,
        path,
        headers: {
          ...(written && { "content-type": isBytes ? "application/octet-stream" : "application/json" }),
          ...headers,
        },
      },
      async (response) => {
        const bytes = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: String(bytes) });
      },
    );
    asked.on("error", reject);
    asked.end(written);
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
