import { once } from "node:events";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeBuiltSite, makeDirectory } from "./testing/built-site.ts";
import { anEnquiry } from "./testing/enquiry.ts";
import { type MailServer, startMailServer } from "./testing/mail-server.ts";
import { killProgram, runProgram, type ServerProgram, startProgram } from "./testing/program.ts";
import { soon } from "./testing/soon.ts";

let directory: Awaited<ReturnType<typeof makeDirectory>>;
let mailServer: MailServer;
let running: ServerProgram | null = null;
beforeEach(async () => {
  directory = await makeDirectory();
  mailServer = await startMailServer();
  await makeBuiltSite(join(directory.path, "dist"));
});
afterEach(async () => {
  if (running) await killProgram(running);
  await mailServer.close();
  await directory.remove();
});

const variables = (more: Record<string, string> = {}) => ({
  DATA_DIR: join(directory.path, "data"),
  ...more,
});

async function startMain(more: Record<string, string> = {}) {
  running = await startProgram(join(directory.path, "dist"), variables(more));
  return running;
}

const withMail = () => ({
  SMTP_URL: mailServer.url,
  MAIL_TO: "office@stoneyard.example",
  MAIL_FROM: "website@stoneyard.example",
});

const send = (url: string, enquiry: unknown) =>
  fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(enquiry),
  });

const enquiries = (args: string[]) => runProgram("enquiries.ts", args, variables()).ended;

test("an enquiry arrives in the mailbox, and SIGTERM ends the server in order", async () => {
  const { url, ended } = await startMain(withMail());
  expect(new URL(url).hostname).toBe("127.0.0.1");
  expect((await fetch(url)).status).toBe(200);
  expect((await send(url, anEnquiry())).status).toBe(201);
  await soon(() => expect(mailServer.letters).toHaveLength(1));

  const inHand = send(url, anEnquiry());
  await new Promise((resolve) => setTimeout(resolve, 20));
  running?.process.kill("SIGTERM");
  running?.process.kill("SIGTERM");
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
  expect((await send(first.url, enquiry)).status).toBe(201);
  running?.process.kill("SIGKILL");
  await first.ended;
  const second = await startMain(withMail());
  await soon(() => expect(mailServer.letters).toHaveLength(1));
  expect(mailServer.letters[0]?.messageId).toBe(`<${enquiry.id}@stoneyard.example>`);
  running?.process.kill("SIGINT");
  expect((await second.ended).code).toBe(0);
});

describe("a start that cannot work says why", () => {
  const failure = async (more: Record<string, string>, dist = join(directory.path, "dist")) => {
    const { code, stderr } = await runProgram("main.ts", [dist], variables(more)).ended;
    expect(code).toBe(1);
    expect(stderr).not.toContain("    at ");
    return stderr;
  };

  test("wrong values", async () => {
    const message = await failure({ PORT: "many", SMTP_URL: "mail.example" });
    expect(message).toContain('PORT is "many": expected a port number from 0 to 65535');
    expect(message).toContain("SMTP_URL is");
  });

  test("no built site", async () => {
    expect(await failure({ PORT: "0" }, join(directory.path, "none"))).toContain("run npm run build first");
  });

  test("a port that is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = Object(other.address());
    expect(await failure({ PORT: String(port), HOST: "127.0.0.1" })).toContain(`Port ${port} is taken`);
    other.close();
  });
});

describe("npm run enquiries, beside the running server", () => {
  test("lists what waits and why, shows, exports, and purges", async () => {
    expect((await enquiries(["list"])).stdout).toContain("no enquiry has come");
    const { url } = await startMain();
    const enquiry = anEnquiry({ firstName: "=HYPERLINK(1)", message: 'He said "slab"\nand left' });
    await send(url, enquiry);
    await send(url, { ...anEnquiry(), website: "spam" });

    const list = (await enquiries(["list"])).stdout;
    expect(list).toContain(enquiry.id);
    expect(list).toContain("possible spam (honeypot)");
    expect(list).toContain("2 wait because SMTP_URL is not set");

    const shown = (await enquiries(["show", enquiry.id.slice(0, 13)])).stdout;
    expect(shown).toContain('He said "slab"\nand left');

    const file = join(directory.path, "all.csv");
    expect((await enquiries(["export", file])).stdout).toBe(`2 enquiries written to ${file}\n`);
    const csv = await readFile(file, "utf8");
    expect(csv).toContain('"\'=HYPERLINK(1)"');
    expect(csv).toContain('"\'+381 64 123 45 67"');
    expect(csv).toContain('"He said ""slab""\nand left"');

    expect((await enquiries(["purge", "--older-than", "0"])).stdout).toContain("2 kept");
    expect((await enquiries(["purge", "--older-than", "0", "--undelivered-too"])).stdout).toContain(
      "2 enquiries",
    );
    expect((await enquiries(["list"])).stdout).toBe("No enquiries yet.\n");
  });

  test("sends again what a mail server refused, and shows it", async () => {
    mailServer.refuseWith(550);
    const { url } = await startMain(withMail());
    const enquiry = anEnquiry();
    await send(url, enquiry);
    await soon(async () => {
      expect((await enquiries(["list"])).stdout).toMatch(/refused: .*No such mailbox/);
    });
    mailServer.refuseWith(null);
    expect((await enquiries(["resend", "--failed"])).stdout).toContain(`${enquiry.id} will be mailed again`);
    expect((await enquiries(["list"])).stdout).toMatch(/resent 1x, last 20/);
  });

  test("where there is no store, nothing but looking succeeds, and none is made", async () => {
    const missing = [["show", "0b0e"], ["export"], ["resend", "--failed"], ["backup", "copy.sqlite"]];
    await mkdir(variables().DATA_DIR);
    for (const args of [...missing, ["purge", "--older-than", "1"]]) {
      const { code, stderr } = await enquiries(args);
      expect([args, code]).toEqual([args, 1]);
      expect(stderr).toContain(`There is no store in ${variables().DATA_DIR}`);
    }
    expect((await enquiries(["list"])).code).toBe(0);
    expect(await readdir(variables().DATA_DIR)).toEqual([]);
  });

  test("a wrong command is answered with the right ones", async () => {
    const { code, stderr } = await enquiries(["delete"]);
    expect(code).toBe(1);
    expect(stderr).toContain("purge --older-than DAYS");
  });
});
