import { DatabaseSync } from "node:sqlite";
import type { Problem } from "@stoneyard/enquiry/answer.ts";
import { LIMITS, newEnquiryId } from "@stoneyard/enquiry/enquiry.ts";
import { MOST_FILE_BYTES, PART_BYTES } from "@stoneyard/enquiry/files.ts";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openStore } from "../store/open.ts";
import { sqliteFile } from "../store/sqlite.ts";
import { eachMailServer } from "../testing/each-test.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { runProgram } from "../testing/program.ts";
import { sendRaw } from "../testing/raw.ts";
import { startTestServer, type TestServer } from "../testing/running.ts";
import { sendFile } from "../testing/send-file.ts";
import { soon } from "../testing/soon.ts";

const mailServer = eachMailServer();
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ SMTP_URL: mailServer.url });
});
afterEach(() => server.stop());

const photograph = (side = 640) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .withExif({ IFD0: { Artist: "Ana Secret" }, IFD3: { GPSLatitude: "44/1 49/1 25/1" } })
    .jpeg({ quality: 95 })
    .toBuffer();

const at = (id: string) => `${server.url}/api/contact/files/${id}`;
const putPart = (id: string, from: number, bytes: Uint8Array) =>
  fetch(`${at(id)}?from=${from}`, {
    method: "PUT",
    headers: { "content-type": "application/octet-stream" },
    body: Buffer.from(bytes),
  });
const finish = (id: string, name: string) =>
  fetch(at(id), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });
