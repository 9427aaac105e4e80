import { test } from "vitest";
import { runSchedule, runSchedules } from "./schedules.ts";

/** Replays a schedule that failed. */
const { SEED } = process.env;

test(SEED
  ? `the schedule of seed ${SEED}`
  : "over the first schedules nothing acknowledged is lost, and nothing is mailed that is not kept", async () => {
  await (SEED ? runSchedule(Number(SEED)) : runSchedules(1, 40));
}, 0);
