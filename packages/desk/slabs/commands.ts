import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { dayIn } from "@stoneyard/catalogue/checks/closures.ts";
import { SLAB_COLUMNS, SLAB_COLUMNS_FILE } from "@stoneyard/catalogue/kinds/slab-columns.ts";
import { formatProblem, type Problem } from "@stoneyard/catalogue/problem.ts";
import type { DeskContent } from "../drafts/desk-content.ts";
import type { Git } from "../history/git.ts";
import { saveAndCommit, saveEdits } from "../history/history.ts";
import type { StoredTarget } from "../publish/built-target.ts";
import { publishSlabStates } from "../publish/slab-states.ts";
import type { DeskLanguage } from "../words/desk-language.ts";
import { shownDay } from "./cells.ts";
import { columnNamed, headingsIn } from "./columns.ts";
import { type CommandWord, type Say, SlabError, sayIn } from "./command-words.ts";
import { freeSlab, holdSlab, sellSlab, slabNumbered } from "./holds.ts";
import { readImport } from "./import-sheet.ts";
import { readInventory, type SlabInventory, titleOf } from "./inventory.ts";
import { editsOfPhotographs, filesOfPhotographs, readPhotographImport } from "./photographs.ts";
import { changedKeys, changesOf, editsOf, type Plan, type SlabChange, slabsAfter } from "./plan.ts";
import { writeSheet } from "./write-sheet.ts";

export type Call = {
  /** The project's folder. */
  root: string;
  content: DeskContent;
  git: Git;
  target: StoredTarget;
  operands: string[];
  options: {
    isDryRun: boolean;
    photographs: string | undefined;
    until: string | undefined;
    reservedFor: string | undefined;
  };
  language: DeskLanguage;
  /** Milliseconds since 1970. */
  now: number;
};
type Command = (call: Call) => Promise<string>;

/** The commands of `npm run slabs`; each gives what is printed. @throws SlabError, or ContentError where the content has mistakes */
export const COMMANDS = new Map<string, Command>([
  ["import", importSheet],
  ["photographs", takePhotographs],
  ["export", exportSheet],
  ["columns", saveColumns],
  ["hold", hold],
  ["free", (call) => change(call, "free", "freed", freeSlab)],
  ["sold", (call) => change(call, "sold", "sold", sellSlab)],
  ["publish", publish],
]);

const NO_PLAN: Plan = { added: [], changed: [], sold: [], unchanged: 0, missing: 0 };

async function importSheet(call: Call): Promise<string> {
  const { operands, content, options } = call;
  const file = needed(operands[0], "needsFile", "import");
  const bytes = await read(file);
  const sheet = await readImport(bytes, content, { language: call.language, followsSheet: true });
  const { language, lines } = sheet;
  if (!sheet.isReady) throw new Error([basename(file), ...lines].join("\n"));
  const { plan, inventory, commit } = sheet;
  return takeIn(
    { ...call, language },
    { plan, inventory, folder: options.photographs, summary: lines, message: commit },
  );
}

async function takePhotographs(call: Call): Promise<string> {
  const folder = needed(call.operands[0], "needsFolder", "photographs");
  const inventory = await readInventory(call.content);
  return takeIn(call, { plan: NO_PLAN, inventory, folder, summary: [], message: undefined });
}

type Intake = {
  plan: Plan;
  inventory: SlabInventory;
  /** Where photographs are. */
  folder: string | undefined;
  /** Lines to print first. */
  summary: readonly string[];
  /** What the commit says; without, it is of photographs alone. */
  message: string | undefined;
};

/** Takes slabs and photographs into the content, all or nothing, and tells the site. */
async function takeIn(call: Call, { plan, inventory, folder, summary, message }: Intake): Promise<string> {
  const say = sayIn(call.language);
  const changes = changesOf(plan);
  const read = folder
    ? await readPhotographImport(folder, slabsAfter(plan, inventory), call.content, call.language).catch(
        unreadable(folder),
      )
    : undefined;
  if (read && !read.isReady) throw new Error(read.lines.join("\n"));
  const photographs = read?.photographs ?? [];
  const lines = [...summary, ...(read?.lines ?? [])];
  const isIdle = changes.length + photographs.length === 0;
  if (isIdle || call.options.isDryRun) return text(...lines, say(isIdle ? "nothingToDo" : "dryRun"));
  const edits = editsOf(changes, inventory);
  for (const [file, own] of editsOfPhotographs(photographs))
    edits.set(file, [...(edits.get(file) ?? []), ...own]);
  const files = filesOfPhotographs(photographs);
  const commit = message ?? say("commitPhotographs", { count: photographs.length });
  assertNone((await saveEdits(call, edits, files, commit)).problems, say);
  return text(...lines, say("done"), await updateSite(call, say));
}

