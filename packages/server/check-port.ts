import { once } from "node:events";
import { createServer } from "node:net";
import type { Environment } from "./environment.ts";
import { explainListen } from "./listen-fault.ts";

/** Looks whether the port is free, so that nobody waits for pages that cannot be served. @throws in words where it is not */
export async function checkPort({ host, port }: Pick<Environment, "host" | "port">): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    throw explainListen(error, { host, port });
  }
  server.close();
}
