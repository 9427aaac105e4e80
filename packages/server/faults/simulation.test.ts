import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { Chance } from "./chance.ts";
import { type Outcome, simulate } from "./simulation.ts";

const { TESTS, SCHEDULES: asked = TESTS === "slow" ? 100_000 : 40 } = process.env;
const SCHEDULES = Number(asked);
/** Replays the one that failed. */
const SEED = process.env.SEED === undefined ? undefined : Number(process.env.SEED);
const BEGINNING = Date.UTC(2026, 0, 5, 9);
/** In memory, where there is such a folder: what a crash leaves is made by the simulation, not by the disk. */
const DISK = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

test(`over ${SCHEDULES} schedules nothing acknowledged is lost, and nothing is mailed that is not kept`, async () => {
  const total: Outcome = { acknowledged: 0, crashes: 0, mailed: 0, lostSyncs: 0 };
  const seeds = SEED === undefined ? Array.from({ length: SCHEDULES }, (_, index) => index + 1) : [SEED];
  for (const seed of seeds) {
    const outcome = await simulated(seed).catch((error) => {
      throw new Error(`Seed ${seed} fails; SEED=${seed} replays it: ${error.message}`, { cause: error });
    });
    for (const name of ["acknowledged", "crashes", "mailed", "lostSyncs"] as const)
      total[name] += outcome[name];
  }
  console.log(`${seeds.length} schedules: ${JSON.stringify(total)}, 0 lost`);
  // A run in which nothing happens would prove nothing.
  if (SEED === undefined)
    for (const count of Object.values(total)) expect(count).toBeGreaterThan(SCHEDULES / 25);
}, 0);

async function simulated(seed: number): Promise<Outcome> {
  const folder = mkdtempSync(join(DISK, "stoneyard-simulated-"));
  vi.useFakeTimers({
    toFake: ["Date", "setTimeout", "clearTimeout"],
    now: BEGINNING,
  });
  const random = vi.spyOn(Math, "random").mockImplementation(new Chance(-seed).next);
  try {
    return await simulate(seed, folder, {
      advance: (ms) => vi.advanceTimersByTimeAsync(ms),
      setBack: (ms) => void vi.setSystemTime(Date.now() - ms),
    });
  } finally {
    random.mockRestore();
    vi.useRealTimers();
    rmSync(folder, { recursive: true, force: true });
  }
}
