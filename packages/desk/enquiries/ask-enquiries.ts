import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { RefusedError } from "../drafts/content-path.ts";
import { quoted, sshFault, sshWords } from "../ssh.ts";
import type { EnquiriesPlace } from "./place.ts";

/** A file of 15 MB and a list of some ten thousand enquiries are below. */
const LARGEST_ANSWER = 200_000_000;
const LONGEST_WAIT = 60_000;
/** The words of the last lines are enough to say what is wrong. */
const LONGEST_REASON = 600;
/** ssh's exit code for its own failures. */
const SSH_ITSELF = 255;

/**
 * Runs `npm run enquiries` where the enquiries are.
 * @returns its output, byte for byte
 * @throws RefusedError with its error output
 */
export async function askEnquiries(place: EnquiriesPlace, words: readonly string[]): Promise<Buffer> {
  const [program, given] = commandAt(place, words);
  return new Promise((done, refuse) => {
    execFile(
      program,
      given,
      { encoding: "buffer", maxBuffer: LARGEST_ANSWER, timeout: LONGEST_WAIT },
      (error, answer, said) => {
        if (error) refuse(new RefusedError(502, reasonOf(error, said)));
        else done(answer);
      },
    );
  });
}

function commandAt(place: EnquiriesPlace, words: readonly string[]): [string, string[]] {
  if (place.kind === "here") return [process.execPath, [resolve("packages/server/enquiries.ts"), ...words]];
  const { options, host } = sshWords(place.server);
  const there = `${place.command} ${words.map(quoted).join(" ")}`;
  return ["ssh", [...options, "--", host, there]];
}

function reasonOf(error: Error, said: Buffer): string {
  const { code, killed }: { code?: unknown; killed?: boolean } = Object(error);
  if (code === "ENOENT") return "NO SSH";
  if (killed) return "NO ANSWER";
  const reason = said.toString("utf8").trim().slice(-LONGEST_REASON);
  return (code === SSH_ITSELF && sshFault(reason)) || reason || error.message;
}
