import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { COMMANDS } from "./command/enquiry-commands.ts";
import { UsageError } from "./command/usage-error.ts";
import { EnvironmentError, readEnvironment } from "./environment.ts";
import { openStore } from "./store/open.ts";
import { sqliteFile } from "./store/sqlite.ts";

const USAGE = `npm run enquiries -- <command>        works while the server runs

  list                                every enquiry: who, phone, first words, answered, mail
  list --open                         those that are not answered yet
  list --json                         everything about each, for other programs
  show NUMBER                         one enquiry, whole
  files NUMBER [FOLDER]               writes the files that came with it
  file NUMBER PLACE                   one of these files, byte for byte, for other programs
  answer NUMBER [--site DIST]         begins a reply with what was asked, and opens it in a mail program
  answered NUMBER... [--by NAME]      marks enquiries as answered
  answered --undo NUMBER...           … and takes the mark away
  delete NUMBER... [--yes]            deletes enquiries, as a visitor may ask
  export [FILE.csv] [--comma]         all enquiries for a spreadsheet, to a file or the screen;
                                      with semicolons as Serbian Excel wants, or with commas
  resend NUMBER...                    mails enquiries again
  resend --failed                     mails again whatever a mail server refused
  backup FILE                         copies the whole store while it is used
  drill BACKUP                        restores a backup beside the store, and says what is in it
  purge --older-than DAYS [--yes]     deletes enquiries that were mailed
        [--undelivered-too]           … and those that were not

A number may be written with or without its hyphen; the first letters of an ID do too. What deletes asks first; --yes answers that.
`;

/** Runs a command; gives what it prints. @throws UsageError, EnvironmentError */
export async function run(
  args: string[],
  variables: Record<string, string | undefined>,
): Promise<string | Buffer> {
  const { name, operands, options } = read(args);
  if (name === undefined || options.help) return USAGE;
  const command = COMMANDS.get(name);
  if (command === undefined) throw new UsageError(`There is no command “${name}”.\n\n${USAGE}`);
  const { dataDir, databaseUrl, mail } = readEnvironment(variables);
  // A command must not create an empty store in a mistyped place.
  if (databaseUrl === null && !existsSync(sqliteFile(dataDir))) {
    const nothing = `There is no store in ${dataDir}: no enquiry has come yet, or DATA_DIR is another folder`;
    // Commands that only read succeed here; a backup with nothing to copy must not.
    if (name === "list" && !options.json) return `${nothing}\n`;
    throw new UsageError(nothing);
  }
  const store = await openStore({ dataDir, databaseUrl });
  try {
    return await command({ store, operands, options, sendsMail: mail !== null });
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
        open: { type: "boolean" },
        undo: { type: "boolean" },
        by: { type: "string" },
        json: { type: "boolean" },
        site: { type: "string" },
        comma: { type: "boolean" },
        failed: { type: "boolean" },
        "older-than": { type: "string" },
        "undelivered-too": { type: "boolean" },
        yes: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    const [name, ...operands] = positionals;
    return { name, operands, options: values };
  } catch (error) {
    throw new UsageError(`${Object(error).message}\n\n${USAGE}`);
  }
}

/** What is told of a failed command: mistakes of whoever typed it in words, faults of ours whole. */
export function faultOf(error: unknown): unknown {
  return error instanceof UsageError || error instanceof EnvironmentError ? error.message : error;
}

if (import.meta.main) {
  try {
    process.stdout.write(await run(process.argv.slice(2), process.env));
  } catch (error) {
    console.error(faultOf(error));
    process.exitCode = 1;
  }
}
