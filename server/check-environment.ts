/**
 * Checks the environment variables and whether the port is free, and ends with code 1 where something is wrong; `npm start`
 * asks before it builds.
 */
import { once } from "node:events";
import { createServer } from "node:net";
import { EnvironmentError, readEnvironment } from "./environment.ts";
import { explainListen } from "./listen-fault.ts";

try {
  const { host, port } = readEnvironment(process.env);
  await tryPort(host, port);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function tryPort(host: string, port: number): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    throw explainListen(error, { host, port });
  }
  server.close();
}
