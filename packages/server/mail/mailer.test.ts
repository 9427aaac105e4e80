import { Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import type { StoredFile } from "../store/files.ts";
import { eachMailServer } from "../testing/each-test.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { aMail, MAIL_CONTEXT } from "../testing/mail.ts";
import { createSend, readFailure } from "./mailer.ts";

const mailServer = eachMailServer();

async function sentWith(sizes: number[], kind: "notice" | "receipt" = "notice", locale = "en") {
  const files = sizes.map(
    (size, i) => ({ id: `${i}`, name: `plan-${i}.pdf`, size, kind: "pdf" }) as StoredFile,
  );
  const store = {
    filesOf: async () => files,
    readFile: async (id: string) => Buffer.alloc(files[Number(id)]?.size ?? 0, id),
  };
  const send = createSend(mailServer.url, MAIL_CONTEXT, store);
  await send(aMail(anEnquiry({ locale }), { kind }), AbortSignal.timeout(20_000));
  const [letter] = mailServer.letters;
  if (!letter) throw new Error("no letter came");
  return letter;
}

test("files of 7 MB together go along, in their order and with their sizes in whole kB", async () => {
  const letter = await sentWith([6_998_999, 1001]);
  expect(letter.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ["plan-0.pdf", "application/pdf"],
    ["plan-1.pdf", "application/pdf"],
  ]);
  expect(letter.text).toContain("plan-0.pdf (6999 kB), plan-1.pdf (2 kB)");
});

test("a byte more, and all of them stay in the store, by the command that gives them", async () => {
  const letter = await sentWith([6_999_000, 1001], "notice", "sr");
  expect(letter.attachments).toEqual([]);
  expect(letter.text).toContain("plan-0.pdf (6999 kB), plan-1.pdf (2 kB)");
  expect(letter.text).toContain("npm run enquiries -- files 4826-1793");
});

test("a receipt has no files, and tells robots and readers what it is", async () => {
  const header = (letter: Awaited<ReturnType<typeof sentWith>>, name: string) =>
    letter.headers.find(({ key }) => key === name)?.value;
  const receipt = await sentWith([10], "receipt", "sr");
  expect(receipt.attachments).toEqual([]);
  expect(receipt.to).toMatchObject([{ address: "ana@visitor.example" }]);
  expect([header(receipt, "auto-submitted"), header(receipt, "content-language")]).toEqual([
    "auto-replied",
    "sr-Latn",
  ]);
});

test.each(["Kamen: sajt", "Kamen; d.o.o.", "Kamen (Beograd)", "Kamen, d.o.o."])(
  "a mail of and to %s bears that name",
  async (name) => {
    const context = { ...MAIL_CONTEXT, from: `${name} <a@x.rs>`, to: `${name} <b@x.rs>` };
    const store = { filesOf: async () => [], readFile: async () => Buffer.of() };
    await createSend(mailServer.url, context, store)(aMail(anEnquiry()), AbortSignal.timeout(20_000));
    const [letter] = mailServer.letters;
    expect([letter?.from, letter?.to]).toMatchObject([
      { name, address: "a@x.rs" },
      [{ name, address: "b@x.rs" }],
    ]);
  },
);

test("a mail server may be silent for ten minutes before it says that it has a mail", async () => {
  const silence = vi.spyOn(Socket.prototype, "setTimeout");
  onTestFinished(() => silence.mockRestore());
  await sentWith([]);
  expect(silence.mock.calls.map(([limit]) => limit)).toContain(600_000);
});

test.each([
  ["a mailbox that is not there", { code: "EENVELOPE", responseCode: 550, permanent: true }, true],
  ["a mail that is not taken", { code: "EMESSAGE", responseCode: 554, permanent: true }, true],
  ["one that is taken later", { code: "EENVELOPE", responseCode: 451, permanent: false }, false],
  ["one that wants a login first", { code: "EENVELOPE", responseCode: 530, permanent: true }, false],
  ["a wrong password", { code: "EAUTH", responseCode: 535, permanent: true }, false],
  ["no connection", { code: "ECONNECTION" }, false],
])("%s is refused for good: %s", (_, error, permanent) => {
  const failure = readFailure(Object.assign(new Error("told"), error));
  expect(failure).toMatchObject({ reason: "told", permanent });
  expect(failure.code).toBe(
    [error.code, "responseCode" in error && error.responseCode].filter(Boolean).join(" "),
  );
});

test("a zero byte in the words of a mail server, which PostgreSQL keeps in no text, is a space", () => {
  const error = { code: "EENVELOPE", responseCode: 550, permanent: true, message: "550 no\0such user" };
  expect(readFailure(error)).toMatchObject({ reason: "550 no such user", permanent: true });
});

test("what is no error of mail is told as it is", () => {
  expect(readFailure("odd")).toEqual({ reason: "odd", permanent: false, code: "unknown" });
});
