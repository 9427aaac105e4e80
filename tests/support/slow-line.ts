import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** So much of a body comes at once, bytes, and how long it takes until more comes, ms: a browser paints in between. */
const PIECE = 1500;
const PAUSE_MS = 60;
/** What comes later lies below the first screen. */
const LAST_PIECE_AT = 40_000;

/** A server that gives what another one gives, the first screen of its pages bit by bit. */
export async function slowLineTo(site: string): Promise<{ url: string; close(): void }> {
  const server = createServer(async ({ url = "/" }, answer) => {
    const { status, headers, body } = await fetch(new URL(url, site));
    const type = headers.get("content-type") ?? "";
    const content = Buffer.from(await new Response(body).arrayBuffer());
    answer.writeHead(status, { "content-type": type });
    const pieces = type.startsWith("text/html") ? piecesOf(content) : [];
    for (const piece of pieces) {
      answer.write(piece);
      await setTimeout(PAUSE_MS);
    }
    answer.end(pieces.length > 0 ? undefined : content);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function piecesOf(page: Buffer): Buffer[] {
  const body = page.indexOf("<body");
  const cuts = [0];
  for (let cut = body; cut < Math.min(page.length, body + LAST_PIECE_AT); cut += PIECE) cuts.push(cut);
  return cuts.map((cut, at) => page.subarray(cut, cuts[at + 1]));
}
