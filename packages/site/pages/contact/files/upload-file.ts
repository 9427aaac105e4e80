import type { PartReceived, Problem } from "@stoneyard/enquiry/answer.ts";
import type { FieldProblem } from "@stoneyard/enquiry/enquiry.ts";
import { PART_BYTES } from "@stoneyard/enquiry/files.ts";
import { ENQUIRY_ADDRESS } from "../enquiry-address.ts";

/** Messages while a file is sent. */
export type UploadNews = { sent: number } | "waiting" | "checking";

/** What is wrong with files: the server's reasons, and those that only the browser finds. */
export type FileProblem = FieldProblem["code"] | "files-left-out" | "file-unreadable";

/** Time limit of one part, ms, as the server's. */
const PART_MS = 10_000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Uploads a file in parts, each of which counts once it is on the server's disk. While network or server are away it waits
 * and continues from the server's offset. Never throws.
 * @returns null when the file is complete, or why it was refused; "cancelled" on `signal`
 */
export async function uploadFile(
  file: File,
  id: string,
  tell: (news: UploadNews) => void,
  signal: AbortSignal,
): Promise<FileProblem | "cancelled" | null> {
  let sent = 0;
  let failures = 0;
  while (!signal.aborted) {
    const isWhole = sent >= file.size;
    tell(isWhole ? "checking" : { sent });
    // Sent unread, a file that is gone looks like a lost network.
    const part = isWhole ? null : await readPart(file, sent);
    if (part?.size === 0) return "file-unreadable";
    try {
      const answer = part
        ? await ask(`${address(id)}?from=${sent}`, "PUT", part, signal)
        : await ask(address(id), "POST", JSON.stringify({ name: file.name }), signal);
      if (answer.ok && isWhole) {
        await readToEnd(answer);
        return null;
      }
      const refused = answer.ok ? undefined : await refusalIn(answer);
      if (refused) return refused;
      if (answer.ok) {
        sent = ((await answer.json()) as PartReceived).received;
        failures = 0;
        continue;
      }
    } catch {
      // No network, or a part took too long.
    }
    if (signal.aborted) break;
    tell("waiting");
    await pause(Math.min(1000 * 2 ** failures++, LONGEST_PAUSE_MS), signal);
  }
  return "cancelled";
}

/** Deletes an uploaded file; if that fails, the server does so within a day. */
export function dropUpload(id: string): void {
  fetch(address(id), { method: "DELETE", keepalive: true }).catch(() => {});
}

/** The bytes of a part; none where another program has changed or removed the file since it was chosen. */
async function readPart(file: File, start: number): Promise<Blob> {
  const bytes = await file
    .slice(start, start + PART_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  return new Blob([bytes]);
}

function address(id: string): string {
  return `${ENQUIRY_ADDRESS}/files/${id}`;
}

function ask(url: string, method: string, body: Blob | string, signal: AbortSignal): Promise<Response> {
  const type = typeof body === "string" ? "application/json" : "application/octet-stream";
  const limit = AbortSignal.any([signal, AbortSignal.timeout(PART_MS)]);
  return fetch(url, { method, headers: { "Content-Type": type }, body, signal: limit });
}

/** Reads the whole answer: an unread one would be cut off as a failure. */
async function readToEnd(answer: Response): Promise<void> {
  await answer.arrayBuffer().catch(() => {});
}

/** A refusal that a retry would not change. */
async function refusalIn(answer: Response): Promise<FileProblem | undefined> {
  const { errors = [] } = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  return errors[0]?.code ?? (answer.status === 413 ? "files-too-large" : undefined);
}

/** Until the time is over, the network is back, or the upload is cancelled. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}
