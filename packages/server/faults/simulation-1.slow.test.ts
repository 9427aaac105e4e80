import { test } from "vitest";
import { runSchedules, SCHEDULES } from "./schedules.ts";

/** The other half runs beside it, on another processor. */
test(`over the first half of ${SCHEDULES} schedules nothing acknowledged is lost, and nothing is mailed that is not kept`, async () => {
  await runSchedules(1, SCHEDULES / 2);
}, 0);
