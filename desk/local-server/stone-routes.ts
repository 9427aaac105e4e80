import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { familyKey, stoneKey } from "#catalogue/kinds/family.ts";
import type { Problem } from "#catalogue/problem.ts";
import { RefusedError } from "../drafts/content-path.ts";
import { familyWith, slugOf, stoneLike } from "../drafts/new-stone.ts";
import { gitState } from "../history/git.ts";
import { commitFiles } from "../history/history.ts";
import type { DeskOptions } from "./desk-server.ts";

export type NewStone = { state: "saved"; file: string } | { state: "problems"; problems: readonly Problem[] };

const asked = z.strictObject({
  title: z.string().trim().min(1).max(80),
  family: familyKey,
  like: stoneKey,
  words: z.string().trim().min(1).max(200),
});

/** A new stone begins as a similar one, with its facts marked as samples. */
export function addStoneRoutes(app: FastifyInstance, { content, git }: DeskOptions): void {
  app.post("/api/stone", async ({ body }): Promise<NewStone> => {
    const parsed = asked.safeParse(body);
    if (!parsed.success)
      throw new RefusedError(400, "A new stone needs a name, a family and a similar stone.");
    const { title, family, like, words } = parsed.data;
    const slug = slugOf(title);
    if (slug === "") throw new RefusedError(422, "NAME");
    const file = `stones/${family}/${slug}.yaml`;
    return content.inTurn(async () => {
      if (await content.bytes(file)) throw new RefusedError(409, "TAKEN");
      const list = `families/${family}.yaml`;
      const similar = await content.open(`stones/${like}.yaml`);
      const changes = new Map([
        [file, stoneLike(similar.text, title)],
        [list, familyWith((await content.open(list)).text, slug)],
      ]);
      const { problems } = await content.save(changes);
      if (problems.length > 0) return { state: "problems", problems };
      if ((await gitState(git)) === "ready") await commitFiles(git, [file, list], words);
      return { state: "saved", file };
    });
  });
}
