import { type FieldProblem, newEnquiryId } from "@stoneyard/enquiry/enquiry.ts";
import { MOST_FILE_BYTES, MOST_FILES } from "@stoneyard/enquiry/files.ts";
import { keepFiles } from "@stoneyard/site/choice/enquiry-draft.ts";
import { useRef, useState } from "react";
import { barePhotograph, dropUpload, type UploadNews, uploadFile } from "./upload-file.ts";

/** A chosen file and its progress. */
export type Upload = {
  id: string;
  name: string;
  size: number;
  state: UploadNews | "ready" | { refused: FieldProblem["code"] };
};

export type Uploads = ReturnType<typeof useUploads>;

type Running = { file: File; stop: AbortController; done: Promise<unknown> };

/** The files of an enquiry, each uploaded once it is chosen. */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [problem, setProblem] = useState<FieldProblem["code"]>();
  // The present files, for callbacks that began before the last rendering.
  const now = useRef<readonly Upload[]>([]);
  const running = useRef(new Map<string, Running>());

  function change(next: readonly Upload[]) {
    now.current = next;
    setUploads(next);
  }

  const set = (id: string, changed: Partial<Upload>) =>
    change(now.current.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)));

  function add(files: readonly File[]) {
    setProblem(undefined);
    for (const file of files) {
      const excess = excessWith(file, now.current.filter(isTaken));
      if (excess) {
        setProblem(excess);
        break;
      }
      const id = newEnquiryId();
      const stop = new AbortController();
      change([...now.current, { id, name: file.name, size: file.size, state: { sent: 0 } }]);
      const send = async () => {
        const bare = await barePhotograph(file);
        const others = now.current.filter((upload) => upload.id !== id && isTaken(upload));
        // The re-encoded form takes the place of the file, unless the files are too large together.
        const sent = bytesOf(others) + bare.size > MOST_FILE_BYTES ? file : bare;
        set(id, { name: sent.name, size: sent.size });
        const outcome = await uploadFile(sent, id, (state) => set(id, { state }), stop.signal);
        if (outcome !== "cancelled") set(id, { state: outcome === null ? "ready" : { refused: outcome } });
      };
      running.current.set(id, { file, stop, done: send() });
    }
    keep(running.current);
  }

  function remove(id: string) {
    running.current.get(id)?.stop.abort();
    running.current.delete(id);
    keep(running.current);
    dropUpload(id);
    setProblem(undefined);
    change(now.current.filter((upload) => upload.id !== id));
  }

  /**
   * Forgets the sent and the refused files: what was chosen meanwhile belongs to the next enquiry.
   * @returns the names of the sent ones
   */
  function clear(sent: readonly string[]): string[] {
    const { gone = [], left = [] } = Object.groupBy(now.current, (upload) =>
      sent.includes(upload.id) || !isTaken(upload) ? "gone" : "left",
    );
    for (const { id } of gone) running.current.delete(id);
    keep(running.current);
    change(left);
    return gone.filter(({ id }) => sent.includes(id)).map(({ name }) => name);
  }

  /**
   * Waits until every file is complete or refused.
   * @returns the ids of the complete ones
   */
  async function settled(): Promise<string[]> {
    await Promise.all([...running.current.values()].map(({ done }) => done));
    return now.current.filter(({ state }) => state === "ready").map(({ id }) => id);
  }

  return { uploads, problem, add, remove, clear, settled };
}

/** Why one more file would be too much. */
function excessWith(file: File, taken: readonly Upload[]): FieldProblem["code"] | undefined {
  if (taken.length >= MOST_FILES) return "files-too-many";
  if (bytesOf(taken) + file.size > MOST_FILE_BYTES) return "files-too-large";
  return undefined;
}

function keep(running: ReadonlyMap<string, Running>): void {
  const files = [...running.values()].map(({ file }) => file);
  void keepFiles(files);
}

/** Whether a file is still being sent, or waits to be. */
export function isOnItsWay({ state }: Upload): boolean {
  return state === "waiting" || state === "checking" || (typeof state === "object" && "sent" in state);
}

function bytesOf(uploads: readonly Upload[]): number {
  return uploads.reduce((total, { size }) => total + size, 0);
}

function isTaken(upload: Upload): boolean {
  return upload.state === "ready" || isOnItsWay(upload);
}