const upload = (bytes: Uint8Array, name: string) => sendFile(server.url, bytes, name);
async function withStore<T>(work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>): Promise<T> {
  const store = await openStore({ dataDir: server.dataDir, databaseUrl: null });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
const pendingBytes = () => withStore((store) => store.pendingBytes());
const codeOf = async (answer: Response) => ((await answer.json()) as Problem).errors?.[0]?.code;

describe("by script", () => {
  test("a photograph in parts goes with its enquiry, in the mail too, without where it was taken", async () => {
    const bytes = await photograph();
    expect(bytes.length).toBeGreaterThan(2 * PART_BYTES);
    const id = await upload(bytes, "Kuhinja – skica.JPG");
    const enquiry = { ...anEnquiry(), files: [id] };
    expect((await server.send(enquiry)).status).toBe(201);
    await soon(() => expect(mailServer.letters).toHaveLength(1));
    const [letter] = mailServer.letters;
    expect(letter?.text).toContain("Files: Kuhinja skica.jpg (");
    const [attached] = letter?.attachments ?? [];
    expect(attached).toMatchObject({ filename: "Kuhinja skica.jpg", mimeType: "image/jpeg" });
    const received = Buffer.from(attached?.content as ArrayBuffer);
    expect(received.includes("Ana Secret")).toBe(false);
    expect((await sharp(received).metadata()).width).toBe(640);
    expect(letter?.text).not.toContain("as the visitor sent them");
  });

  test("what cannot be cleaned, and a PDF, goes as it was sent, and the mail and the list say so", async () => {
    const whole = await photograph(64);
    const broken = whole.subarray(0, whole.length - 200);
    const plan = Buffer.from("%PDF-1.7\n/OpenAction\n%%EOF");
    const files = [
      await upload(broken, "broken.jpg"),
      await upload(whole, "whole.jpg"),
      await upload(plan, "plan.pdf"),
    ];
    const { number } = (await (await server.send({ ...anEnquiry(), files })).json()) as { number: string };
    await soon(() => expect(mailServer.letters).toHaveLength(1));
    const [letter] = mailServer.letters;
    expect(letter?.text).toContain(
      "exactly as the visitor sent them, so open with care: broken.jpg, plan.pdf\n",
    );
    const [first, second, third] =
      letter?.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer)) ?? [];
    expect(first?.equals(broken)).toBe(true);
    expect(second?.includes("Ana Secret")).toBe(false);
    expect(third?.equals(plan)).toBe(true);
    const { ended } = runProgram("enquiries.ts", ["show", number], { DATA_DIR: server.dataDir });
    const { stdout } = await ended;
    expect(stdout).toMatch(/1 broken\.jpg \(\d+ kB, as the visitor sent it\)/);
    expect(stdout).toMatch(/2 whole\.jpg \(\d+ kB\)/);
  });

  test("files that are more than 15 MB together are refused with their enquiry", async () => {
    const large = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(14_000_000)]);
    const files = [await upload(large, "one.pdf"), await upload(large, "two.pdf")];
    const refused = await server.send({ ...anEnquiry(), files });
    expect([refused.status, await codeOf(refused)]).toEqual([422, "files-too-large"]);
    expect(await server.stored()).toEqual([]);
  });

  test("who was cut off is told how much is there, and goes on; a part sent twice counts once", async () => {
    const bytes = await photograph();
    const id = newEnquiryId();
    const first = bytes.subarray(0, PART_BYTES);
    expect(await (await putPart(id, 0, first)).json()).toEqual({ received: PART_BYTES });
    expect(await (await putPart(id, 0, first)).json()).toEqual({ received: PART_BYTES });
    expect(await (await putPart(id, 5 * PART_BYTES, first)).json()).toEqual({ received: PART_BYTES });
    for (let from = PART_BYTES; from < bytes.length; from += PART_BYTES)
      await putPart(id, from, bytes.subarray(from, from + PART_BYTES));
    expect((await finish(id, "a.jpg")).status).toBe(201);
    // The answer was lost: asked again it is the same.
    expect((await finish(id, "a.jpg")).status).toBe(201);
    const again = await putPart(id, PART_BYTES, bytes.subarray(PART_BYTES, 2 * PART_BYTES));
    expect(await again.json()).toEqual({ received: bytes.length });
    expect((await server.send({ ...anEnquiry(), files: [id] })).status).toBe(201);
  });

  test("who comes back to a file that an enquiry has is told that it is whole, and may send the same enquiry again", async () => {
    const plan = Buffer.from("%PDF-1.7\n%%EOF");
    const enquiry = { ...anEnquiry(), files: [await upload(plan, "plan.pdf")] };
    const [id = ""] = enquiry.files;
    const first = await (await server.send(enquiry)).json();
    expect(await (await putPart(id, 0, plan)).json()).toEqual({ received: plan.length });
    expect((await finish(id, "plan.pdf")).status).toBe(201);
    expect(await (await server.send(enquiry)).json()).toEqual(first);
    const none = await finish(newEnquiryId(), "plan.pdf");
    expect([none.status, await codeOf(none)]).toEqual([422, "files-gone"]);
  });

  test("a file under an id in capitals is found by its enquiry", async () => {
    const id = crypto.randomUUID().toUpperCase();
    await putPart(id, 0, Buffer.from("%PDF-1.7\n%%EOF"));
    await finish(id, "plan.pdf");
    expect((await server.send({ phone: "064 123", files: [id] })).status).toBe(201);
  });

  test("what is cancelled leaves nothing behind", async () => {
    const id = newEnquiryId();
    await putPart(id, 0, Buffer.alloc(1000));
    expect(await pendingBytes()).toBeGreaterThan(0);
    expect((await fetch(at(id), { method: "DELETE" })).status).toBe(204);
    expect(await pendingBytes()).toBe(0);
  });

  test("what is no picture and no PDF is told by its bytes, whatever it is called, and leaves nothing", async () => {
    for (const bytes of [Buffer.from("MZ a program"), Buffer.from("<svg onload=x>")]) {
      const id = newEnquiryId();
      await putPart(id, 0, bytes);
      const refused = await finish(id, "photo.jpg");
      expect([refused.status, await codeOf(refused)]).toEqual([422, "file-unknown"]);
    }
    expect(await pendingBytes()).toBe(0);
  });

  test("more than 15 MB of one file, and a part that is too large, are not taken", async () => {
    const over = await putPart(newEnquiryId(), MOST_FILE_BYTES - 10, Buffer.alloc(11));
    expect([over.status, await codeOf(over)]).toEqual([422, "files-too-large"]);
    expect((await putPart(newEnquiryId(), 0, Buffer.alloc(PART_BYTES + 1))).status).toBe(413);
    expect(await pendingBytes()).toBe(0);
  });

  test("an enquiry whose files are not there is refused, and sent again without them it is taken", async () => {
    const enquiry = anEnquiry();
    const refused = await server.send({ ...enquiry, files: [newEnquiryId()] });
    expect([refused.status, await codeOf(refused)]).toEqual([422, "files-gone"]);
    expect(await server.stored()).toEqual([]);
    expect((await server.send(enquiry)).status).toBe(201);
  });

  test("nobody gets a file from the server, and no other site may send one", async () => {
    const id = await upload(await photograph(64), "a.jpg");
    expect((await fetch(at(id))).status).toBe(404);
    const foreign = await fetch(`${at(newEnquiryId())}?from=0`, {
      method: "PUT",
      headers: { "content-type": "application/octet-stream", "sec-fetch-site": "cross-site" },
      body: "x",
    });
    expect(foreign.status).toBe(403);
    expect((await fetch(`${server.url}/api/contact/files/..%2f..%2fetc`, { method: "DELETE" })).status).toBe(
      404,
    );
  });
});

