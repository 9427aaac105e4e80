/**
 * `node packages/site/build/finish-site.ts`: makes what the served site lacks, while a server serves it: the pictures that its pages name,
 * then the compressed forms of its texts. Asked by a message `{ make: address }` it makes that picture at once and answers
 * `{ address, made }`.
 */
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { BUILT_SITE } from "@stoneyard/enquiry/built-site.ts";
import { PUBLIC } from "./derived-files.ts";
import { readStamp } from "./freshness.ts";
import { withLock } from "./lock.ts";
import { PictureMaker } from "./picture-maker.ts";
import { compressTexts, placeCompressed } from "./precompress.ts";
import { progressLine } from "./progress.ts";
import { BUILD_LOCK, COMPRESSED, SITE } from "./site-folder.ts";
import { readUnfinished, removeUnfinished } from "./unfinished-site.ts";

const CLIENT = join(SITE, BUILT_SITE.client);

/** @throws where a picture cannot be made, with its name */
export async function finishSite(): Promise<void> {
  const stamp = await readStamp();
  const jobs = await readUnfinished(SITE);
  if (!jobs) return;
  const maker = new PictureMaker(jobs, { publicDir: PUBLIC, client: CLIENT });
  process.on("message", ({ make: address }: { make: string }) => {
    const answer = (made: boolean) => process.connected && process.send?.({ address, made });
    maker.make(address).then(answer, (error) => {
      console.error(error);
      answer(false);
    });
  });
  await maker.makeAll(progressLine("Making pictures"));
  await compressTexts(CLIENT, COMPRESSED, progressLine("Compressing pages"));
  await withLock(BUILD_LOCK, async () => {
    // Another build has replaced the site meanwhile.
    if ((await readStamp()) !== stamp) return;
    await placeCompressed(CLIENT, COMPRESSED);
    await removeUnfinished(SITE);
  });
}

if (import.meta.main) {
  // Low priority: visitors come first.
  setPriority(constants.priority.PRIORITY_LOW);
  process.on("disconnect", () => process.exit());
  await finishSite();
  process.disconnect?.();
}
