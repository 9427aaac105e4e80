import { readFileSync } from "node:fs";

/** Linux tells times in these; they are a hundredth of a second on every machine that Node runs on. */
const TICKS_PER_S = 100;

/** Processor time that a process has used so far, seconds. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name stands in brackets and may hold anything, so fields are counted behind it: utime and stime are 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
}

/** Memory of a process: what it holds now and the most that it ever held, MB. */
export function residentMegabytes(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1000;
  return { now: megabytes("VmRSS"), most: megabytes("VmHWM") };
}
