import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { cleanLine } from "@stoneyard/enquiry/clean.ts";
import { LIMITS } from "@stoneyard/enquiry/enquiry.ts";
import { readNumber, shownNumber } from "@stoneyard/enquiry/number.ts";
import { explainFile } from "../explain.ts";
import { daysAgo } from "../housekeeping.ts";
import { beginReply, mailtoOf } from "../mail/reply.ts";
import { BUILT_FOLDER, loadSite, type Site } from "../site.ts";
import type { StoredFile } from "../store/files.ts";
import type { EnquiryRecord, EnquiryStore } from "../store/store.ts";
import { cleanNext } from "../uploads/cleaner.ts";
import { toCsv } from "./csv.ts";
import { formatList, formatRecord, formatShort, printable, SHORT_ID } from "./listing.ts";
import { restoreDrill } from "./restore-drill.ts";
import { UsageError } from "./usage-error.ts";

type Options = {
  open?: boolean;
  undo?: boolean;
  by?: string;
  json?: boolean;
  site?: string;
  comma?: boolean;
  failed?: boolean;
  "older-than"?: string;
  "undelivered-too"?: boolean;
  yes?: boolean;
};

type Call = { store: EnquiryStore; operands: string[]; options: Options; sendsMail: boolean };
type Command = (call: Call) => Promise<string | Buffer>;

/** The commands of `npm run enquiries`; each gives what is printed. @throws UsageError */
export const COMMANDS = new Map<string, Command>([
  ["list", list],
  ["show", show],
  ["files", writeFiles],
  ["file", printFile],
  ["answer", answer],
  ["answered", markAnswered],
  ["delete", deleteEnquiries],
  ["export", exportCsv],
  ["resend", resend],
  ["backup", backup],
  ["drill", drill],
  ["purge", purge],
]);

const WHICH = "needs the number of an enquiry, as list prints it";

async function list({ store, options, sendsMail }: Call): Promise<string> {
  const records = await store.list();
  if (options.json)
    return listAsJson(store, options.open ? records.filter(isOpen) : records, siteOf(options).site);
  if (!options.open) return formatList(records, sendsMail);
  const open = records.filter(isOpen);
  return open.length === 0 ? "Every enquiry is answered.\n" : formatList(open, sendsMail);
}

/**
 * Enquiries for another program: an object with a list, oldest first. Times are milliseconds since 1970.
 * @param site its texts begin replies; without a built site there are no replies
 */
async function listAsJson(
  store: EnquiryStore,
  records: readonly EnquiryRecord[],
  site: Pick<Site, "languages" | "brand"> | null,
): Promise<string> {
  const files = await filesOfAll(store, records);
  const enquiries = records.map(({ enquiry, mails, answered }, i) => {
    const notice = mails.find(({ kind }) => kind === "notice");
    return {
      ...enquiry,
      number: shownNumber(enquiry.number ?? "") || null,
      answered,
      files: files[i]?.map(({ id: _, digest: __, ...file }) => file),
      reply: site && mailtoOf(beginReply(enquiry, site.languages.byCode(enquiry.locale), site.brand.name)),
      mail: notice && { state: notice.state, sentAt: notice.sentAt, lastError: notice.lastError },
    };
  });
  return `${JSON.stringify({ enquiries })}\n`;
}

/** Connections to a database (postgres.ts): who waits too long for one counts it as gone. */
const AT_ONCE = 10;

/** The files of each enquiry, in their order. */
async function filesOfAll(store: EnquiryStore, records: readonly EnquiryRecord[]): Promise<StoredFile[][]> {
  const files: StoredFile[][] = [];
  for (let at = 0; at < records.length; at += AT_ONCE) {
    const some = records.slice(at, at + AT_ONCE);
    files.push(...(await Promise.all(some.map(({ enquiry }) => store.filesOf(enquiry.id)))));
  }
  return files;
}

function isOpen({ answered }: EnquiryRecord): boolean {
  return answered === null;
}

async function show({ store, operands: [id] }: Call): Promise<string> {
  if (id === undefined) throw new UsageError(`show ${WHICH}`);
  const record = await findOne(store, id);
  return formatRecord(record, await store.filesOf(record.enquiry.id));
}

async function writeFiles({ store, operands: [id, folder = "."] }: Call): Promise<string> {
  if (id === undefined) throw new UsageError(`files ${WHICH}`);
  const { enquiry } = await findOne(store, id);
  const files = await store.filesOf(enquiry.id);
  if (files.length === 0) return "No files came with it.\n";
  await written(folder, async () => void (await mkdir(folder, { recursive: true, mode: 0o700 })));
  const lines: string[] = [];
  for (const [place, file] of files.entries()) {
    // Numbered, as two files may have one name; existing files are never overwritten.
    const path = join(folder, `${shownNumber(enquiry.number ?? "")}-${place + 1} ${file.name}`);
    if (existsSync(path))
      throw new UsageError(
        `${path} already exists: a file is never written over another one, so name another folder`,
      );
    const bytes = await cleanedFile(store, file.id);
    await written(path, () => writeFile(path, bytes, { mode: 0o600, flag: "wx" }));
    lines.push(`${path}\n`);
  }
  return lines.join("");
}

