import { runProgram } from "./publish/run-program.ts";

/** No prompts for passwords; a new server's key is stored, a changed one refused. */
const SSH_OPTIONS = [
  "-o",
  "BatchMode=yes",
  "-o",
  "ConnectTimeout=15",
  "-o",
  "StrictHostKeyChecking=accept-new",
];

/** A name that begins with a hyphen would be an option of ssh. */
export const SSH_SERVER = /^[\w][\w.-]*@[\w][\w.-]*(:\d{1,5})?$/;

/** Options and the host of `owner@example.rs:2222`, as ssh takes them. */
export function sshArguments(server: string): { options: string[]; host: string } {
  const [host = "", port] = server.split(/:(?=\d+$)/);
  return { options: [...SSH_OPTIONS, ...(port ? ["-p", port] : [])], host };
}

/** Quoted as one word for the server's shell. */
export function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** Runs a command on a server. Rejects with the end of its output where it fails. */
export function runThere(root: string, server: string, command: string): Promise<void> {
  const { options, host } = sshArguments(server);
  return runProgram(root, "ssh", [...options, "--", host, command]);
}

/** Sends files to a folder of a server by rsync. @param more options of rsync */
export function sendThere(
  root: string,
  { server, folder }: { server: string; folder: string },
  paths: readonly string[],
  more: readonly string[] = [],
): Promise<void> {
  const { options, host } = sshArguments(server);
  const shell = ["ssh", ...options].join(" ");
  return runProgram(root, "rsync", ["-az", ...more, "-e", shell, "--", ...paths, `${host}:${folder}/`]);
}

/** ssh's messages for failed connections and the word for each. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/Permission denied \(|Too many authentication failures/, "SSH KEY"],
  [/REMOTE HOST IDENTIFICATION HAS CHANGED|Host key verification failed/, "HOST KEY"],
  [
    /Could not resolve hostname|Connection refused|timed out|No route to host|Network is unreachable/,
    "NO SERVER",
  ],
];

/** Why ssh failed to connect, in one word; undefined for other failures. */
export function sshFault(output: string): string | undefined {
  return FAULTS.find(([pattern]) => pattern.test(output))?.[1];
}
