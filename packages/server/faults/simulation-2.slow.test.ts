import { test } from "vitest";
import { runSchedules } from "./schedules.ts";

/** The other half of the 100,000 runs beside it, on another processor. */
test("over the second 50,000 schedules nothing acknowledged is lost, and nothing is mailed that is not kept", async () => {
  await runSchedules(50_001, 100_000);
}, 0);
