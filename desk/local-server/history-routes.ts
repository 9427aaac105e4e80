import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { gitState } from "../history/git.ts";
import { type HistoryEntry, listHistory, uncommitted, undo, unpublished } from "../history/history.ts";
import { publish, publishTarget, setPublishTarget } from "../history/publish.ts";
import type { DeskOptions } from "./desk-server.ts";
import { parsed } from "./parsed.ts";

export type ShownHistory = {
  state: string;
  entries: HistoryEntry[];
  /** Saved, but not published yet. */
  waiting: number;
  /** Files changed beside the desk. */
  outside: string[];
  target: string | undefined;
};

const ENTRIES = 100;
const choices = z.record(z.string(), z.record(z.string(), z.enum(["mine", "theirs"]))).default({});
const words = z.string().trim().min(1).max(500);
const undone = z.strictObject({ commit: z.string(), words, choices });
const published = z.strictObject({ outside: words, merged: words, choices });

export function addHistoryRoutes(app: FastifyInstance, { content, git }: DeskOptions): void {
  app.get("/api/history", async (): Promise<ShownHistory> => {
    const state = await gitState(git);
    if (state !== "ready") return { state, entries: [], waiting: 0, outside: [], target: undefined };
    return {
      state,
      entries: await listHistory(git, ENTRIES),
      waiting: (await unpublished(git)).length,
      outside: await uncommitted(git),
      target: await publishTarget(git),
    };
  });
  app.post("/api/undo", async ({ body }) => {
    const { commit, words, choices } = parsed(undone, body);
    return content.inTurn(() => undo(git, content, commit, words, choices));
  });
  app.post("/api/publish", async ({ body }) => {
    const { outside, merged, choices } = parsed(published, body);
    return content.inTurn(() => publish(git, content, { outside, merged }, choices));
  });
  app.post("/api/target", async ({ body }) => {
    const { address } = parsed(z.strictObject({ address: z.string() }), body);
    await setPublishTarget(git, address);
    return { state: "done" };
  });
}
