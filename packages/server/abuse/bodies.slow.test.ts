import type { Problem } from "@stoneyard/enquiry/answer.ts";
import { FIELDS, LIMITS } from "@stoneyard/enquiry/enquiry.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allTests } from "../testing/each-test.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { sendRaw } from "../testing/raw.ts";
import { startTestServer } from "../testing/running.ts";
import { soon } from "../testing/soon.ts";
import { verdict } from "./verdict.ts";

const mailServer = allTests(startMailServer, (mailServer) => mailServer.close());
const server = allTests(
  () => startTestServer({ SMTP_URL: mailServer.url, RATE_LIMIT: "1000000" }),
  (server) => server.stop(),
);

const HEAD = "POST /api/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\n";
const sendBytes = (body: string | Buffer, type = "application/json") => {
  const bytes = Buffer.from(body);
  const head = `${HEAD}Content-Type: ${type}\r\nContent-Length: ${bytes.length}\r\n\r\n`;
  return sendRaw(server.url, Buffer.concat([Buffer.from(head), bytes]));
};
/** What parsers of JSON, forms and text are apt to stumble over. */
const STUMBLES = [
  ..."{}[]\",:&=%+;\\/@<>'.-_\n\r\t\0 ",
  ...["null", "true", "NaN", "1e999", "-0", '""', "[[[[", '{"":'],
  ...['"id":', '"firstName":', '"email":"a@b.rs"', '"phone":"064 123"', '"message":', '"startedAt":'],
  ...['"website":', '"locale":"sr"', '"__proto__":', '"constructor":{"prototype":{}}'],
  ...["\\u0000", "\\ud800", "\\u2028", "email=a%40b.rs", "&phone=064123", "&from=%2Fsr%2Fcontact"],
  ...["&from=//evil.example", "&__proto__=x", "%0d%0aBcc:", "%u0041", "%ff%fe", "\ufeff", "\u2028", "\u202e"],
  ...["č", "🪨", "</textarea><script>", "\xff\xfe"],
];
const lastStored = async () => (await server.stored()).at(-1)?.enquiry;

describe("size", () => {
  const padded = (length: number) => {
    const body = JSON.stringify({ phone: "064 123", padding: "" });
    return body.replace('"padding":""', `"padding":"${"x".repeat(length - body.length)}"`);
  };

  test("a body of 256 KB is read, a byte more is not", async () => {
    expect((await sendBytes(padded(LIMITS.bodyBytes))).status).toBe(201);
    expect((await sendBytes(padded(LIMITS.bodyBytes + 1))).status).toBe(413);
  });

  test("a length that is only claimed, or never told, does not help", async () => {
    const claimed = await sendRaw(
      server.url,
      `${HEAD}Content-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n{`,
    );
    expect(claimed.status).toBe(413);
    const chunk = `8000\r\n${"x".repeat(0x8000)}\r\n`;
    const endless = await sendRaw(
      server.url,
      `${HEAD}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(200)}`,
    );
    // Either the answer arrives, or the connection is closed while the client still pours.
    expect([413, 0]).toContain(endless.status);
  });
});

describe("JSON", () => {
  test.each([
    ["10,000 arrays in one another", "[".repeat(10_000) + "]".repeat(10_000), 422],
    ["5,000 objects in one another", `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`, 422],
    ["10,000 arrays that never end", "[".repeat(10_000), 400],
    ["the same in a field", `{"phone":${"[".repeat(10_000)}${"]".repeat(10_000)}}`, 422],
    ["a prototype", '{"__proto__":{"phone":"064 123"}}', 400],
    ["a prototype, spelled otherwise", '{"\\u005f_proto__":{"phone":"064 123"}}', 400],
    ["a constructor with a prototype", '{"constructor":{"prototype":{"phone":"064 123"}}}', 400],
    ["a number beyond all numbers", '{"phone":"064 123","startedAt":1e999}', 201],
    ["two values", '{"phone":"064 123"}{"phone":"064 124"}', 400],
    ["nothing", "", 400],
    ["a byte-order mark before it", '\ufeff{"phone":"064 123"}', 201],
    ["UTF-16", Buffer.from('{"phone":"064 123"}', "utf16le"), 400],
    ["names of the language", '{"phone":"064 123","toString":"x","hasOwnProperty":"y","length":3}', 201],
  ])("%s", async (_what, body, status) => {
    const answer = await sendBytes(body);
    expect(answer.status).toBe(status);
    const isAccepted = status === 201;
    expect(answer.headers.get("content-type")).toContain(isAccepted ? "application/json" : "problem+json");
    expect(Object.keys({})).toEqual([]);
    expect(Object("").phone).toBeUndefined();
  });

  test("of a name given twice the last counts", async () => {
    expect((await sendBytes('{"phone":"064 123","phone":"064 124"}')).status).toBe(201);
    expect(await lastStored()).toMatchObject({ phone: "064 124" });
  });

  test("half characters and broken bytes become the sign for them", async () => {
    expect((await sendBytes('{"phone":"064 123","message":"a\\ud800b\\udfffc"}')).status).toBe(201);
    expect(await lastStored()).toMatchObject({ message: "a\ufffdb\ufffdc" });
    const broken = Buffer.concat([
      Buffer.from('{"phone":"064 123","message":"a'),
      Buffer.of(0xff),
      Buffer.from('"}'),
    ]);
    expect((await sendBytes(broken)).status).toBe(201);
    expect(await lastStored()).toMatchObject({ message: "a\ufffd" });
  });

  test("a wrong type is named for its field, whatever it is", async () => {
    for (const field of [...FIELDS, "subject"]) {
      for (const value of [7, true, [], {}, ["text"], { text: 1 }]) {
        const response = await server.send({ ...anEnquiry(), [field]: value });
        const { errors: [first] = [] } = (await response.json()) as Problem;
        expect([response.status, first?.field, first?.code]).toEqual([422, field, "wrong-type"]);
      }
    }
  });

  test.each([
    ["text/plain", 415],
    ["text/json", 415],
    ["application/xml", 415],
    ["multipart/form-data; boundary=x", 400],
    ["application/json; charset=utf-8", 201],
    ["APPLICATION/JSON", 201],
    ["application/json;;;", 201],
    ["application/jsonp", 415],
    ["", 415],
  ])("as the type “%s”: %i", async (type, status) => {
    expect((await sendBytes('{"phone":"064 123"}', type)).status).toBe(status);
  });
});

