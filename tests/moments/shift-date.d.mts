export function shiftDate(milliseconds: number): void;
export const CLOCK_SHIFT_MS: number;
