import { test } from "vitest";
import { runSchedules, SCHEDULES } from "./schedules.ts";

test(`over ${SCHEDULES} schedules nothing acknowledged is lost, and nothing is mailed that is not kept`, async () => {
  await runSchedules(1, SCHEDULES);
}, 0);
