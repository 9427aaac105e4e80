import { z } from "zod";
import type { Git } from "../history/git.ts";

/** Whether visitors see what was published; `silent` when the site does not answer or does not say. */
export type LiveState = "live" | "earlier" | "silent";

/** What `packages/site/build/content-tree.ts` writes into every built site. */
const built = z.object({ content: z.string() });
const LONGEST_WAIT = 5000;

/** Asks the live site from which content it was built. */
export async function liveState(git: Git, siteUrl: string): Promise<LiveState> {
  const published = await git.askIf("rev-parse", "--verify", "@{upstream}:./content");
  const shown = await shownContent(siteUrl);
  if (published === undefined || shown === undefined) return "silent";
  return shown === published ? "live" : "earlier";
}

async function shownContent(siteUrl: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT);
    const answer = await fetch(`${siteUrl}/built.json`, { signal, cache: "no-store", redirect: "error" });
    return answer.ok ? built.parse(await answer.json()).content : undefined;
  } catch {
    return undefined;
  }
}
