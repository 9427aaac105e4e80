import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkPort } from "./listen-fault.ts";
import { eachMailServer, eachPrograms, eachSite } from "./testing/each-test.ts";
import { anEnquiry, sendEnquiry } from "./testing/enquiry.ts";
import { mailVariables } from "./testing/mail.ts";
import { runProgram } from "./testing/program.ts";
import { soon } from "./testing/soon.ts";

const directory = eachSite();
const mailServer = eachMailServer();
const startProgram = eachPrograms();

const variables = (more: Record<string, string> = {}) => ({ DATA_DIR: directory.data, ...more });

const startMain = (more: Record<string, string> = {}) => startProgram(directory.dist, variables(more));

const withMail = () => mailVariables(mailServer.url);

test("an enquiry arrives in the mailbox, and SIGTERM ends the server in order", async () => {
  const { url, ended, process } = await startMain(withMail());
  expect(new URL(url).hostname).toBe("127.0.0.1");
  expect((await fetch(url)).status).toBe(200);
  expect((await sendEnquiry(url)).status).toBe(201);
  await soon(() => expect(mailServer.letters).toHaveLength(1));

  const inHand = sendEnquiry(url);
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.kill("SIGTERM");
  process.kill("SIGTERM");
  expect((await inHand).status).toBe(201);
  const { code, stdout, stderr } = await ended;
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("enquiry accepted");
  const records = stdout.split("\n").filter((line) => line.includes("enquiry"));
  for (const personal of ["visitor.example", "Ana", "64 123", "127.0.0.1", "::1"]) {
    expect(records.join()).not.toContain(personal);
  }
});

test("what was acknowledged before a kill is mailed by the next start", async () => {
  const first = await startMain();
  const enquiry = anEnquiry();
  expect((await sendEnquiry(first.url, enquiry)).status).toBe(201);
  first.process.kill("SIGKILL");
  await first.ended;
  const second = await startMain(withMail());
  await soon(() => expect(mailServer.letters).toHaveLength(1));
  expect(mailServer.letters[0]?.messageId).toBe(`<${enquiry.id}@stoneyard.example>`);
  second.process.kill("SIGINT");
  expect((await second.ended).code).toBe(0);
});

test("a site that was built for another address is told, and served all the same", async () => {
  await writeFile(join(directory.dist, "built-for.txt"), "https://old.example");
  const { url, process, ended } = await startMain({ SITE_URL: "https://new.example" });
  expect((await fetch(url)).status).toBe(200);
  process.kill("SIGTERM");
  expect((await ended).stderr).toMatch(
    /^The site was built for https:\/\/old\.example, and SITE_URL is https:\/\/new\.example: /,
  );
  await writeFile(join(directory.dist, "built-for.txt"), "https://new.example");
  const second = await startMain({ SITE_URL: "https://new.example/" });
  second.process.kill("SIGTERM");
  expect((await second.ended).stderr).toBe("");
});

describe("a start that cannot work says why", () => {
  const failure = async (more: Record<string, string>, dist = directory.dist) => {
    const { code, stderr } = await runProgram("main.ts", [dist], variables(more)).ended;
    expect(code).toBe(1);
    expect(stderr).not.toContain("    at ");
    return stderr;
  };

  test("no built site", async () => {
    expect(await failure({ PORT: "0" }, join(directory.path, "none"))).toContain("run npm run build first");
  });

  test("a port that is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = Object(other.address());
    expect(await failure({ PORT: String(port), HOST: "127.0.0.1" })).toContain(`Port ${port} is taken`);
    // `npm start` asks this before it writes pages.
    await expect(checkPort({ host: "127.0.0.1", port })).rejects.toThrow(`Port ${port} is taken`);
    other.close();
    for (let time = 0; time < 2; time++)
      await expect(checkPort({ host: "127.0.0.1", port })).resolves.toBeUndefined();
  });

  test("an address that is not this machine's, a folder that is a file, a file that is no store", async () => {
    expect(await failure({ PORT: "0", HOST: "no-such-machine.invalid" })).toBe(
      'HOST is "no-such-machine.invalid", which is not an address of this machine: expected 127.0.0.1, or 0.0.0.0 for every address\n',
    );
    const file = join(directory.path, "file");
    await writeFile(file, "");
    for (const DATA_DIR of [file, join(file, "below")]) {
      expect(await failure({ PORT: "0", DATA_DIR })).toMatch(
        /^Enquiries cannot be kept in DATA_DIR: part of .*file.* is a file where a folder is needed/,
      );
    }
    await mkdir(variables().DATA_DIR, { recursive: true });
    await writeFile(join(variables().DATA_DIR, "enquiries.sqlite"), "no database at all ".repeat(100));
    expect(await failure({ PORT: "0" })).toContain("enquiries.sqlite is not a database of enquiries");
  });

  test("a database whose machine is not there", async () => {
    const DATABASE_URL = "postgres://stoneyard@no-such-machine.invalid/stoneyard";
    expect(await failure({ PORT: "0", DATABASE_URL })).toMatch(
      /^DATABASE_URL: The database at no-such-machine.invalid:5432 takes no connection: /,
    );
  });
});
