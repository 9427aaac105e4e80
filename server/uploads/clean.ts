/**
 * A process of its own for one file of a visitor: reads it from its input, writes it cleaned to its output, and ends with a
 * code other than 0 where it cannot, or where that takes too much memory. It is given nothing of the server's: no settings,
 * no store.
 */
import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { CLEANED_KINDS } from "./cleaned-kinds.ts";
import { withoutMetadata } from "./without-metadata.ts";

/** Bytes. A photograph of 48 megapixels takes 250 million. */
const MOST_MEMORY = 320_000_000;
const LOOK_MS = 10;

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) process.exit(1);
}, LOOK_MS).unref();
setPriority(constants.priority.PRIORITY_LOW);
sendToEndFirst();
sharp.concurrency(1);
sharp.cache(false);

const kind = CLEANED_KINDS.find((known) => known === process.argv[2]);
if (kind === undefined) throw new Error(`no kind that can be cleaned: ${process.argv[2]}`);
process.stdout.write(await withoutMetadata(await buffer(process.stdin), kind));

/** Where memory runs out, Linux ends this process before the server. */
function sendToEndFirst(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Another system.
  }
}
