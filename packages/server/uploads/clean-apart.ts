import { spawn } from "node:child_process";
import { once } from "node:events";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { type FileKind, MOST_FILE_BYTES } from "@stoneyard/enquiry/files.ts";

/** Kinds of files whose metadata is removed; a PDF stays as it was sent. */
export const CLEANED_KINDS = ["jpeg", "png", "webp", "heic"] as const satisfies FileKind[];
export type CleanedKind = (typeof CLEANED_KINDS)[number];

const PROGRAM = fileURLToPath(new URL("clean.ts", import.meta.url));
/** Time limit for a busy machine; the process's own limits end it long before. */
const LONGEST_MS = 3 * 60_000;
/** Most growth of a re-encoded file. */
const MOST_CLEANED_BYTES = 2 * MOST_FILE_BYTES;

/**
 * Cleans a file in a process of its own with 15 s of processor time and 280 MB.
 * @returns null where that did not suffice or the file is unreadable
 * @throws the reason of `signal` when aborted
 */
export async function cleanApart(
  parts: AsyncIterable<Buffer>,
  kind: CleanedKind,
  signal: AbortSignal,
): Promise<Buffer | null> {
  signal.throwIfAborted();
  const cleaner = spawn(process.execPath, ["--max-old-space-size=64", PROGRAM, kind], {
    env: { MALLOC_ARENA_MAX: "2" },
    stdio: ["pipe", "pipe", "ignore"],
    timeout: LONGEST_MS,
    killSignal: "SIGKILL",
  });
  const stop = () => void cleaner.kill("SIGKILL");
  signal.addEventListener("abort", stop);
  const sent = pipeline(parts, cleaner.stdin).catch((error) => {
    // A process that ended early reads no more input.
    if (!["EPIPE", "ERR_STREAM_PREMATURE_CLOSE"].includes(error.code)) throw error;
  });
  sent.catch(stop);
  const pieces: Buffer[] = [];
  let length = 0;
  cleaner.stdout.on("data", (piece: Buffer) => {
    length += piece.length;
    if (length > MOST_CLEANED_BYTES) stop();
    else pieces.push(piece);
  });
  try {
    const [code] = await once(cleaner, "close");
    await sent;
    signal.throwIfAborted();
    return code === 0 && length > 0 ? Buffer.concat(pieces) : null;
  } catch (error) {
    signal.throwIfAborted();
    if (Object(error).syscall?.startsWith("spawn")) return null;
    throw error;
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
