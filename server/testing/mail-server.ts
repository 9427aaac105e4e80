import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail server that listens on this machine and keeps what it is handed. */
export type MailServer = {
  url: string;
  port: number;
  /** What arrived, in order. */
  letters: Email[];
  /** How many times a recipient was named, refused ones included. */
  attempts: () => number;
  /** From now on answers each recipient with this SMTP code; null accepts again. */
  refuseWith: (code: number | null) => void;
  close: () => Promise<void>;
};

/** Starts one; `port` 0 takes a free one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const letters: Email[] = [];
  let code: number | null = null;
  let attempts = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo(_address, _session, callback) {
      attempts += 1;
      callback(code === null ? null : Object.assign(new Error("No such mailbox"), { responseCode: code }));
    },
    async onData(stream, _session, callback) {
      letters.push(await PostalMime.parse(await buffer(stream)));
      callback();
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    letters,
    attempts: () => attempts,
    refuseWith(next) {
      code = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
