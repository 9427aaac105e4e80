/**
 * `npm run test:moments`: runs what depends on time at every moment of `MOMENTS`, on machines of several zones and languages.
 * Every process of a run, and each page of a browser, lives at its moment. A word chooses moments: `-- midnight`.
 */
import { spawnSync } from "node:child_process";
import { MOMENTS, type Moment } from "@stoneyard/enquiry/testing/moments.ts";

const MACHINES = ["UTC", "Pacific/Kiritimati", "Pacific/Honolulu"].flatMap((TZ) =>
  ["C", "tr_TR.UTF-8"].map((LC_ALL) => ({ TZ, LC_ALL })),
);

/** All that reads a clock, or tells a moment or a day. */
const UNIT = [
  ...[
    "enquiry",
    "packages/catalogue/closures",
    "packages/site/shell/company",
    "packages/site/pages/contact",
    "packages/site/choice",
    "packages/site/ui/countdown",
  ],
  ...[
    "packages/server/mail",
    "packages/server/housekeeping",
    "packages/server/enquiries",
    "packages/server/rate-limit",
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

const [, , wanted = ""] = process.argv;
const failed = MOMENTS.flatMap((moment, i) => {
  if (!moment.name.includes(wanted)) return [];
  const machine = MACHINES[i % MACHINES.length];
  const label = `${moment.name}, ${machine?.TZ}, ${machine?.LC_ALL}`;
  console.log(`\n${label}`);
  const commands = [["vitest", "run", "--reporter=dot", ...UNIT]];
  if (BROWSER_MOMENTS.includes(moment.name)) commands.push(["playwright", "test", ...BROWSER]);
  return commands.every((command) => holds(command, moment, { ...machine })) ? [] : [label];
});
console.log(failed.length === 0 ? "\nHolds at every moment." : `\nFails at:\n${failed.join("\n")}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function holds([program = "", ...given]: string[], { at }: Moment, machine: Record<string, string>): boolean {
  const preload = `--import=${new URL("shift-date.mjs", import.meta.url).href}`;
  const env = {
    ...process.env,
    ...machine,
    CLOCK_SHIFT_MS: String(at - Date.now()),
    NODE_OPTIONS: [process.env.NODE_OPTIONS, preload].filter(Boolean).join(" "),
  };
  return (
    spawnSync(program, given, { stdio: "inherit", env, shell: process.platform === "win32" }).status === 0
  );
}
