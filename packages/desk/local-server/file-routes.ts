import { isStructured } from "@stoneyard/catalogue/editing/file-edit.ts";
import type { Value } from "@stoneyard/catalogue/editing/marked-value.ts";
import { textOf } from "@stoneyard/catalogue/files/decode-text.ts";
import { parseSource } from "@stoneyard/catalogue/files/source.ts";
import { LOCALES, type Locale } from "@stoneyard/catalogue/languages/locales.ts";
import type { Problem } from "@stoneyard/catalogue/problem.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { DeskContent, OpenedFile } from "../drafts/desk-content.ts";
import { describeChange } from "../history/describe-change.ts";
import { type Git, gitState } from "../history/git.ts";
import { commitFiles, refuseUnfinished } from "../history/history.ts";
import type { DeskLanguage } from "../words/desk-language.ts";
import type { DeskOptions } from "./desk-options.ts";
import { type Overview, readOverview, readToday } from "./overview.ts";
import { pageAddress } from "./page-address.ts";
import { deskLanguage as language, onPost } from "./parsed.ts";

/** What a form shows of a file. */
export type ShownFile = {
  file: string;
  version: string;
  /** Its value; the whole text of prose. Undefined when it cannot be read. */
  value: unknown;
  /** Paths of values that are samples, as JSON. */
  samples: string[];
  /** The page on which it is seen, by language. */
  pages: Record<string, string>;
  /** The same texts in another language; only for messages, which have a file for each. */
  twin?: Twin | undefined;
};
export type Twin = { locale: Locale; value: unknown };

export type SavedFile =
  | { state: "saved"; shown: ShownFile }
  | { state: "problems"; problems: readonly Problem[] };

const step = z.union([z.string().max(100), z.int().nonnegative()]);
const path = z.array(step).max(20);
const value: z.ZodType<Value> = z.json();
const edit = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("set"), path, value, order: z.array(z.string()).optional() }),
  z.strictObject({ kind: z.literal("mark"), path, isSample: z.boolean() }),
  z.strictObject({ kind: z.literal("remove"), path }),
  z.strictObject({ kind: z.literal("insert"), path, at: z.int().nonnegative(), value }),
  z.strictObject({ kind: z.literal("move"), path, from: z.int().nonnegative(), to: z.int().nonnegative() }),
]);
const save = z.strictObject({
  file: z.string(),
  version: z.string(),
  edits: z.array(edit).min(1).max(200),
  language,
});

export function addFileRoutes(app: FastifyInstance, { content, git, preview }: DeskOptions): void {
  app.get<{ Querystring: { language?: string } }>("/api/files", async ({ query }): Promise<Overview> => {
    const locale = language.parse(query.language);
    return { ...(await readOverview(content, locale)), preview };
  });
  app.get("/api/today", async () => {
    await content.inTurn(() => content.finishSaving());
    return readToday(content);
  });
  app.get<{ Querystring: { file?: string } }>("/api/file", async ({ query }) =>
    shownFile(await content.open(query.file), content),
  );

  onPost(app, "/api/save", save, ({ file, version, edits, language }) =>
    content.inTurn(async (): Promise<SavedFile> => {
      await refuseUnfinished(git);
      const before = await content.open(file);
      const draft = await content.draft(file, version, edits);
      if (draft.text !== before.text) {
        const { problems } = await content.save(new Map([[file, draft.text]]));
        if (problems.length > 0) return { state: "problems", problems };
      }
      // Also without a change: git may have refused the last one while another process held its lock.
      if ((await gitState(git)) === "ready") await commitText(git, draft, language);
      return { state: "saved", shown: await shownFile(draft, content) };
    }),
  );
}

async function commitText(git: Git, { file, text }: OpenedFile, language: DeskLanguage): Promise<void> {
  const bytes = await git.fileAt("HEAD", `content/${file}`);
  const committed = bytes && textOf(bytes);
  if (text !== committed) await commitFiles(git, [file], describeChange(file, committed, text, language));
}

async function shownFile({ file, text, version }: OpenedFile, content: DeskContent): Promise<ShownFile> {
  const pages = Object.fromEntries(
    await Promise.all(
      LOCALES.map(async (locale) => [locale, await pageAddress(file, locale, content)] as const),
    ),
  );
  if (!isStructured(file)) return { file, version, value: text, samples: [], pages };
  const source = parseSource(file, text);
  return {
    file,
    version,
    value: source.value,
    samples: source.samples.map(({ steps }) => JSON.stringify(steps)),
    pages,
    twin: await twinOf(file, content),
  };
}

async function twinOf(file: string, content: DeskContent): Promise<Twin | undefined> {
  const [, code, name] = /^messages\/([^/]+)\/([^/]+)$/.exec(file) ?? [];
  const locale = code && LOCALES.find((each) => each !== code);
  const text = locale && (await content.text(`messages/${locale}/${name}`));
  return text ? { locale, value: parseSource(file, text).value } : undefined;
}