async function exportSheet({ content, operands, language }: Call): Promise<string> {
  const file = needed(operands[0], "needsFile", "export");
  const inventory = await readInventory(content);
  await writeFile(file, writeSheet(inventory, language)).catch((error: unknown) => {
    throw new SlabError("notWritten", { file, reason: reasonOf(error) });
  });
  return text(sayIn(language)("exported", { count: inventory.slabs.size, file }));
}

async function saveColumns(call: Call): Promise<string> {
  const { content, git, operands, language } = call;
  const say = sayIn(language);
  if (operands.length === 0)
    throw new SlabError("needsColumn", { given: "columns", columns: headingsIn(language).join(", ") });
  const { ownColumns } = await readInventory(content);
  const columns = { ...ownColumns };
  for (const given of operands) {
    const [, key = "", name = ""] = /^([^=]+)=(.*)$/s.exec(given) ?? [];
    const column = columnNamed(key);
    if (!column) throw new SlabError("needsColumn", { given, columns: headingsIn(language).join(", ") });
    if (name.trim() === "") delete columns[column];
    else columns[column] = name.trim();
  }
  const lines = SLAB_COLUMNS.flatMap((column) =>
    columns[column] ? [`${column}: ${JSON.stringify(columns[column])}\n`] : [],
  );
  const written = lines.length > 0 ? lines.join("") : null;
  const message = say("columnsSaved", { file: SLAB_COLUMNS_FILE });
  const { problems } = await saveAndCommit(
    { content, git },
    new Map([[SLAB_COLUMNS_FILE, written]]),
    message,
  );
  assertNone(problems, say);
  return text(message);
}

async function hold(call: Call): Promise<string> {
  const { until, reservedFor } = call.options;
  if (until === undefined) throw new SlabError("needsUntil");
  return change(call, "hold", "held", (known, today) => holdSlab(known, { until, reservedFor }, today));
}

/** Changes the state of each slab that is named, and says so. */
async function change(
  call: Call,
  name: string,
  word: "held" | "freed" | "sold",
  changed: (known: ReturnType<typeof slabNumbered>, today: string) => SlabChange,
): Promise<string> {
  const { content, operands, now } = call;
  const say = sayIn(call.language);
  const inventory = await readInventory(content);
  const [example = "BS-102"] = [...inventory.slabs.values()].map(({ slab }) => slab.number);
  if (operands.length === 0) throw new SlabError("needsNumber", { name, example });
  const today = dayIn(inventory.timeZone, now);
  const changes = operands.map((number) => changed(slabNumbered(number, inventory), today));
  const lines = changes.map(({ stone, slab }) =>
    say(word, {
      number: slab.number,
      stone: titleOf(stone, inventory),
      day: slab.until ? shownDay(slab.until) : "",
    }),
  );
  const real = changes.filter((each) => changedKeys(each).length > 0);
  if (real.length === 0) return text(...lines, say("nothingToDo"));
  const edits = editsOf(real, inventory);
  assertNone((await saveEdits(call, edits, new Map(), lines.join("; "))).problems, say);
  return text(...lines, await updateSite(call, say));
}

async function publish(call: Call): Promise<string> {
  return text(await updateSite(call, sayIn(call.language)));
}

/** Where visitors see what was saved; where the site could not be reached, why not. */
async function updateSite(call: Call, say: Say): Promise<string> {
  try {
    const published = await publishSlabStates(call);
    if (published.where === "there") return say("publishedThere", { host: published.host });
    return say(published.where === "here" ? "publishedHere" : "publishedNowhere");
  } catch (error) {
    return say("publishFailed", { reason: reasonOf(error) });
  }
}

function assertNone(problems: readonly Problem[], say: Say): void {
  if (problems.length > 0)
    throw new Error(text(say("wouldBeWrong"), ...problems.map(formatProblem)).trimEnd());
}

function needed(operand: string | undefined, word: CommandWord, name: string): string {
  if (operand === undefined) throw new SlabError(word, { name });
  return operand;
}

function read(file: string): Promise<Buffer> {
  return readFile(file).catch(unreadable(file));
}

function unreadable(file: string): (error: unknown) => never {
  return (error) => {
    throw new SlabError("noFile", { file, reason: reasonOf(error) });
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function text(...lines: string[]): string {
  return `${lines.join("\n")}\n`;
}
