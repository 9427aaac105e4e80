import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";

/** A port of this machine on which nobody listens now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Resolves when a program of this machine takes connections. @throws when it does not within ten seconds */
export async function listening(port: number, program: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
      return;
    } catch (error) {
      if (attempt > 100) throw new Error(`${program} does not listen`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      socket.destroy();
    }
  }
}
