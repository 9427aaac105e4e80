import { expect, test } from "vitest";
import { eachTest } from "../testing/each-test.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { noExim, prepareExim } from "../testing/exim.ts";
import { startTestServer } from "../testing/running.ts";
import { soon } from "../testing/soon.ts";

if (noExim !== null) console.log(`skipped: ${noExim}`);

const exim = eachTest(prepareExim, (exim) => exim.remove());
const server = eachTest(
  () => startTestServer({ SMTP_URL: exim.url }),
  (server) => server.stop(),
);

test.skipIf(noExim !== null)(
  "an enquiry comes into the mailbox of a real mail server as it was written",
  async () => {
    // What mail is apt to spoil: letters of both scripts, a dot alone, a line that begins like a letter, one too long.
    const message =
      "Želim radnu ploču od kvarcita, čišćenje i đubre uključeni 🪨.\n.\nFrom Beograda, Шумадија\n" +
      `${"kamen ".repeat(300)}kraj`;
    const form = {
      firstName: "Đorđe",
      lastName: "Šćepanović",
      phone: "+381 64 123 45 67",
      email: "djordje@visitor.example",
      subject: "sm-quartz/libeccio",
      message,
      locale: "sr",
      from: "/sr/contact",
    };
    // Sent while the mail server is down.
    expect((await server.post(form)).status).toBe(303);
    const [record] = await server.stored();
    const id = record?.enquiry.id;
    await soon(async () => expect((await server.stored())[0]?.mails[0]?.lastError).toContain("ECONNREFUSED"));

    await exim.start();
    await soon(async () => expect(await exim.mailbox()).toHaveLength(1));
    const [{ raw, letter } = { raw: "", letter: null }] = await exim.mailbox();
    expect(letter).toMatchObject({
      messageId: `<${id}@stoneyard.example>`,
      subject: expect.stringMatching(/^Upit sa sajta \d{4}-\d{4} · Đorđe Šćepanović · sm-quartz\/libeccio$/),
      from: { name: "Stoneyard", address: "website@stoneyard.example" },
      to: [{ address: "office@stoneyard.example" }],
      replyTo: [{ address: "djordje@visitor.example" }],
      returnPath: "website@stoneyard.example",
    });
    expect(letter?.text).toContain("Ime: Đorđe\nPrezime: Šćepanović\nTelefon: +381 64 123 45 67\n");
    expect(letter?.text).toContain(message);
    const header = (key: string) => letter?.headers.find((one) => one.key === key)?.value;
    expect(header("auto-submitted")).toBe("auto-generated");
    expect(header("content-language")).toBe("sr-Latn");
    expect(header("content-type")).toBe("text/plain; charset=utf-8");
    expect(Math.abs(Date.parse(header("date") ?? "") - Date.now())).toBeLessThan(60_000);
    // Nothing that an old mail server on the way could not carry.
    expect(raw).toMatch(/^[\t\n\r\x20-\x7e]*$/);
    expect(Math.max(...raw.split("\n").map((line) => line.length))).toBeLessThan(998);
  },
);

test.skipIf(noExim !== null)("names and addresses in other letters make a mail in plain ASCII", async () => {
  await exim.start();
  const emails = ["јован@пример.срб", "jovan@пример.срб"];
  for (const email of emails) {
    expect((await server.send(anEnquiry({ firstName: "Јован", email }))).status).toBe(201);
  }
  await soon(async () => expect(await exim.mailbox()).toHaveLength(2));
  for (const { raw, letter } of await exim.mailbox()) {
    expect(raw).toMatch(/^[\t\n\r\x20-\x7e]*$/);
    expect(letter.subject).toContain("Јован");
    expect(emails.filter((email) => letter.text?.includes(`E-mail: ${email}\n`))).toHaveLength(1);
  }
});
