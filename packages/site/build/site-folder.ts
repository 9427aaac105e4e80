import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/** What the server serves. */
export const SITE = "dist";
/** Where the next site is built, so that the one that is served stays whole until then, and where a build fails. */
export const NEXT_SITE = "dist.next";
/** What was served before, while its files are deleted. */
const LAST_SITE = "dist.last";

/** Texts in their compressed forms, kept from build to build. */
export const COMPRESSED = ".cache/compressed";
/** Held by whoever builds or finishes the site. */
export const BUILD_LOCK = ".cache/build.lock";

export async function removeNextSite(): Promise<void> {
  await rm(NEXT_SITE, { recursive: true, force: true });
}

/** Puts the next site into the place of the one that is served. */
export async function changeSite(): Promise<void> {
  await rm(LAST_SITE, { recursive: true, force: true });
  if (existsSync(SITE)) await rename(SITE, LAST_SITE);
  await rename(NEXT_SITE, SITE);
  await rm(LAST_SITE, { recursive: true, force: true });
}
