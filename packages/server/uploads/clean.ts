/**
 * The process that cleans one file: reads it from its input, writes it to its output, and ends with a code other than 0
 * where it cannot, or needs too much memory or time. It has none of the server's settings and no store.
 */
import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { CLEANED_KINDS } from "./clean-apart.ts";
import { withoutMetadata } from "./without-metadata.ts";

/** Bytes. A progressive photograph of 48 megapixels takes 250 million. */
const MOST_MEMORY = 280_000_000;
/** Microseconds. The same photograph takes 3 s; on a busy machine it waits long for them. */
const MOST_PROCESSOR_TIME = 15_000_000;
const LOOK_MS = 10;

setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() > MOST_MEMORY || user + system > MOST_PROCESSOR_TIME) process.exit(1);
}, LOOK_MS).unref();
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
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
    // Not on Linux.
  }
}