test("no field can put a header, a recipient or a second mail into a mail", async () => {
  const evils = [
    "\r\nBcc: victim@evil.example\r\nSubject: cheap\r\n\r\nbuy",
    "\nBcc: victim@evil.example",
    "\rBcc: victim@evil.example",
    "\u2028Bcc: victim@evil.example",
    "\u0085Bcc: victim@evil.example",
    "\u000b\u0000\u001bBcc: victim@evil.example",
    "\r\n.\r\nMAIL FROM:<victim@evil.example>\r\nRCPT TO:<victim@evil.example>\r\nDATA\r\n",
    "=?utf-8?B?DQpCY2M6IHZpY3RpbUBldmlsLmV4YW1wbGU=?=",
    "%0d%0aBcc: victim@evil.example",
  ];
  const plain = anEnquiry({ firstName: "x", lastName: "x", subject: "x" });
  await server.send(plain);
  const letterOf = (id: string) => mailServer.letters.find(({ messageId }) => messageId?.includes(id));
  await soon(() => expect(letterOf(plain.id)).toBeDefined());
  const names = letterOf(plain.id)?.headers.map(({ key }) => key);
  for (const evil of evils) {
    const [all, mail] = [
      anEnquiry({ firstName: evil, lastName: evil, phone: "064 123", message: evil, subject: evil }),
      anEnquiry({ phone: `064 123${evil}`.slice(0, LIMITS.phone), email: `ana@visitor.example${evil}` }),
    ];
    for (const enquiry of [all, mail]) {
      expect((await server.send(enquiry)).status).toBe(201);
      await soon(() => expect(letterOf(enquiry.id)).toBeDefined());
      const letter = letterOf(enquiry.id);
      expect(letter?.to).toEqual([{ address: "office@stoneyard.example", name: "" }]);
      expect([letter?.cc, letter?.bcc]).toEqual([undefined, undefined]);
      const foreign = letter?.headers.map(({ key }) => key).filter((key) => !names?.includes(key));
      expect(foreign).toEqual([]);
    }
  }
  expect(mailServer.letters).toHaveLength(mailServer.attempts());
}, 60_000);

test("whatever is sent, the answer keeps every rule", async () => {
  const sent = fc.record({
    body: fc.oneof(
      fc.uint8Array({ maxLength: 3_000 }).map((bytes) => Buffer.from(bytes)),
      fc.json().map((text) => Buffer.from(text)),
      fc
        .dictionary(
          fc.constantFrom(...FIELDS, "id", "subject", "website", "startedAt", "locale"),
          fc.anything(),
        )
        .map((value) => Buffer.from(JSON.stringify(value) ?? "")),
      fc.webQueryParameters().map((text) => Buffer.from(text)),
      fc
        .tuple(
          fc.constantFrom("", '{"email":"a@b.rs"', "email=a%40b.rs"),
          fc.array(fc.constantFrom(...STUMBLES), { maxLength: 40 }),
          fc.constantFrom("", "}"),
        )
        .map(([start, pieces, end]) => Buffer.from([start, ...pieces, end].join(""))),
    ),
    type: fc.constantFrom(
      "application/json",
      "application/json; charset=utf-16",
      "application/x-www-form-urlencoded",
      "text/plain",
    ),
  });
  let known = (await server.stored()).length;
  await fc.assert(
    fc.asyncProperty(sent, async ({ body, type }) => {
      const answer = await sendBytes(body, type);
      const stored = (await server.stored()).slice(known);
      known += stored.length;
      const headers = Object.fromEntries(answer.headers);
      expect(
        verdict(
          { status: answer.status, headers, body: answer.body },
          stored.map(({ enquiry }) => enquiry),
        ),
      ).toBeNull();
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) },
  );
}, 600_000);