/** For another program, which reads bytes. */
async function printFile({ store, operands: [id, place] }: Call): Promise<Buffer> {
  if (id === undefined || place === undefined)
    throw new UsageError("file needs the number of an enquiry and the place of a file, as show prints them");
  const { enquiry } = await findOne(store, id);
  const file = (await store.filesOf(enquiry.id))[Number(place) - 1];
  if (file === undefined) throw new UsageError(`There is no file ${place} with ${id}`);
  return cleanedFile(store, file.id);
}

/** A file that the server has not cleaned yet is cleaned now. */
async function cleanedFile(store: EnquiryStore, id: string): Promise<Buffer> {
  await cleanNext(store, { id });
  return store.readFile(id);
}

/** The beginning of a reply, and the address that opens it in a mail program. */
async function answer({ store, operands: [id], options }: Call): Promise<string> {
  if (id === undefined) throw new UsageError(`answer ${WHICH}`);
  const { site, reason } = siteOf(options);
  if (site === null) throw new UsageError(`The words of an answer are in the built site: ${reason}`);
  const { enquiry } = await findOne(store, id);
  const reply = beginReply(enquiry, site.languages.byCode(enquiry.locale), site.brand.name);
  const name = shownNumber(enquiry.number ?? "") || enquiry.id;
  const to = reply.to ?? `no usable address: please call ${enquiry.phone}`;
  const link = mailtoOf(reply);
  return printable(
    `To: ${to}\nSubject: ${reply.subject}\n\n${reply.text}\n` +
      `${link === null ? "" : `Open it in your mail program:\n${link}\n\n`}` +
      `Once you have answered: npm run enquiries -- answered ${name}\n`,
  );
}

function siteOf({ site: dist = BUILT_FOLDER }: Options): { site: Site | null; reason: string } {
  try {
    return { site: loadSite(dist), reason: "" };
  } catch (error) {
    return { site: null, reason: error instanceof Error ? error.message : String(error) };
  }
}

async function markAnswered({ store, operands, options }: Call): Promise<string> {
  const records = await findAll(store, operands, "answered");
  const answered = options.undo ? null : { at: Date.now(), by: nameIn(options) };
  for (const { enquiry } of records) await store.markAnswered(enquiry.id, answered);
  return records
    .map((record) => `${options.undo ? "Not answered" : "Answered"}: ${formatShort(record)}\n`)
    .join("");
}

function nameIn({ by = "" }: Options): string {
  const name = cleanLine(by);
  if (name.length > LIMITS.firstName)
    throw new UsageError(`--by needs a name of at most ${LIMITS.firstName} letters`);
  return name;
}

async function deleteEnquiries({ store, operands, options }: Call): Promise<string> {
  const records = await findAll(store, operands, "delete");
  const lines = records.map((record) => `  ${formatShort(record)}`).join("\n");
  if (!(await isMeant("delete", `${lines}\nDelete for good?`, options))) return "Nothing was deleted.\n";
  for (const { enquiry } of records) await store.delete(enquiry.id);
  return (
    `Deleted:\n${lines}\n` +
    "Delete its mail in your mailbox too; backups of the store hold it until you delete them.\n" +
    (await erased(store))
  );
}

async function exportCsv({ store, operands: [file], options }: Call): Promise<string> {
  const records = await store.list();
  const csv = toCsv(records, options.comma ? "," : ";");
  if (file === undefined) return csv;
  await written(file, () => writeFile(file, csv, { mode: 0o600 }));
  return `${counted(records.length, "enquiry")} written to ${file}\n`;
}

async function resend({ store, operands, options }: Call): Promise<string> {
  if (operands.length === 0 && !options.failed)
    throw new UsageError("resend needs numbers, as list prints them, or --failed");
  const chosen = operands.length > 0 ? await findAll(store, operands, "resend") : [];
  const records = options.failed ? [...chosen, ...(await refused(store))] : chosen;
  const lines: string[] = [];
  for (const [id, record] of new Map(records.map((record) => [record.enquiry.id, record]))) {
    await store.resend(id, Date.now());
    const mail = (await store.find(id))?.mails.find(({ kind }) => kind === "notice");
    lines.push(`Will be mailed again: ${formatShort(record)} (requests so far: ${mail?.resends ?? 1})\n`);
  }
  return lines.length > 0 ? lines.join("") : "No mail was refused: nothing to send again.\n";
}

