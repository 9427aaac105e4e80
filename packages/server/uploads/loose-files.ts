import type { FastifyBaseLogger } from "fastify";
import type { FileStore } from "../store/files.ts";

const HOUR_MS = 60 * 60 * 1000;
/** After this time the enquiry will not come. */
const KEPT_MS = 24 * HOUR_MS;

/** Deletes files without an enquiry after a day; checks every hour until the returned function is called. */
export function startLooseFiles(
  store: Pick<FileStore, "dropLooseFiles">,
  log: Pick<FastifyBaseLogger, "info" | "error">,
): () => void {
  const look = async () => {
    try {
      const deleted = await store.dropLooseFiles(Date.now() - KEPT_MS);
      if (deleted > 0) log.info({ deleted }, "files without an enquiry deleted");
    } catch (error) {
      log.error({ err: error }, "files without an enquiry could not be deleted; it will be tried again");
    }
  };
  void look();
  const timer = setInterval(look, HOUR_MS);
  return () => clearInterval(timer);
}
