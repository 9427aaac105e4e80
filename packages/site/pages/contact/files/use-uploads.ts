import { newEnquiryId } from "@stoneyard/enquiry/enquiry.ts";
import { MOST_FILE_BYTES, MOST_FILES } from "@stoneyard/enquiry/files.ts";
import { type KeptFile, keepFiles } from "@stoneyard/site/choice/enquiry-draft.ts";
import { useRef, useState } from "react";
import { dropUpload, type FileProblem, type UploadNews, uploadFile } from "./upload-file.ts";

/** A chosen file and its progress. */
export type Upload = {
  id: string;
  name: string;
  size: number;
  state: UploadNews | "ready" | { refused: FileProblem };
};

export type Uploads = ReturnType<typeof useUploads>;

type Running = { kept: KeptFile; stop: AbortController; done: Promise<unknown> };

/** The files of an enquiry, each uploaded once it is chosen and there is room for it. */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  // The present files, for callbacks that began before the last rendering.
  const now = useRef<readonly Upload[]>([]);
  const running = useRef(new Map<string, Running>());
  /** Files that there is no room for, until another one goes. */
  const beyond = useRef(new Map<string, KeptFile>());

  function change(next: readonly Upload[]) {
    now.current = next;
    setUploads(next);
  }

  const set = (id: string, changed: Partial<Upload>) =>
    change(now.current.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)));

  /** The files that go along besides one. */
  const othersThan = (id: string) => now.current.filter((upload) => upload.id !== id && isTaken(upload));

  const add = (files: readonly File[]) => restore(files.map((file) => ({ file })));

  /** Adds files of the draft: what is on the server already is not sent again. */
  function restore(files: readonly KeptFile[]) {
    for (const kept of files) {
      const { file, id = newEnquiryId() } = kept;
      change([...now.current, { id, name: file.name, size: file.size, state: { sent: 0 } }]);
      take(id, kept);
    }
    keep();
  }

  /** Begins with a file where there is room for it, and else says why not. */
  function take(id: string, kept: KeptFile) {
    const excess = excessWith(kept.file, othersThan(id));
    set(id, { state: excess ? { refused: excess } : { sent: 0 } });
    if (excess) {
      beyond.current.set(id, kept);
    } else {
      beyond.current.delete(id);
      start(id, kept);
    }
  }

  /** One file less is sent: others may have room now. */
  function makeRoom() {
    for (const [id, kept] of beyond.current) take(id, kept);
    keep();
  }

  function start(id: string, kept: KeptFile) {
    const upload: Running = { kept, stop: new AbortController(), done: Promise.resolve() };
    running.current.set(id, upload);
    upload.done = send(id, upload);
  }

  async function send(id: string, upload: Running) {
    if (!upload.kept.id) {
      upload.kept = { file: await asSent(id, upload.kept.file), id };
      keep();
    }
    const { file } = upload.kept;
    set(id, { name: file.name, size: file.size });
    const outcome = await uploadFile(file, id, (state) => set(id, { state }), upload.stop.signal);
    if (outcome === "cancelled") return;
    if (outcome === null) return set(id, { state: "ready" });
    set(id, { state: { refused: outcome } });
    // A later visit would send it in vain, and one that is gone keeps the browser from storing the others.
    running.current.delete(id);
    makeRoom();
  }

  /** The re-encoded form takes the place of a file, unless the files are too large together. */
  async function asSent(id: string, file: File): Promise<File> {
    const bare = await import("./bare-photograph.ts").then(
      ({ barePhotograph }) => barePhotograph(file),
      // The server cleans it.
      () => file,
    );
    return bytesOf(othersThan(id)) + bare.size > MOST_FILE_BYTES ? file : bare;
  }

  function remove(id: string) {
    running.current.get(id)?.stop.abort();
    running.current.delete(id);
    // Of what there was no room for the server has nothing.
    if (!beyond.current.delete(id)) dropUpload(id);
    change(now.current.filter((upload) => upload.id !== id));
    makeRoom();
  }

  /** Sends the complete files under new ids: the server has dropped some, or given them to an enquiry before. */
  function sendAgain() {
    for (const { id } of now.current.filter(isReady)) {
      const former = running.current.get(id);
      if (!former) continue;
      const fresh = newEnquiryId();
      running.current.delete(id);
      dropUpload(id);
      set(id, { id: fresh, state: { sent: 0 } });
      start(fresh, { ...former.kept, id: fresh });
    }
    keep();
  }

  /**
   * Forgets the sent and the refused files: what was chosen meanwhile belongs to the next enquiry.
   * @returns the names of the sent ones
   */
  function clear(sent: readonly string[]): string[] {
    const { gone = [], left = [] } = Object.groupBy(now.current, (upload) =>
      sent.includes(upload.id) || !isTaken(upload) ? "gone" : "left",
    );
    for (const { id } of gone) {
      running.current.delete(id);
      beyond.current.delete(id);
    }
    keep();
    change(left);
    return gone.filter(({ id }) => sent.includes(id)).map(({ name }) => name);
  }

  /**
   * Waits until every file is complete or refused.
   * @returns the ids of the complete ones; null when one was refused meanwhile, as the visitor does not know of that
   */
  async function settled(): Promise<string[] | null> {
    const taken = now.current.filter(isTaken).map(({ id }) => id);
    await Promise.all([...running.current.values()].map(({ done }) => done));
    if (now.current.some((upload) => taken.includes(upload.id) && !isTaken(upload))) return null;
    return now.current.filter(isReady).map(({ id }) => id);
  }

  function keep() {
    void keepFiles(now.current.flatMap(({ id }) => running.current.get(id)?.kept ?? []));
  }

  return { uploads, add, restore, remove, sendAgain, clear, settled };
}

/** Why one more file would be too much. */
function excessWith(file: File, taken: readonly Upload[]): FileProblem | undefined {
  if (bytesOf(taken) + file.size > MOST_FILE_BYTES) return "files-too-large";
  return taken.length >= MOST_FILES ? "files-too-many" : undefined;
}

/** Whether a file is still being sent, or waits to be. */
export function isOnItsWay({ state }: Upload): boolean {
  return state === "waiting" || state === "checking" || (typeof state === "object" && "sent" in state);
}

function bytesOf(uploads: readonly Upload[]): number {
  return uploads.reduce((total, { size }) => total + size, 0);
}

function isReady({ state }: Upload): boolean {
  return state === "ready";
}

function isTaken(upload: Upload): boolean {
  return isReady(upload) || isOnItsWay(upload);
}
