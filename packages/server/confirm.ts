import { createInterface } from "node:readline/promises";

/**
 * Asks before something is deleted.
 * @returns true for yes alone; null where nobody is there to answer, as in a crontab
 */
export async function confirm(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
