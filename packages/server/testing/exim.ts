import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { type Daemon, daemonFolder, startDaemon } from "./daemon.ts";

const EXIM = "/usr/sbin/exim4";

/** Why exim4 cannot run here; null when it can. */
export const noExim = existsSync(EXIM) ? null : `exim4 is not installed: ${EXIM} is missing`;

/** A real mail server of the system's packages, with its configuration, spool and mailbox in a folder of its own. */
export type Exim = {
  url: string;
  /** It takes mail for office@stoneyard.example from now on. */
  start: () => Promise<void>;
  /** What it put into the mailbox, as raw text and as a mail program reads it. */
  mailbox: () => Promise<{ raw: string; letter: Email }[]>;
  /** Ends it and deletes the folder. */
  remove: () => Promise<void>;
};

export async function prepareExim(): Promise<Exim> {
  const folder = await daemonFolder("exim");
  const { directory, port } = folder;
  await mkdir(join(directory, "spool"));
  const configuration = join(directory, "exim.conf");
  await writeFile(configuration, configure(directory, port), { mode: 0o644 });
  // Started by root it works as its own user; else as whoever runs the tests.
  if (process.getuid?.() === 0) {
    const id = (flag: string) => Number(execFileSync("id", [flag, "Debian-exim"], { encoding: "utf8" }));
    for (const path of [directory, join(directory, "spool")]) await chown(path, id("-u"), id("-g"));
  }
  let daemon: Daemon | null = null;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async start() {
      daemon = await startDaemon(EXIM, ["-bdf", "-C", configuration], folder);
    },
    async mailbox() {
      const arrived = join(directory, "mailbox/new");
      if (!existsSync(arrived)) return [];
      return Promise.all(
        (await readdir(arrived)).map(async (name) => {
          const raw = await readFile(join(arrived, name), "utf8");
          return { raw, letter: await PostalMime.parse(raw) };
        }),
      );
    },
    async remove() {
      await daemon?.remove();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function configure(directory: string, port: number): string {
  return `
primary_hostname = mail.stoneyard.example
spool_directory = ${directory}/spool
log_file_path = ${directory}/spool/%s.log
pid_file_path = ${directory}/spool/exim.pid
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port}
tls_advertise_hosts =
deliver_drop_privilege = true
never_users =
acl_smtp_rcpt = recipients

begin acl
recipients:
  accept domains = stoneyard.example
         local_parts = office
  deny message = no such mailbox

begin routers
all:
  driver = accept
  transport = mailbox

begin transports
mailbox:
  driver = appendfile
  directory = ${directory}/mailbox
  maildir_format
  envelope_to_add
  return_path_add
`;
}
