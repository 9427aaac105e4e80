import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import type { Program } from "./program.ts";

/** Whether the system tells what a process holds. */
export const MEMORY_IS_KNOWN = existsSync("/proc/self/status");

/** As they are set wherever the server is started, so that memory stays small. */
export const MEMORY_SETTINGS = {
  NODE_OPTIONS: "--max-semi-space-size=2 --max-old-space-size=256",
  MALLOC_ARENA_MAX: "2",
};

/** Bytes of memory that a process holds now and held at most, shared parts of Node's own binary included. */
export async function memoryOf({ process: { pid } }: Program): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const bytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
  return { now: bytes("VmRSS"), peak: bytes("VmHWM") };
}

export async function openFilesOf({ process: { pid } }: Program): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length;
}
