import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { createTransport } from "nodemailer";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type MailServer, startMailServer } from "./mail-server.ts";

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

/** Names a sender, and then has the connection reset instead of closed. */
async function resetAfterSender(): Promise<void> {
  const socket = connect(server.port, "127.0.0.1");
  const replies = createInterface(socket)[Symbol.asyncIterator]();
  const answered = async () => {
    while (!/^\d{3} /.test((await replies.next()).value ?? "")) {}
  };
  await answered();
  for (const command of ["EHLO client.example", "MAIL FROM:<client@stoneyard.example>"]) {
    socket.write(`${command}\r\n`);
    await answered();
  }
  socket.resetAndDestroy();
  await once(socket, "close");
}

test("goes on after a connection that was reset in the middle of a mail", async () => {
  await resetAfterSender();
  await createTransport(server.url).sendMail({
    from: "client@stoneyard.example",
    to: "office@stoneyard.example",
    subject: "After the reset",
    text: "…",
  });
  expect(server.letters.map(({ subject }) => subject)).toEqual(["After the reset"]);
});
