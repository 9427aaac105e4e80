import { once } from "node:events";
import { createServer } from "node:net";
import { type Environment, EnvironmentError } from "./environment.ts";

/**
 * Checks that the port is free before anything is built.
 * @throws with the reason in words
 */
export async function checkPort({ host, port }: Pick<Environment, "host" | "port">): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    throw explainListen(error, { host, port });
  }
  server.close();
}

/** Why the server cannot listen, as an error that names the setting; another error as it is. */
export function explainListen(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const { code }: { code?: string } = Object(error);
  const message = code === undefined ? undefined : REASONS.get(code)?.(host, port);
  return message === undefined ? error : new EnvironmentError(message, { cause: error });
}

const notOurs = (host: string) =>
  `HOST is "${host}", which is not an address of this machine: expected 127.0.0.1, or 0.0.0.0 for every address`;

const REASONS = new Map<string, (host: string, port: number) => string>([
  [
    "EADDRINUSE",
    (_host, port) => `Port ${port} is taken by another program: stop it, or choose another one with PORT`,
  ],
  [
    "EACCES",
    (_host, port) =>
      `PORT is ${port}: ports below 1024 are for the system. Choose a higher one, such as 3000, behind a proxy`,
  ],
  ["EADDRNOTAVAIL", notOurs],
  ["ENOTFOUND", notOurs],
  ["EAI_AGAIN", notOurs],
]);
