import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { z } from "zod";
import { RefusedError } from "../drafts/content-path.ts";
import { storedSetting } from "../drafts/stored-setting.ts";
import { quoted, SSH_SERVER, sshArguments, sshFault } from "../ssh.ts";

/** Where enquiries are kept: in the store of this machine, or of a server that one reaches by ssh. */
const enquiriesPlace = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("here") }),
  z.strictObject({
    kind: z.literal("ssh"),
    server: z.string().regex(SSH_SERVER, "SERVER"),
    /** The command there; its arguments follow. */
    command: z
      .string()
      .trim()
      .min(1, "COMMAND")
      .max(500, "COMMAND")
      .regex(/^[^\0\n\r]+$/, "COMMAND"),
  }),
]);
export type EnquiriesPlace = z.infer<typeof enquiriesPlace>;

/** @param folder for the settings of this machine */
export const storedPlace = (folder: string) => storedSetting(enquiriesPlace, folder, "enquiries.json");

/** A file of 15 MB and a list of some ten thousand enquiries are below. */
const LARGEST_ANSWER = 200_000_000;
const LONGEST_WAIT = 60_000;
/** The last lines are enough to say what is wrong. */
const LONGEST_REASON = 600;
/** ssh's exit code for its own failures. */
const SSH_ITSELF = 255;

/**
 * Runs `npm run enquiries` where the enquiries are.
 * @returns its output, byte for byte
 * @throws RefusedError with its error output
 */
export async function askEnquiries(place: EnquiriesPlace, args: readonly string[]): Promise<Buffer> {
  const [program, programArgs] = commandAt(place, args);
  return new Promise((done, refuse) => {
    execFile(
      program,
      programArgs,
      { encoding: "buffer", maxBuffer: LARGEST_ANSWER, timeout: LONGEST_WAIT },
      (error, stdout, stderr) => {
        if (error) refuse(new RefusedError(502, reasonOf(error, stderr)));
        else done(stdout);
      },
    );
  });
}

function commandAt(place: EnquiriesPlace, args: readonly string[]): [string, string[]] {
  if (place.kind === "here") return [process.execPath, [resolve("packages/server/enquiries.ts"), ...args]];
  const { options, host } = sshArguments(place.server);
  const there = `${place.command} ${args.map(quoted).join(" ")}`;
  return ["ssh", [...options, "--", host, there]];
}

function reasonOf(error: Error, stderr: Buffer): string {
  const { code, killed }: { code?: unknown; killed?: boolean } = Object(error);
  if (code === "ENOENT") return "NO SSH";
  if (killed) return "NO ANSWER";
  const reason = stderr.toString("utf8").trim().slice(-LONGEST_REASON);
  return (code === SSH_ITSELF && sshFault(reason)) || reason || error.message;
}

/** An enquiry of `npm run enquiries -- list --json`; a newer server may add fields. Times are milliseconds. */
const listed = z.object({
  id: z.string(),
  number: z.string().nullable(),
  receivedAt: z.number(),
  answered: z.object({ at: z.number(), by: z.string() }).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  subject: z.string(),
  chosen: z.string(),
  visit: z.string(),
  visitFor: z.string(),
  locale: z.string(),
  suspicion: z.array(z.string()),
  // Older servers have no `cleaning`.
  files: z.array(
    z.object({ name: z.string(), kind: z.string(), size: z.number(), cleaning: z.string().optional() }),
  ),
  /** Opens a reply in a mail program; older servers have none. */
  reply: z.string().startsWith("mailto:").nullish(),
  mail: z
    .object({
      state: z.enum(["waiting", "sent", "failed"]),
      sentAt: z.number().nullable(),
      lastError: z.string().nullable(),
    })
    .optional(),
});
export type ListedEnquiry = z.infer<typeof listed>;

const list = z.object({ enquiries: z.array(listed) });

/**
 * The newest first.
 * @throws RefusedError for another format, such as an older server's
 */
export function readEnquiryList(answer: Buffer): ListedEnquiry[] {
  try {
    return list.parse(JSON.parse(answer.toString("utf8"))).enquiries.reverse();
  } catch {
    throw new RefusedError(502, "NO LIST");
  }
}
