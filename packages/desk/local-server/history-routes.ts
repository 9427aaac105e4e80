import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { type Git, gitState } from "../history/git.ts";
import {
  beginHistory,
  type HistoryEntry,
  listHistory,
  uncommitted,
  undo,
  unpublished,
} from "../history/history.ts";
import {
  lastPublication,
  publish,
  publishTarget,
  setPublishTarget,
  undoPublication,
} from "../history/publish.ts";
import { type LiveState, liveState } from "../publish/live-site.ts";
import type { DeskOptions } from "./desk-options.ts";
import { deskLanguage as language, commitMessage as message, onPost } from "./parsed.ts";

export type ShownHistory = {
  state: string;
  entries: HistoryEntry[];
  /** Saved, but not published; undefined where nothing was ever published. */
  waiting?: number | undefined;
  /** Files changed beside the desk. */
  outside: string[];
  target?: string | undefined;
  /** The number of changes in the last publication that can be taken back. */
  publication?: number | undefined;
};

const ENTRIES = 100;
const choices = z.record(z.string(), z.enum(["mine", "theirs"])).default({});
const undone = z.strictObject({ commit: z.string(), message, language, choices });
const unpublishing = z.strictObject({ message, language, choices });
const published = z.strictObject({ outside: message, merged: message, language, choices });

/** The state of the live site; without an address nothing is known. */
export type ShownLive = { siteUrl?: string; state?: LiveState };

export function addHistoryRoutes(app: FastifyInstance, { content, git, builtTarget }: DeskOptions): void {
  // Waits for a save under way: its file is written before its commit.
  app.get("/api/history", () => content.inTurn(() => readHistory(git)));
  onPost(app, "/api/history/begin", z.strictObject({ message }), (sent) =>
    content.inTurn(() => beginHistory(git, sent.message)),
  );
  onPost(app, "/api/undo", undone, ({ commit, choices, ...sent }) =>
    content.inTurn(() => undo(git, content, commit, sent, choices)),
  );
  onPost(app, "/api/undo-publication", unpublishing, ({ choices, ...sent }) =>
    content.inTurn(() => undoPublication(git, content, sent, choices)),
  );
  onPost(app, "/api/publish", published, ({ choices, ...messages }) =>
    content.inTurn(() => publish(git, content, messages, choices)),
  );
  app.get("/api/live", async (): Promise<ShownLive> => {
    const siteUrl = (await builtTarget.read())?.siteUrl;
    return siteUrl === undefined ? {} : { siteUrl, state: await liveState(git, siteUrl) };
  });
  onPost(app, "/api/live", z.strictObject({ siteUrl: z.string() }), async ({ siteUrl }) => {
    await builtTarget.write({ ...(await builtTarget.read()), siteUrl });
  });
  onPost(app, "/api/target", z.strictObject({ address: z.string() }), ({ address }) =>
    content.inTurn(() => setPublishTarget(git, address)),
  );
}

async function readHistory(git: Git): Promise<ShownHistory> {
  const state = await gitState(git);
  if (state !== "ready") return { state, entries: [], outside: [] };
  return {
    state,
    entries: await listHistory(git, ENTRIES),
    waiting: (await unpublished(git))?.length,
    outside: await uncommitted(git),
    target: await publishTarget(git),
    publication: await lastPublication(git),
  };
}
