import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

/**
 * What becomes of one reply of the mail server, counted from its greeting (0), and of all that follow: the connection is
 * cut instead, nothing comes any more, or a reply that never ends comes drop by drop.
 */
export type LineFault = { reply: number; does: "cut" | "stall" | "drip" };

/** A line to a mail server that can break at any step of the dialogue. */
export type FaultyLine = {
  url: string;
  /** From now on new connections go like this; null lets everything through. */
  breakAt: (fault: LineFault | null) => void;
  /** Connections made so far. */
  count: () => number;
  /** Connections that a client still holds. */
  open: () => number;
  close: () => Promise<void>;
};

const DRIP_MS = 20;

/** @param mailPort where the mail server listens on this machine */
export async function startFaultyLine(mailPort: number): Promise<FaultyLine> {
  let fault: LineFault | null = null;
  let count = 0;
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    count += 1;
    clients.add(client);
    client.on("close", () => clients.delete(client));
    join(client, connect(mailPort, "127.0.0.1"), fault);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    breakAt(next) {
      fault = next;
    },
    count: () => count,
    open: () => clients.size,
    close() {
      for (const client of clients) client.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function join(client: Socket, mail: Socket, fault: LineFault | null): void {
  let replies = 0;
  let dripping: NodeJS.Timeout | undefined;
  const end = () => {
    clearInterval(dripping);
    client.destroy();
    mail.destroy();
  };
  for (const socket of [client, mail]) socket.on("error", end).on("close", end);
  client.on("data", (data) => mail.write(data));
  // By lines, since a server may answer several commands at once.
  createInterface(mail).on("line", (text) => {
    if (fault === null || replies < fault.reply) {
      // The last line of a reply has a space after its code, the others a hyphen.
      if (/^\d{3} /.test(text)) replies += 1;
      client.write(`${text}\r\n`);
    } else if (fault.does === "cut") {
      end();
    } else if (fault.does === "drip") {
      dripping ??= setInterval(() => client.write("250-and so on\r\n"), DRIP_MS);
    }
  });
}
