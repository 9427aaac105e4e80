import { closeSync, fstatSync, openSync, read } from "node:fs";
import type { ServerResponse } from "node:http";
import { promisify } from "node:util";

/** A file as it was when the site was loaded, and where it lies once a newer build has taken the site's place. */
export type FileOnDisk = { path: string; size: number; mtimeMs: number; retired?: string };

const CHUNK_BYTES = 64 * 1024;

/** Buffers that wait for the next file; more than a busy moment needs would only be kept for nothing. */
const spare: Buffer[] = [];
const MOST_SPARE = 64;

const readInto = promisify(read);

/**
 * Opens a file for `sendBytes`, which closes it. After a new build under a running server it is the one that the build put
 * aside. Null when that is gone too, or another one by now: its size and its tag would be wrong.
 */
export function openUnchanged({ retired, ...file }: FileOnDisk): number | null {
  return openSame(file) ?? (retired === undefined ? null : openSame({ ...file, path: retired }));
}

function openSame({ path, size, mtimeMs }: FileOnDisk): number | null {
  let descriptor: number;
  try {
    descriptor = openSync(path, "r");
  } catch (error) {
    if (Object(error).code === "ENOENT") return null;
    throw error;
  }
  const now = fstatSync(descriptor);
  if (now.size === size && now.mtimeMs === mtimeMs) return descriptor;
  closeSync(descriptor);
  return null;
}

/**
 * Sends the bytes from `start` to `end`, both inclusive, as the whole body of a response whose head is written; then ends
 * it and closes the file. Buffers are used again once the network has taken them: a stream of Node takes new ones, of
 * which a hundred megabytes gather before they are collected. Never rejects: what cannot go on is cut.
 */
export async function sendBytes(
  response: ServerResponse,
  descriptor: number,
  start: number,
  end: number,
): Promise<void> {
  let buffer: Buffer | undefined;
  try {
    if (!(await turn(response))) return;
    buffer = spare.pop() ?? Buffer.allocUnsafeSlow(CHUNK_BYTES);
    for (let at = start; at <= end; ) {
      const { bytesRead } = await readInto(descriptor, buffer, 0, Math.min(CHUNK_BYTES, end + 1 - at), at);
      if (bytesRead === 0 || !(await taken(response, buffer.subarray(0, bytesRead)))) {
        response.destroy();
        return;
      }
      at += bytesRead;
    }
    response.end();
  } catch {
    // The disk failed under the reading; the head is out, so a broken connection is the only way to say so.
    response.destroy();
  } finally {
    closeSync(descriptor);
    if (buffer && spare.length < MOST_SPARE) spare.push(buffer);
  }
}

/** Waits until the answers before this one are out (pipelining); false when the client is gone. */
function turn(response: ServerResponse): Promise<boolean> | true {
  if (response.socket !== null) return true;
  return new Promise((resolve) => {
    // Of the connection: a response that waits for its turn is never told.
    const { socket } = response.req;
    const gone = () => resolve(false);
    if (socket.destroyed) return gone();
    socket.once("close", gone);
    response.once("socket", () => {
      socket.off("close", gone);
      resolve(true);
    });
  });
}

/** Whether the network took the bytes; false when the client is gone. */
function taken(response: ServerResponse, bytes: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    const { socket } = response.req;
    const gone = () => resolve(false);
    if (socket.destroyed) return gone();
    socket.once("close", gone);
    response.write(bytes, (error) => {
      socket.off("close", gone);
      resolve(!error);
    });
  });
}
