/**
 * Lets a whole process, and all that it starts, live at another time: preloaded by Node, `CLOCK_SHIFT_MS` moves its `Date`.
 * Timers and `performance` stay as they are. The browser tests run the same function in each page.
 */
export function shiftDate(milliseconds) {
  const Real = Date;
  class ShiftedDate extends Real {
    constructor(...parts) {
      if (parts.length === 0) super(Real.now() + milliseconds);
      else super(...parts);
    }
    static now() {
      return Real.now() + milliseconds;
    }
  }
  globalThis.Date = ShiftedDate;
}

/** How far this run's clock is moved; 0 outside of `npm run test:moments`. */
export const CLOCK_SHIFT_MS = Number(globalThis.process?.env.CLOCK_SHIFT_MS ?? 0);

if (CLOCK_SHIFT_MS !== 0) shiftDate(CLOCK_SHIFT_MS);
