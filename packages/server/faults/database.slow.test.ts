import { expect, test } from "vitest";
import { usePostgres } from "../testing/each-database.ts";
import { eachMailServer, eachPrograms, eachSite } from "../testing/each-test.ts";
import { anEnquiry, sendEnquiry } from "../testing/enquiry.ts";
import { mailVariables } from "../testing/mail.ts";
import { noPostgres } from "../testing/postgres.ts";
import { killProgram, type ServerProgram } from "../testing/program.ts";
import { soon } from "../testing/soon.ts";

const directory = eachSite();
const mailServer = eachMailServer();
const postgres = usePostgres();
const startProgram = eachPrograms();

function start(databaseUrl: string, more: Record<string, string> = {}): Promise<ServerProgram> {
  return startProgram(directory.dist, {
    DATA_DIR: directory.data,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: "1000000",
    ...mailVariables(mailServer.url),
    ...more,
  });
}

test.skipIf(noPostgres !== null)(
  "while the database is gone an enquiry is answered with 503 and when to come again; then all is as before",
  async () => {
    const server = await start(await postgres.freshDatabase());
    expect((await sendEnquiry(server.url)).status).toBe(201);
    await soon(() => expect(mailServer.letters).toHaveLength(1));
    await postgres.crash();
    const refused = await sendEnquiry(server.url);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "30"]);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(server.url)).status).toBe(200);
    await postgres.start();
    expect((await sendEnquiry(server.url)).status).toBe(201);
    // What it found is said for a second.
    await soon(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200));
    await soon(() => expect(mailServer.letters).toHaveLength(2));
  },
  120_000,
);

test.skipIf(noPostgres !== null)(
  "instances on one database send each mail once, and one goes on when another dies",
  async () => {
    const databaseUrl = await postgres.freshDatabase();
    const [one, two, three] = await Promise.all([start(databaseUrl), start(databaseUrl), start(databaseUrl)]);
    const enquiries = Array.from({ length: 30 }, () => anEnquiry());
    await Promise.all(
      enquiries.map(async (enquiry, i) => {
        const server = [one, two, three][i % 3] as ServerProgram;
        expect((await sendEnquiry(server.url, enquiry)).status).toBe(201);
      }),
    );
    await soon(() => expect(mailServer.letters.length).toBeGreaterThanOrEqual(30));
    const ids = mailServer.letters.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(30);
    expect(ids).toHaveLength(30);

    await killProgram(one);
    const late = anEnquiry();
    expect((await sendEnquiry(two.url, late)).status).toBe(201);
    await soon(() => {
      expect(mailServer.letters.at(-1)?.messageId).toBe(`<${late.id}@stoneyard.example>`);
    });
  },
  120_000,
);

/** A name with two addresses, of which Node tells no more than that both failed: in an error without a message. */
const TWO_ADDRESSES = `import dns from "node:dns";
dns.lookup = (_name, _options, found) =>
  found(null, ["127.0.0.1", "127.0.0.2"].map((address) => ({ address, family: 4 })));`;

test("a start without the database says where it was sought, for a name with several addresses too", async () => {
  const nowhere = "postgres://stoneyard:secret@database.example:1/stoneyard";
  const failure = await start(nowhere, {
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(TWO_ADDRESSES)}`,
  }).catch((error: Error) => error.message);
  expect(failure).toContain("The database at database.example:1 takes no connection");
  expect(failure).toContain("ECONNREFUSED 127.0.0.2:1");
  expect(failure).not.toContain("secret");
});
