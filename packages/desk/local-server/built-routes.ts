import type { Problem } from "@stoneyard/catalogue/problem.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { RefusedError } from "../drafts/content-path.ts";
import type { BuiltState } from "../publish/built-site.ts";
import type { BuiltTarget } from "../publish/built-target.ts";
import type { DeskOptions } from "./desk-options.ts";
import { onPost } from "./parsed.ts";

export type ShownBuilt = {
  target: BuiltTarget | undefined;
  now: BuiltState;
  /** Why the site does not show the latest states of slabs. */
  slabStatesFault: string | undefined;
};
export type BegunBuild = { state: "begun" } | { state: "problems"; problems: readonly Problem[] };

/** Publishing without git: the site is built here, and stays or is sent. */
export function addBuiltRoutes(
  app: FastifyInstance,
  { content, builtSite, builtTarget, slabStates }: DeskOptions,
): void {
  app.get(
    "/api/built",
    async (): Promise<ShownBuilt> => ({
      target: await builtTarget.read(),
      now: builtSite.state,
      slabStatesFault: slabStates.fault,
    }),
  );
  onPost(app, "/api/built/target", z.unknown(), async (sent) => {
    await builtTarget.write(sent);
  });
  app.post("/api/built", async (): Promise<BegunBuild> => {
    const target = await builtTarget.read();
    if (!target) throw new RefusedError(409, "SITE URL");
    const problems = await content.problems();
    if (problems.length > 0) return { state: "problems", problems };
    builtSite.begin(target);
    return { state: "begun" };
  });
}