describe("in bad hands", () => {
  test("of one visitor's files as many wait for an enquiry as four could have, and others send on", async () => {
    await server.stop();
    server = await startTestServer({ RATE_LIMIT: "1000", TRUST_PROXY: "127.0.0.1" });
    const fill = async (client: string) => {
      const plan = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(MOST_FILE_BYTES - 9)]);
      let sent = 0;
      try {
        for (; sent < 6; sent++) await sendFile(server.url, plan, "plan.pdf", { "x-forwarded-for": client });
      } catch (error) {
        expect(String(error)).toMatch(/429 .*files-too-many-waiting.*Send the enquiry first/);
      }
      return sent;
    };
    expect(await fill("203.0.113.1")).toBe(4);
    const refused = await fetch(`${at(newEnquiryId())}?from=0`, {
      method: "PUT",
      headers: { "content-type": "application/octet-stream", "x-forwarded-for": "203.0.113.1" },
      body: "x",
    });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
    await sendFile(server.url, await photograph(64), "a.jpg", { "x-forwarded-for": "203.0.113.2" });
  }, 60_000);

  test("what all visitors' files may take together is told as our fault, until those that nobody came for give way", async () => {
    const HOUR_MS = 60 * 60 * 1000;
    const others = (createdAt: number) => {
      const database = new DatabaseSync(sqliteFile(server.dataDir));
      database.exec("DELETE FROM file");
      database
        .prepare("INSERT INTO file (id, created_at, size) VALUES ('others', ?, ?)")
        .run(createdAt, 512 * 1024 * 1024);
      database.close();
    };
    others(Date.now() - HOUR_MS / 2);
    const refused = await putPart(newEnquiryId(), 0, Buffer.from("x"));
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "3600"]);
    const { errors: [error] = [] } = (await refused.json()) as Problem;
    expect(error).toMatchObject({ field: "files", code: "files-no-room" });
    expect(error?.detail).toContain("Send the enquiry without them, or try again in an hour");
    expect((await server.send(anEnquiry())).status).toBe(201);
    others(Date.now() - HOUR_MS - 1000);
    expect((await putPart(newEnquiryId(), 0, Buffer.from("x"))).status).toBe(200);
  });

  test("a form without a boundary is answered at once, though the rest of it never comes", async () => {
    const head = "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data\r\n";
    const began = performance.now();
    const answer = await sendRaw(server.url, `${head}Content-Length: 5000\r\n\r\nhello`);
    expect(answer.status).toBe(400);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test("parts have a limit of their own, beyond which a client waits and others go on", async () => {
    await server.stop();
    server = await startTestServer({ RATE_LIMIT: "1", TRUST_PROXY: "127.0.0.1" });
    const send = (client: string) =>
      fetch(`${at(newEnquiryId())}?from=0`, {
        method: "PUT",
        headers: { "content-type": "application/octet-stream", "x-forwarded-for": client },
        body: "x",
      });
    // The allowance comes back with time, of which a busy machine takes enough for one more.
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now());
    const statuses = await Promise.all(
      Array.from({ length: 160 }, () => send("203.0.113.1").then(({ status }) => status)),
    );
    clock.mockRestore();
    expect(statuses.filter((status) => status === 200)).toHaveLength(150);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await send("203.0.113.2")).status).toBe(200);
  });

  test("a form that cannot be read, or breaks off, leaves nothing and ends nothing", async () => {
    const broken = (body: string, type = "multipart/form-data; boundary=x") =>
      fetch(`${server.url}/api/contact`, {
        method: "POST",
        headers: { "content-type": type, accept: "text/html" },
        body,
      });
    const begun =
      '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7 and no end';
    for (const answer of [
      await broken(begun),
      await broken("nothing"),
      await broken("x", "multipart/form-data"),
    ])
      expect(answer.status).toBeGreaterThanOrEqual(400);
    const names = Array.from(
      { length: 40 },
      (_, i) => `--x\r\nContent-Disposition: form-data; name="f${i}"\r\n\r\n1\r\n`,
    );
    expect((await broken(`${names.join("")}--x--\r\n`)).status).toBe(413);
    await soon(async () => expect(await pendingBytes()).toBe(0));
    expect(await server.stored()).toEqual([]);
    expect((await server.send(anEnquiry())).status).toBe(201);
  });
});

