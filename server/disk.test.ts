import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { fstatSync, statSync } from "node:fs";
import { rename, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openUnchanged, sendBytes } from "./disk.ts";
import { makeBuiltSite, makeDirectory, PICTURE, pageHtml } from "./testing/built-site.ts";
import { startTestServer, type TestServer } from "./testing/running.ts";
import { soon } from "./testing/soon.ts";

describe("files sent through buffers that are used again", () => {
  const FILES = 8;
  const SIZE = 1_000_000;

  let directory: Awaited<ReturnType<typeof makeDirectory>>;
  let contents: Buffer[];
  let opened: number[];
  let server: Server;
  let port: number;
  beforeEach(async () => {
    directory = await makeDirectory();
    contents = Array.from({ length: FILES }, () => randomBytes(SIZE));
    await Promise.all(contents.map((bytes, file) => writeFile(join(directory.path, String(file)), bytes)));
    opened = [];
    server = createServer((request, response) => {
      const path = join(directory.path, request.url ?? "");
      const { size, mtimeMs } = statSync(path);
      const descriptor = openUnchanged({ path, size, mtimeMs }) ?? -1;
      opened.push(descriptor);
      response.writeHead(200, { "content-length": size });
      void sendBytes(response, descriptor, 0, size - 1);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await directory.remove();
  });

  const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
  const isOpen = (descriptor: number) => {
    try {
      return fstatSync(descriptor).isFile();
    } catch {
      return false;
    }
  };

  test("each arrives whole while many are under way", async () => {
    const hashes = contents.map(hash);
    for (let round = 0; round < 3; round += 1) {
      const answers = contents.map(async (_, file) => {
        const answer = await fetch(`http://127.0.0.1:${port}/${file}`);
        return hash(Buffer.from(await answer.arrayBuffer()));
      });
      expect(await Promise.all(answers)).toEqual(hashes);
    }
    await soon(() => expect(opened.filter(isOpen)).toEqual([]));
  });

  test("none stays open for clients that leave in the middle, or leave a queue of requests behind", async () => {
    const clients = Array.from({ length: 5 }, async () => {
      const socket = connect(port, "127.0.0.1");
      socket.write("GET /1 HTTP/1.1\r\nHost: x\r\n\r\n".repeat(4));
      await once(socket, "data");
      socket.destroy();
    });
    await Promise.all(clients);
    expect(opened.length).toBeGreaterThanOrEqual(5);
    await soon(() => expect(opened.filter(isOpen)).toEqual([]));
  });
});

describe.each([false, true])(
  "after a new build under a running server, compressed before: %s",
  (compressed) => {
    let server: TestServer;
    beforeEach(async () => {
      server = await startTestServer({}, { compressed });
    });
    afterEach(() => server.stop());

    const rewrite = async (name: string, content: string | Buffer) => {
      const path = join(server.dist, "client", name);
      await writeFile(path, content);
      await utimes(path, new Date(), new Date(Date.now() + 5000));
    };

    test("a file that changed is no longer there, rather than cut or too long", async () => {
      await rewrite("images/slab-c3d4.avif", PICTURE.subarray(100));
      const answer = await fetch(`${server.url}/images/slab-c3d4.avif`);
      expect([answer.status, await answer.text()]).toEqual([404, "There is no such file.\n"]);
    });

    test("what the old pages name is sent from the folder that the build put aside", async () => {
      await rename(server.dist, `${server.dist}.last`);
      const between = await fetch(`${server.url}/images/slab-c3d4.avif`);
      expect(Buffer.from(await between.arrayBuffer()).equals(PICTURE)).toBe(true);
      await makeBuiltSite(server.dist);
      await rm(join(server.dist, "client/images/slab-c3d4.avif"));
      await rewrite("models/round.glb", PICTURE.subarray(1));
      for (const name of ["images/slab-c3d4.avif", "models/round.glb"]) {
        const answer = await fetch(`${server.url}/${name}`, { headers: { range: "bytes=10-19" } });
        expect([
          answer.status,
          Buffer.from(await answer.arrayBuffer()).equals(PICTURE.subarray(10, 20)),
        ]).toEqual([206, true]);
      }
    });

    test("until then a page comes in every form", async () => {
      for (const encoding of ["br", "gzip", "identity"]) {
        const answer = await fetch(`${server.url}/granit`, { headers: { "accept-encoding": encoding } });
        expect(answer.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
        expect(answer.headers.get("content-security-policy")).toContain("sha256-");
        expect(await answer.text()).toBe(pageHtml("granit"));
      }
    });

    test("a page comes as it was, in every form, since its headers allow its own scripts alone", async () => {
      await rewrite("granit/index.html", pageHtml("another"));
      await rm(join(server.dist, "client/granit/index.html.gz"), { force: true });
      for (const encoding of ["br", "gzip", "identity"]) {
        const answer = await fetch(`${server.url}/granit`, { headers: { "accept-encoding": encoding } });
        expect(await answer.text()).toBe(pageHtml("granit"));
      }
    });
  },
);
