import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** What a program of the server prints on a machine of that zone and language. */
function printed(TZ: string, LC_ALL: string, program: string): unknown {
  const given = ["--input-type=module", "--eval", program];
  const { stdout, stderr } = spawnSync(process.execPath, given, {
    cwd: new URL(".", import.meta.url),
    env: { PATH: process.env.PATH, TZ, LC_ALL },
    encoding: "utf8",
  });
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout);
}

const PROGRAM = `
  import { formatMoment, formatVisit, localMinute, TIME_ZONE } from "./dates.ts";
  import { momentOf } from "@stoneyard/enquiry/visits.ts";
  const at = Date.parse("2026-12-31T10:30:00Z");
  const [en, sr] = ["en-GB", "sr-Latn-RS"].map((intlLocale) => ({ intlLocale }));
  console.log(JSON.stringify({
    zone: TIME_ZONE,
    minute: localMinute(at),
    moment: [formatMoment(at, en), formatMoment(at, sr)],
    visit: [formatVisit("2026-12-31T00:30", en), formatVisit("2026-12-31T00:30", sr)],
    starts: momentOf("2026-12-31T00:30", "Europe/Belgrade"),
  }));`;

/** A visit is told by the clock of the yard everywhere; what the server did, by that of its own machine. */
test.each([
  ["UTC", "C", "2026-12-31 10:30", "31 December 2026 at 10:30 UTC", "31. decembar 2026. 10:30 UTC"],
  [
    "Pacific/Kiritimati",
    "tr_TR.UTF-8",
    "2027-01-01 00:30",
    "1 January 2027 at 00:30 GMT+14",
    "1. januar 2027. 00:30 GMT+14",
  ],
])(
  "on a machine in %s, language %s, moments and visits are told rightly",
  (zone, language, minute, ...moment) => {
    const told = printed(zone, language, PROGRAM) as { visit: string[]; moment: string[] };
    const plain = (texts: string[]) => texts.map((text) => text.replace(/\s/g, " "));
    expect({ ...told, moment: plain(told.moment), visit: plain(told.visit) }).toEqual({
      zone,
      minute,
      moment,
      visit: ["Thursday, 31 December 2026 at 00:30", "četvrtak, 31. decembar 2026. 00:30"],
      starts: Date.UTC(2026, 11, 30, 23, 30),
    });
  },
);
