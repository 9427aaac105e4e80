import { execFile } from "node:child_process";
import { promisify } from "node:util";

export type Load = { requests: number; perSecond: number; failed: number };

/**
 * Asks for one address again and again over 32 connections that stay open, from a core of its own.
 * @param core number of the core
 * @throws when wrk is not installed
 */
export async function wrk(url: string, seconds: number, core: number, encoding: string): Promise<Load> {
  const args = [
    "-c",
    `${core}`,
    "wrk",
    "-t1",
    "-c32",
    `-d${seconds}s`,
    "-H",
    `Accept-Encoding: ${encoding}`,
    url,
  ];
  const { stdout } = await promisify(execFile)("taskset", args).catch((error: Error) => {
    throw new Error(`wrk and taskset are needed (Debian: apt-get install wrk util-linux): ${error.message}`);
  });
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  return {
    requests: number(/(\d+) requests in/),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    failed: number(/Non-2xx or 3xx responses: (\d+)/),
  };
}
