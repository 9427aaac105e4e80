import type { FastifyBaseLogger } from "fastify";
import type { FileStore } from "../store/files.ts";
import { CLEANED_KINDS, cleanApart } from "./clean-apart.ts";
import { partsOf } from "./keep-file.ts";

type Cleaner = {
  /** Looks for waiting files now; called after a new enquiry. */
  wake(): void;
  /** Stops the current one, which waits for the next start. */
  stop(): Promise<void>;
};

type CleanerOptions = {
  store: FileStore;
  /** Called when a file is done, so that its mail may go. */
  onCleaned: () => void;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
};

/** Longest wait between looks, as another process may have left files. */
const LOOK_MS = 15_000;
/** After this many crashes of the whole machine a file is passed on as it was sent. */
const MOST_CLEANINGS = 5;

export function startCleaner({ store, onCleaned, log }: CleanerOptions): Cleaner {
  const stopping = new AbortController();
  const { signal } = stopping;
  let work = Promise.resolve();
  const cleanAll = async () => {
    try {
      while (!signal.aborted && (await cleanNext(store, { signal, log }))) onCleaned();
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, "files could not be cleaned; it will be tried again");
    }
  };
  const wake = () => {
    work = work.then(cleanAll);
  };
  wake();
  const timer = setInterval(wake, LOOK_MS);
  return {
    wake,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await work;
    },
  };
}

/**
 * Cleans a waiting file, this one or the oldest; what cannot be cleaned stays as it was sent.
 * @returns false when none waits
 */
export async function cleanNext(
  store: FileStore,
  {
    id,
    signal = new AbortController().signal,
    log,
  }: { id?: string; signal?: AbortSignal; log?: CleanerOptions["log"] } = {},
): Promise<boolean> {
  const file = await store.takeToClean(id);
  if (file === null) return false;
  const kind = CLEANED_KINDS.find((known) => known === file.kind);
  const isLeft = kind === undefined || file.cleanings > MOST_CLEANINGS;
  let isRead = isLeft;
  try {
    const cleaned = isLeft ? null : await cleanApart(partsOf(store, file.id), kind, signal);
    isRead = true;
    await store.endCleaning(file.id, cleaned);
    if (cleaned === null) log?.warn({ file: file.id, kind: file.kind }, "a file stays as it was sent");
  } catch (error) {
    // What the store can never give counts: it must not hold up all later files.
    if (isRead || signal.aborted) await store.uncountCleaning(file.id);
    throw error;
  }
  return true;
}
