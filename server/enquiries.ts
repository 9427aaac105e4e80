import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { toCsv } from "./csv.ts";
import { EnvironmentError, readEnvironment } from "./environment.ts";
import { formatDossier, formatList } from "./listing.ts";
import { daysAgo } from "./retention.ts";
import { openStore } from "./store/open.ts";
import { sqliteFile } from "./store/sqlite.ts";
import type { EnquiryStore } from "./store/store.ts";

const USAGE = `npm run enquiries -- <command>        works while the server runs

  list                                every enquiry and where its mail is
  show ID                             one enquiry, whole
  export [FILE.csv]                   all enquiries as CSV, to a file or the screen
  resend ID...                        mails enquiries again
  resend --failed                     mails again whatever a mail server refused
  backup FILE                         copies the whole store while it is used
  purge --older-than DAYS             deletes enquiries that were mailed
        [--undelivered-too]           … and those that were not
`;

/** What the owner typed is not right; `message` says what would be. */
class UsageError extends Error {}

type Options = ReturnType<typeof read>["options"];
type Command = (
  store: EnquiryStore,
  operands: string[],
  options: Options,
  sendsMail: boolean,
) => Promise<string>;

const COMMANDS = new Map<string | undefined, Command>([
  ["list", async (store, _operands, _options, sendsMail) => formatList(await store.list(), sendsMail)],
  ["show", show],
  ["export", exportCsv],
  ["resend", resend],
  ["backup", backup],
  ["purge", purge],
]);

async function run(args: string[]): Promise<string> {
  const { name, operands, options } = read(args);
  if (name === undefined || options.help) return USAGE;
  const command = COMMANDS.get(name);
  if (command === undefined) throw new UsageError(`There is no command “${name}”.\n\n${USAGE}`);
  const { dataDir, databaseUrl, mail } = readEnvironment(process.env);
  // No command may make an empty store in a mistyped place.
  if (databaseUrl === null && !existsSync(sqliteFile(dataDir))) {
    const nothing = `There is no store in ${dataDir}: no enquiry has come yet, or DATA_DIR is another folder`;
    // Whoever only looks has the answer; a backup that found nothing to copy must not pass for one.
    if (name === "list") return `${nothing}\n`;
    throw new UsageError(nothing);
  }
  const store = await openStore({ dataDir, databaseUrl });
  try {
    return await command(store, operands, options, mail !== null);
  } finally {
    await store.close();
  }
}

function read(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        failed: { type: "boolean" },
        "older-than": { type: "string" },
        "undelivered-too": { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    const [name, ...operands] = positionals;
    return { name, operands, options: values };
  } catch (error) {
    throw new UsageError(`${Object(error).message}\n\n${USAGE}`);
  }
}

async function show(store: EnquiryStore, [id]: string[]): Promise<string> {
  if (id === undefined) throw new UsageError("show needs the ID of an enquiry, as list prints it");
  const dossier = await store.find(await wholeId(store, id));
  if (dossier === null) throw new UsageError(`There is no enquiry ${id}: list prints them all`);
  return formatDossier(dossier);
}

async function exportCsv(store: EnquiryStore, [file]: string[]): Promise<string> {
  const dossiers = await store.list();
  const csv = toCsv(dossiers);
  if (file === undefined) return csv;
  await writeFile(file, csv, { mode: 0o600 });
  return `${dossiers.length} enquiries written to ${file}\n`;
}

async function backup(store: EnquiryStore, [file]: string[]): Promise<string> {
  if (file === undefined)
    throw new UsageError("backup needs the name of a new file, such as enquiries-backup.sqlite");
  if (existsSync(file))
    throw new UsageError(`${file} is there already: a backup is never written over another file`);
  await store.backup(file);
  return `The store is copied to ${file}. To use it, put it into DATA_DIR as enquiries.sqlite while the server is stopped.\n`;
}

async function resend(store: EnquiryStore, given: string[], { failed = false }: Options): Promise<string> {
  if (given.length === 0 && !failed)
    throw new UsageError("resend needs IDs, as list prints them, or --failed");
  const ids = await Promise.all(given.map((id) => wholeId(store, id)));
  if (failed) ids.push(...(await refusedIds(store)));
  const lines: string[] = [];
  for (const id of new Set(ids)) {
    if (!(await store.resend(id, Date.now())))
      throw new UsageError(`${lines.join("")}There is no enquiry ${id}`);
    const mail = (await store.find(id))?.mails.find(({ kind }) => kind === "notice");
    lines.push(`${id} will be mailed again (asked for ${mail?.resends ?? 1} times)\n`);
  }
  return lines.length > 0 ? lines.join("") : "No mail was refused: nothing to send again.\n";
}

async function refusedIds(store: EnquiryStore): Promise<string[]> {
  const dossiers = await store.list();
  return dossiers
    .filter(({ mails }) => mails.some(({ kind, state }) => kind === "notice" && state === "failed"))
    .map(({ enquiry }) => enquiry.id);
}

async function purge(store: EnquiryStore, _operands: string[], options: Options): Promise<string> {
  const days = options["older-than"];
  if (days === undefined || !/^\d{1,6}$/.test(days)) {
    throw new UsageError("purge needs --older-than and a whole number of days, such as --older-than 365");
  }
  const { deleted, kept } = await store.purge(daysAgo(Number(days)), options["undelivered-too"] === true);
  const rest =
    kept > 0 ? `; ${kept} kept, as they have not been mailed (--undelivered-too deletes them)` : "";
  return `${deleted} enquiries older than ${days} days deleted${rest}\n`;
}

/** The beginning of an id is enough, when only one enquiry begins like that. */
async function wholeId(store: EnquiryStore, start: string): Promise<string> {
  if (start.length >= 36) return start.toLowerCase();
  const found = (await store.list()).filter(({ enquiry }) => enquiry.id.startsWith(start.toLowerCase()));
  if (found.length > 1)
    throw new UsageError(`${found.length} enquiries begin with ${start}: give more of the ID`);
  return found[0]?.enquiry.id ?? start;
}

try {
  process.stdout.write(await run(process.argv.slice(2)));
} catch (error) {
  const known = error instanceof UsageError || error instanceof EnvironmentError;
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