async function refused(store: EnquiryStore): Promise<EnquiryRecord[]> {
  const records = await store.list();
  return records.filter(({ mails }) =>
    mails.some(({ kind, state }) => kind === "notice" && state === "failed"),
  );
}

async function backup({ store, operands: [file] }: Call): Promise<string> {
  if (file === undefined)
    throw new UsageError("backup needs the name of a new file, such as enquiries-backup.sqlite");
  if (existsSync(file))
    throw new UsageError(`${file} already exists: a backup is never written over another file`);
  await written(file, () => store.backup(file));
  return [
    `The store is copied to ${file}. To use it, stop the server, take enquiries.sqlite and what begins with that name out`,
    "of DATA_DIR, put the copy there as enquiries.sqlite, and let it belong to the server's user.\n",
  ].join(" ");
}

async function drill({ store, operands: [file] }: Call): Promise<string> {
  if (file === undefined) throw new UsageError("drill needs the name of a backup");
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}`);
  return restoreDrill(file, store);
}

async function purge({ store, options }: Call): Promise<string> {
  const days = options["older-than"];
  if (days === undefined || !/^\d{1,6}$/.test(days)) {
    throw new UsageError("purge needs --older-than and a whole number of days, such as --older-than 365");
  }
  const before = daysAgo(Number(days));
  const undeliveredToo = options["undelivered-too"] === true;
  const old = (await store.list()).filter(({ enquiry }) => enquiry.receivedAt < before);
  if (old.length === 0) return `No enquiry is older than ${counted(Number(days), "day")}.\n`;
  const condemned = undeliveredToo ? old : old.filter(wasMailed);
  if (condemned.length > 0 && !(await isMeant("purge", purgeQuestion(condemned, days), options)))
    return "Nothing was deleted.\n";
  const { deleted, kept } = await store.purge(before, undeliveredToo);
  const rest =
    kept > 0 ? `; ${kept} kept, as they have not been mailed (--undelivered-too deletes them)` : "";
  return `${counted(deleted, "enquiry")} older than ${counted(Number(days), "day")} deleted${rest}\n${await erased(store)}`;
}

/** Empties the database's log; where that must wait, a line that says so. */
async function erased(store: EnquiryStore): Promise<string> {
  if (await store.erase()) return "";
  return "Another program is reading the store, so its log still holds the words; the server empties it within the hour.\n";
}

function purgeQuestion(condemned: EnquiryRecord[], days: string): string {
  const unmailed = condemned.filter((record) => !wasMailed(record)).length;
  const open = condemned.filter(isOpen).length;
  return (
    `Delete ${counted(condemned.length, "enquiry")} older than ${counted(Number(days), "day")} for good? ` +
    `Not mailed to anybody: ${unmailed}. Not marked as answered: ${open}.`
  );
}

const PLURALS = { day: "days", enquiry: "enquiries" };

function counted(count: number, noun: keyof typeof PLURALS): string {
  return `${count} ${count === 1 ? noun : PLURALS[noun]}`;
}

function wasMailed({ mails }: EnquiryRecord): boolean {
  return mails.every(({ kind, sentAt }) => kind !== "notice" || sentAt !== null);
}

/**
 * Whether to delete: only where --yes is there, or somebody answers with yes.
 * @throws when nobody can be asked, as in a crontab, and --yes is missing
 */
async function isMeant(command: string, question: string, { yes }: Options): Promise<boolean> {
  if (yes) return true;
  if (!process.stdin.isTTY)
    throw new UsageError(`${question}\n${command} asks that first: where nobody can answer, add --yes`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

/** @throws where a file cannot be written, in words */
async function written(file: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const reason = explainFile(error, file);
    if (reason === null) throw error;
    throw new UsageError(`${file} cannot be written: ${reason}`, { cause: error });
  }
}

async function findAll(store: EnquiryStore, ids: string[], command: string): Promise<EnquiryRecord[]> {
  if (ids.length === 0) throw new UsageError(`${command} ${WHICH}`);
  return Promise.all(ids.map((id) => findOne(store, id)));
}

/** Finds an enquiry by its number in any spelling, or by the beginning of an id if only one matches. */
async function findOne(store: EnquiryStore, start: string): Promise<EnquiryRecord> {
  const records = await store.list();
  const number = readNumber(start);
  const numbered = records.find(({ enquiry }) => number !== null && enquiry.number === number);
  if (numbered) return numbered;
  // Every id begins with nothing.
  const found = records.filter(({ enquiry }) => start && enquiry.id.startsWith(start.toLowerCase()));
  const [record] = found;
  if (record === undefined) throw new UsageError(`There is no enquiry ${start}: list prints them all`);
  if (found.length === 1) return record;
  const ids = found.map(({ enquiry }) => enquiry.id.slice(0, start.length + SHORT_ID)).join(", ");
  throw new UsageError(
    `${found.length} enquiries begin with ${start}: give the number, or more of the ID (${ids})`,
  );
}
