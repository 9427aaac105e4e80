import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "./site.ts";

export type RunningDesk = { folder: string; address: string; stop(): void };

export function git(folder: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: folder, encoding: "utf8" });
}

/** An owner's folder under git, without the pictures. */
export function ownersFolder(owner: string): string {
  const folder = mkdtempSync(join(tmpdir(), "stoneyard-desk-"));
  cpSync("content", join(folder, "content"), {
    recursive: true,
    filter: (file) => !/content\/(pictures|models)(\/|$)/.test(file),
  });
  git(folder, "init", "--quiet", "--initial-branch", "main");
  git(folder, "add", "content");
  nameOwner(folder, owner);
  git(folder, "commit", "--quiet", "--message", "Begin");
  return folder;
}

/** By whom commits are made in a folder. */
export function nameOwner(folder: string, owner: string): void {
  git(folder, "config", "user.name", owner);
  git(folder, "config", "user.email", `${owner.toLowerCase()}@example.rs`);
}

/** The desk of a folder, without the site beside its forms. */
export function startDesk(
  folder: string,
  port: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<RunningDesk> {
  const desk = spawn(process.execPath, ["packages/desk/main.ts"], {
    env: {
      ...process.env,
      DESK_PORT: String(port),
      DESK_FOLDER: folder,
      DESK_PREVIEW_PORT: "none",
      ...settings,
    },
  });
  return new Promise((resolve, reject) => {
    let told = "";
    const onPart = (part: Buffer) => {
      told += part;
      const address = /http:\/\/localhost:\S+/.exec(told)?.[0];
      if (address) resolve({ folder, address, stop: () => desk.kill() });
    };
    desk.stdout.on("data", onPart);
    desk.stderr.on("data", onPart);
    desk.once("close", () => reject(new Error(told)));
  });
}

export async function openDesk(
  page: Page,
  { address }: RunningDesk,
  language: "en" | "sr",
  hash: string,
): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem("desk-language", chosen), language);
  await page.goto(address);
  await page.goto(`${new URL(address).origin}/#${hash}`);
}
