import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ContentError, type Problem } from "@stoneyard/catalogue/problem.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { RefusedError } from "../drafts/content-path.ts";
import { saveEdits } from "../history/history.ts";
import { sayIn } from "../slabs/command-words.ts";
import { readImport } from "../slabs/import-sheet.ts";
import { readInventory } from "../slabs/inventory.ts";
import { LABELS_POLICY, labelsPage } from "../slabs/labels.ts";
import { editsOfPhotographs, filesOfPhotographs, readPhotographImport } from "../slabs/photographs.ts";
import { changesOf, editsOf } from "../slabs/plan.ts";
import { writeSheet } from "../slabs/write-sheet.ts";
import { LARGEST_PHOTOGRAPH } from "../straighten/photograph.ts";
import type { DeskOptions } from "./desk-options.ts";
import { bytesOf, deskLanguage as language, parsed } from "./parsed.ts";

/** What a spreadsheet or photographs do, in lines for people; `ready` waits to be taken in. */
export type SheetAnswer = {
  state: "mistakes" | "nothing" | "ready" | "saved" | "problems";
  lines: readonly string[];
  problems: readonly Problem[];
};

/** Without all of the content nobody knows its slabs. */
function mistakesOfContent(error: unknown): SheetAnswer {
  if (error instanceof ContentError) return { state: "problems", lines: [], problems: error.problems };
  throw error;
}

const asked = z.object({ language, take: z.stringbool().default(false) });

/** Bytes that file systems allow in a name. */
const LONGEST_NAME = 255;

/** A file's name without a folder; `first` of those that are sent together. */
const photographed = z.object({
  name: z.string().regex(/^[^./\\\0][^/\\\0]*$/),
  first: z.stringbool().default(false),
});

/**
 * Slabs by spreadsheet: looked at first, then taken in whole, and written out again. Its bytes come as those of photographs do.
 * Photographs come one by one and are taken in together.
 */
export function addSlabRoutes(
  app: FastifyInstance,
  { content, git, builtTarget, slabPhotographs }: DeskOptions,
): void {
  // What is taken in is read in the same turn: a publication meanwhile may move slabs to other places in their files.
  const whole = (take: boolean, work: () => Promise<SheetAnswer>) =>
    (take ? content.inTurn(work) : work()).catch(mistakesOfContent);

  app.post("/api/slabs", async ({ query, body }): Promise<SheetAnswer> => {
    const { language, take } = parsed(asked, query);
    const sheet = bytesOf(body);
    return whole(take, async () => {
      const read = await readImport(sheet, content, { language });
      const { lines } = read;
      if (!read.isReady) return { state: "mistakes", lines, problems: [] };
      const changes = changesOf(read.plan);
      if (changes.length === 0) return { state: "nothing", lines, problems: [] };
      if (!take) return { state: "ready", lines, problems: [] };
      const edits = editsOf(changes, read.inventory);
      const { problems } = await saveEdits({ content, git }, edits, new Map(), read.commit);
      return { state: problems.length > 0 ? "problems" : "saved", lines, problems };
    });
  });

  app.post("/api/slabs/photograph", { bodyLimit: LARGEST_PHOTOGRAPH }, async ({ query, body }) => {
    const { name, first } = parsed(photographed, query, "This is not the name of a file.");
    if (Buffer.byteLength(name) > LONGEST_NAME) throw new RefusedError(422, "LONG NAME");
    if (first) await rm(slabPhotographs, { recursive: true, force: true });
    await mkdir(slabPhotographs, { recursive: true });
    await writeFile(join(slabPhotographs, name), bytesOf(body));
    return { state: "done" };
  });

  app.post("/api/slabs/photographs", async ({ query }): Promise<SheetAnswer> => {
    const { language, take } = parsed(asked, query);
    return whole(take, async () => {
      const { slabs } = await readInventory(content);
      const read = await readPhotographImport(slabPhotographs, slabs, content, language);
      const { lines } = read;
      if (!read.isReady) return { state: "mistakes", lines, problems: [] };
      const { photographs } = read;
      if (photographs.length === 0) return { state: "nothing", lines, problems: [] };
      if (!take) return { state: "ready", lines, problems: [] };
      const message = sayIn(language)("commitPhotographs", { count: photographs.length });
      const edits = editsOfPhotographs(photographs);
      const { problems } = await saveEdits({ content, git }, edits, filesOfPhotographs(photographs), message);
      if (problems.length === 0) await rm(slabPhotographs, { recursive: true, force: true });
      return { state: problems.length > 0 ? "problems" : "saved", lines, problems };
    });
  });

  app.get("/api/slabs/labels", async ({ query }, reply) => {
    const siteUrl = (await builtTarget.read())?.siteUrl;
    const page = labelsPage(
      await readInventory(content),
      siteUrl,
      parsed(z.object({ language }), query).language,
    );
    return reply
      .headers({ "content-security-policy": LABELS_POLICY })
      .type("text/html; charset=utf-8")
      .send(page);
  });
  app.get("/api/slabs.csv", async ({ query }, reply) =>
    reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", 'attachment; filename="slabs.csv"')
      .send(writeSheet(await readInventory(content), parsed(z.object({ language }), query).language)),
  );
}
