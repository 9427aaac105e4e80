import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { putPrograms } from "./programs.ts";
import { freePort } from "./running-desk.ts";

const SSHD = "/usr/sbin/sshd";

/** Why there is no real server to try; null where there is one. */
export const noSshd = missing();

function missing(): string | null {
  if (!existsSync(SSHD)) return `${SSHD} is missing`;
  return existsSync("/usr/bin/rsync") ? null : "rsync is missing";
}

/**
 * A real sshd of this user's on a free port, for one key; and a `ssh` before the real one that brings that key, as an owner's
 * lies in the home folder, which ssh takes from nowhere else.
 * @returns the server as the desk takes it, and the folder for what is sent there
 */
export async function realSshd(): Promise<{
  server: string;
  folder: string;
  forgetKey: () => Promise<void>;
}> {
  const dir = await mkdtemp(join(tmpdir(), "stoneyard-sshd-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const at = (name: string) => join(dir, name);
  for (const key of ["host", "owner"])
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", at(key)]);
  await copyFile(at("owner.pub"), at("authorized"));
  // As the superuser it wants a folder of its own beside the system's.
  if (process.getuid?.() === 0) await mkdir("/run/sshd", { recursive: true });
  const port = await freePort();
  const daemon = spawn(
    SSHD,
    ["-D", "-f", "/dev/null", "-h", at("host"), "-p", String(port), ...options(at("authorized"))],
    { stdio: "ignore" },
  );
  onTestFinished(() => {
    daemon.kill();
  });
  await listening(port);
  const real = execFileSync("sh", ["-c", "command -v ssh"], { encoding: "utf8" }).trim();
  await putPrograms(dir, {
    ssh: `exec ${real} -i '${at("owner")}' -o IdentitiesOnly=yes -o UserKnownHostsFile='${at("known")}' "$@"`,
  });
  return {
    server: `${userInfo().username}@127.0.0.1:${port}`,
    folder: at("site"),
    forgetKey: () => writeFile(at("authorized"), ""),
  };
}

function options(authorizedKeys: string): string[] {
  const settings = {
    ListenAddress: "127.0.0.1",
    AuthorizedKeysFile: authorizedKeys,
    StrictModes: "no",
    UsePAM: "no",
    PidFile: "none",
    PermitRootLogin: "yes",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-o", `${name}=${value}`]);
}

async function listening(port: number): Promise<void> {
  await vi.waitFor(
    () =>
      new Promise<void>((told, refused) => {
        const socket = connect(port, "127.0.0.1");
        socket.once("error", refused).once("connect", () => {
          socket.destroy();
          told();
        });
      }),
    { timeout: 5000 },
  );
}
