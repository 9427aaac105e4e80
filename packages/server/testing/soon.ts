import { vi } from "vitest";

/** Waits until `check` passes: at once on a quiet machine, within half a minute on a busy one. */
export function soon<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 30_000, interval: 20 });
}
