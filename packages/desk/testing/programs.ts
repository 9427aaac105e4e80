import { chmod, mkdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { onTestFinished } from "vitest";

/** Puts shell programs of these names before all others until the test ends. */
export async function putPrograms(dir: string, programs: Readonly<Record<string, string>>): Promise<void> {
  const bin = join(dir, "bin");
  await mkdir(bin, { recursive: true });
  for (const [name, text] of Object.entries(programs)) {
    await writeFile(join(bin, name), `#!/bin/sh\n${text}\n`);
    await chmod(join(bin, name), 0o755);
  }
  const before = process.env.PATH;
  process.env.PATH = `${bin}${delimiter}${before}`;
  onTestFinished(() => {
    process.env.PATH = before;
  });
}

/**
 * A stand-in for ssh that runs a command on this machine. It notes its arguments in `asked`; where there is a file `shut`,
 * it says what stands there and ends as ssh does.
 */
export function sshTo(asked: string, shut: string): string {
  return `echo "$@" >> '${asked}'
for last in "$@"; do :; done
[ -e '${shut}' ] && { cat '${shut}' >&2; exit 255; }
exec sh -c "$last"`;
}