test("the texts of a form with files are together no more than a body", async () => {
  const data = new FormData();
  for (const name of ["one", "two"]) data.append(name, "x".repeat(LIMITS.bodyBytes / 2 + 1));
  expect((await fetch(`${server.url}/api/contact`, { method: "POST", body: data })).status).toBe(413);
});

describe("without scripts", () => {
  const form = (files: [name: string, bytes: Uint8Array][], fields: Record<string, string> = {}) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ phone: "064 765 4321", locale: "sr", ...fields }))
      data.append(name, value);
    for (const [name, bytes] of files) data.append("files", new Blob([Buffer.from(bytes)]), name);
    return fetch(`${server.url}/api/contact`, {
      method: "POST",
      body: data,
      redirect: "manual",
      headers: { accept: "text/html" },
    });
  };

  test("a form with files counts once towards its client's limit; past it the words come back and no file is kept", async () => {
    await server.stop();
    server = await startTestServer({ RATE_LIMIT: "2" });
    const statuses: number[] = [];
    for (const message of ["one", "two", "three"])
      statuses.push((await form([["plan.pdf", Buffer.from("%PDF-1.7\n%%EOF")]], { message })).status);
    expect(statuses).toEqual([303, 303, 429]);
    const plan: [string, Buffer] = ["plan.pdf", Buffer.from("%PDF-1.7\n%%EOF")];
    const refused = await form([plan], { message: "Keep me" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(100);
    const html = await refused.text();
    expect(html).toContain("Keep me");
    expect(html).toContain("064 765 4321");
    expect(await pendingBytes()).toBe(0);
  });

  test("the files of a form go with its enquiry, and a second click is the same one", async () => {
    const bytes = await photograph();
    const files: [string, Uint8Array][] = [
      ["ploča.jpg", bytes],
      ["plan.pdf", Buffer.from("%PDF-1.7\n%%EOF")],
    ];
    const answer = await form(files);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/api\/contact\/sent\?number=.*from=%2Fsr%2Fcontact$/),
    ]);
    expect((await form(files)).headers.get("location")).toBe(answer.headers.get("location"));
    await soon(async () => expect(await pendingBytes()).toBe(0));
    const [record, ...others] = await server.stored();
    expect(others).toEqual([]);
    const kept = await withStore((store) => store.filesOf(record?.enquiry.id ?? ""));
    expect(kept.map(({ name, kind }) => [name, kind])).toEqual([
      ["ploča.jpg", "jpeg"],
      ["plan.pdf", "pdf"],
    ]);
  });

  test("a form with no file chosen is a form, and the same word in another field another", async () => {
    for (const field of ["firstName", "lastName"])
      expect((await form([["", Buffer.of()]], { [field]: "Ana" })).status).toBe(303);
  });

  test("an empty file is told as one that we cannot open, not as one that did not arrive", async () => {
    const plan: [string, Buffer] = ["plan.pdf", Buffer.from("%PDF-1.7\n%%EOF")];
    const answer = await form([["prazno.jpg", Buffer.of()], plan]);
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining("Ovu datoteku ne možemo"),
    ]);
    await soon(async () => expect(await pendingBytes()).toBe(0));
  });

  test("a file that we cannot open is told on the page, which has the words again, and nothing is left", async () => {
    const answer = await form(
      [
        ["a.jpg", Buffer.from("MZ")],
        ["b.jpg", await photograph(64)],
      ],
      { message: "Keep me" },
    );
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("Ovu datoteku ne možemo da otvorimo");
    expect(html).toContain("Keep me");
    await soon(async () => expect(await pendingBytes()).toBe(0));
    const wordless = await form([["b.jpg", await photograph(64)]], { phone: "" });
    expect(wordless.status).toBe(422);
    await soon(async () => expect(await pendingBytes()).toBe(0));
  });

  test("more than 15 MB, or than five files, are told on a page, and nothing is left", async () => {
    const large = await form([["a.jpg", Buffer.alloc(MOST_FILE_BYTES + 1)]]);
    expect([large.status, await large.text()]).toEqual([422, expect.stringMatching(/najviše 15\sMB/)]);
    const many = await form(Array.from({ length: 6 }, (_, i) => [`${i}.pdf`, Buffer.from("%PDF-1")]));
    expect([many.status, await many.text()]).toEqual([422, expect.stringMatching(/najviše 5\sdatoteka/)]);
    const far = await form(
      Array.from({ length: 60 }, (_, i) => [`${i}.pdf`, Buffer.from("%PDF-1")]),
      { message: "Keep me" },
    );
    expect([far.status, await far.text()]).toEqual([422, expect.stringMatching(/najviše 5\sdatoteka/)]);
    await soon(async () => expect(await pendingBytes()).toBe(0));
    expect(await server.stored()).toEqual([]);
  });

  test("a text in the place of the files is none of them", async () => {
    const six = Array.from({ length: 6 }, (_, i): [string, Buffer] => [`${i}.pdf`, Buffer.from("%PDF-1")]);
    const answer = await form(six, { files: "kuhinja.jpg" });
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringMatching(/najviše 5\sdatoteka/)]);
    const words = await form([], { files: "kuhinja.jpg", filesProblem: "x", message: "Keep me" });
    expect(words.status).toBe(303);
  });

  test.each([
    ["no part can be kept", "DROP TABLE file_part"],
    [
      "no file can be ended",
      "CREATE TRIGGER no BEFORE UPDATE OF kind ON file BEGIN SELECT RAISE(ABORT, 'full'); END",
    ],
  ])("where %s the form comes back filled in", async (_, fault) => {
    const other = new DatabaseSync(sqliteFile(server.dataDir));
    other.exec(fault);
    other.close();
    const answer = await form([["plan.pdf", Buffer.from("%PDF-1.7\n%%EOF")]], { message: "Keep me" });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
    const html = await answer.text();
    expect(html).toContain('<html lang="sr-Latn">');
    expect(html).toContain("Keep me");
    await soon(async () => expect(await pendingBytes()).toBe(0));
  });
});
