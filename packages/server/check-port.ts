import { once } from "node:events";
import { createServer } from "node:net";
import type { Environment } from "./environment.ts";
import { explainListen } from "./listen-fault.ts";

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
