/**
 * `npm run test:moments`: runs what depends on time at every moment of `MOMENTS`, on machines of several zones and languages.
 * Every process of a run, and each page of a browser, lives at its moment. A word chooses moments: `-- midnight`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { MOMENTS, type Moment } from "@stoneyard/enquiry/testing/moments.ts";

const MACHINES = ["UTC", "Pacific/Kiritimati", "Pacific/Honolulu"].flatMap((TZ) =>
  ["C", "tr_TR.UTF-8"].map((LC_ALL) => ({ TZ, LC_ALL })),
);

/** All that reads a clock, or tells a moment or a day. */
const UNIT = [
  ...[
    "packages/enquiry",
    "packages/catalogue/closures",
    "packages/site/shell/company",
    "packages/site/pages/contact",
    "packages/site/choice",
    "packages/site/ui/countdown",
  ],
  ...[
    "packages/server/mail",
    "packages/server/housekeeping",
    "packages/server/command",
    "packages/server/contact/rate-limit",
    "server/zones",
  ],
];
/** At a few moments alone: each starts a server and a browser. */
const BROWSER = ["contact-visit.spec.ts"];
const BROWSER_MOMENTS = [
  "Monday, minutes before opening",
  "Friday, minutes after closing",
  "midnight in Belgrade",
];

/** So many moments at once, each in one process, which loads everything once. */
const AT_ONCE = 3;

const [, , wanted = ""] = process.argv;
const failed: string[] = [];
const moments = [...MOMENTS.entries()].filter(([, { name }]) => name.includes(wanted)).values();
await Promise.all([
  ...Array.from({ length: AT_ONCE }, async () => {
    for (const [place, moment] of moments) await runAt(moment, MACHINES[place % MACHINES.length]);
  }),
  inBrowsers(),
]);
console.log(failed.length === 0 ? "\nHolds at every moment." : `\nFails at:\n${failed.join("\n")}`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function inBrowsers(): Promise<void> {
  for (const moment of MOMENTS.filter(({ name }) => BROWSER_MOMENTS.includes(name) && name.includes(wanted)))
    await holds(["playwright", "test", ...BROWSER], moment, moment.name, {});
}

async function runAt(moment: Moment, machine: Record<string, string> = {}): Promise<void> {
  const label = `${moment.name}, ${machine.TZ}, ${machine.LC_ALL}`;
  await holds(["vitest", "run", "--reporter=dot", "--maxWorkers=1", ...UNIT], moment, label, machine);
}

/** Runs a command at a moment, and shows what it says where it fails. */
async function holds(
  [program = "", ...given]: string[],
  { at }: Moment,
  label: string,
  machine: Record<string, string>,
): Promise<void> {
  const preload = `--import=${new URL("shift-date.mjs", import.meta.url).href}`;
  const env = {
    ...process.env,
    ...machine,
    CLOCK_SHIFT_MS: String(at - Date.now()),
    NODE_OPTIONS: [process.env.NODE_OPTIONS, preload].filter(Boolean).join(" "),
  };
  const child = spawn(program, given, { env, shell: process.platform === "win32" });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => said.push(part));
  const [status] = await once(child, "close");
  console.log(`${status === 0 ? "holds" : "FAILS"}  ${program}: ${label}`);
  if (status === 0) return;
  failed.push(label);
  process.stdout.write(Buffer.concat(said));
}
