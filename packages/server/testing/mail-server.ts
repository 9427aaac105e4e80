import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type MailServer = {
  url: string;
  port: number;
  /** What arrived, in order. */
  letters: Email[];
  /** How many times a recipient was named, refused ones included. */
  attempts: () => number;
  /** From now on answers with this SMTP code at a step of the dialogue; null accepts again. */
  refuseWith: (code: number | null, at?: Step) => void;
  /** From now on takes this long, in milliseconds, to say that it has a message. */
  answerAfter: (delay: number) => void;
  close: () => Promise<void>;
};

/** Where a mail server may say no. */
export type Step = "greeting" | "sender" | "recipient" | "message";

export type MailServerOptions = {
  /** 0 takes a free one. */
  port?: number;
  /** Takes mail only from whoever knows it; the user is `stoneyard`. */
  password?: string;
};

export async function startMailServer({ port = 0, password }: MailServerOptions = {}): Promise<MailServer> {
  const letters: Email[] = [];
  let refusal: { code: number; at: Step } | null = null;
  let attempts = 0;
  let delay = 0;
  const answerAt = (step: Step) =>
    refusal?.at === step ? Object.assign(new Error("No such mailbox"), { responseCode: refusal.code }) : null;
  const server = new SMTPServer({
    disabledCommands: password === undefined ? ["AUTH", "STARTTLS"] : ["STARTTLS"],
    allowInsecureAuth: true,
    onConnect(_session, callback) {
      callback(answerAt("greeting"));
    },
    onAuth(auth, _session, callback) {
      if (auth.username === "stoneyard" && auth.password === password) callback(null, { user: "stoneyard" });
      else callback(new Error("Wrong user or password"));
    },
    onMailFrom(_address, _session, callback) {
      callback(answerAt("sender"));
    },
    onRcptTo(_address, _session, callback) {
      attempts += 1;
      callback(answerAt("recipient"));
    },
    async onData(stream, _session, callback) {
      try {
        const letter = await PostalMime.parse(await buffer(stream));
        const refused = answerAt("message");
        if (refused === null) letters.push(letter);
        await sleep(delay);
        callback(refused);
      } catch (error) {
        // The line was cut in the middle of the message.
        callback(new Error("The message did not arrive", { cause: error }));
      }
    },
  });
  // A connection that is reset in the middle of a mail is over; without a listener it would end the program.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    letters,
    attempts: () => attempts,
    refuseWith(code, at = "recipient") {
      refusal = code === null ? null : { code, at };
    },
    answerAfter(milliseconds) {
      delay = milliseconds;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
