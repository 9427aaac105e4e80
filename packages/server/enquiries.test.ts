import { spawn, spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { Accepted } from "@stoneyard/enquiry/answer.ts";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { openStore } from "./store/open.ts";
import { sqliteFile } from "./store/sqlite.ts";
import type { EnquiryStore } from "./store/store.ts";
import { startCommands } from "./testing/commands.ts";
import { allTests, eachPrograms, eachSite } from "./testing/each-test.ts";
import { anEnquiry, sendEnquiry } from "./testing/enquiry.ts";
import { mailVariables } from "./testing/mail.ts";
import { startMailServer } from "./testing/mail-server.ts";
import { ENVIRONMENT, runProgram } from "./testing/program.ts";
import { soon } from "./testing/soon.ts";
import { keepFile } from "./uploads/keep-file.ts";

const directory = eachSite();
let store: EnquiryStore | null = null;
const startProgram = eachPrograms();
afterEach(async () => {
  await store?.close();
  store = null;
});

const dataDir = () => directory.data;
const TZ = "Europe/Belgrade";
const variables = (more: Record<string, string> = {}) => ({ DATA_DIR: directory.data, TZ, ...more });
const commands = allTests(
  async () => startCommands({ TZ }),
  ({ end }) => end(),
);
const enquiries = (...args: string[]) => commands.command(args, variables());
const said = async (...args: string[]) => (await enquiries(...args)).stdout;

const startMain = (more: Record<string, string> = {}) => startProgram(directory.dist, variables(more));

/** The store as the server leaves it, filled without one. */
async function keep(...all: ReturnType<typeof anEnquiry>[]): Promise<void> {
  store ??= await openStore({ dataDir: dataDir(), databaseUrl: null });
  for (const enquiry of all) await store.add(enquiry, null);
}

test("the list tells local time, who, the phone, the first words and where the mail is", async () => {
  expect(await said("list")).toContain("no enquiry has come");
  const { url } = await startMain();
  const enquiry = anEnquiry({
    message: "A kitchen\n\nin Carrara, three metres and a half.\nWhen could you measure?",
  });
  const { number } = (await (await sendEnquiry(url, enquiry)).json()) as Accepted;
  await sendEnquiry(url, { ...anEnquiry({ firstName: "", lastName: "", phone: "" }), website: "spam" });

  const list = await said("list");
  expect(list).toContain("Received (Europe/Belgrade)");
  expect(list).toMatch(
    new RegExp(
      `^${number}  20\\d\\d-\\d\\d-\\d\\d \\d\\d:\\d\\d +Ana Đurić +\\+381 64 123 45 67 +A kitchen in Carrara, three metres and … +no +waiting$`,
      "m",
    ),
  );
  expect(list).toMatch(/ana@visitor\.example +ana@visitor\.example .*possible spam \(honeypot\)/);
  expect(list).toContain("2 enquiries, 2 not answered yet, 2 waiting to be mailed");
  expect(list).toContain("2 wait because SMTP_URL is not set");
  for (const name of [enquiry.id.slice(0, 13), number, number.replace("-", ""), number.replace("-", " ")])
    expect(await said("show", name)).toContain("half.\nWhen could you measure?");
  expect(await said("show", number)).toMatch(new RegExp(`^Number +${number}\nID +${enquiry.id}`));
});

test("an answered enquiry leaves the list of open ones, and comes back to it", async () => {
  const [mine, other] = [anEnquiry({ firstName: "Mira" }), anEnquiry({ firstName: "Petar" })];
  await keep(mine, other);
  expect(await said("answered", mine.id.slice(0, 8))).toMatch(/^Answered: .*Mira/);
  expect(await said("list", "--open")).not.toContain("Mira");
  expect(await said("list", "--open")).toContain("1 enquiry, 1 not answered yet");
  expect(await said("list")).toMatch(/Mira .* 20\d\d-\d\d-\d\d \d\d:\d\d +waiting/);
  expect(await said("answered", other.id)).toContain("Petar");
  expect(await said("list", "--open")).toBe("Every enquiry is answered.\n");
  expect(await said("answered", "--undo", mine.id)).toMatch(/^Not answered: .*Mira/);
  expect(await said("list", "--open")).toContain("Mira");
  expect((await enquiries("answered")).stderr).toContain("answered needs the number of an enquiry");
});

test("who answered is noted, and other programs get everything as JSON and files byte for byte", async () => {
  const mine = anEnquiry({ message: 'Two\nlines; "quoted"', receivedAt: 0 });
  await keep(mine);
  const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.from([0, 255, 10, 13])]);
  const id = crypto.randomUUID();
  await store?.addPart(id, 0, bytes, Date.now());
  await keepFile(store as EnquiryStore, id, "plan čšž.pdf");
  const sent = anEnquiry();
  await store?.add(sent, null, { files: [id] });
  expect(await said("answered", mine.id, "--by", "  Mira\tP. ")).toMatch(/^Answered: /);
  expect(await said("list")).toMatch(/20\d\d-\d\d-\d\d \d\d:\d\d by Mira P\./);
  expect(await said("show", mine.id)).toMatch(/^Answered +20.* by Mira P\.$/m);
  expect(await said("export")).toMatch(/"1970-01-01 01:00";"20[-\d]{8} \d\d:\d\d";"Mira P\."/);
  expect((await enquiries("answered", mine.id, "--by", "x".repeat(101))).stderr).toContain("at most 100");
  const { enquiries: listed } = JSON.parse(await said("list", "--json"));
  expect(listed).toMatchObject([
    { id: mine.id, message: mine.message, answered: { by: "Mira P.", at: expect.any(Number) }, files: [] },
    {
      id: sent.id,
      number: expect.stringMatching(/^\d{4}-\d{4}$/),
      answered: null,
      files: [{ name: "plan čšž.pdf", kind: "pdf", size: bytes.length }],
      mail: { state: "waiting" },
    },
  ]);
  expect(JSON.parse(await said("list", "--json", "--open")).enquiries).toHaveLength(1);
  const file = spawnSync(
    process.execPath,
    [fileURLToPath(new URL("enquiries.ts", import.meta.url)), "file", sent.id, "1"],
    { env: variables() },
  );
  expect(file.stdout.equals(bytes)).toBe(true);
  expect((await enquiries("file", sent.id, "2")).stderr).toContain("There is no file 2");
});

test("a reply begins with what was asked, in the visitor's language, for the mail program of its owner", async () => {
  const { dist } = directory;
  const asked = {
    locale: "sr",
    chosen: "Carrara, BS-102: https://stoneyard.example/marble/carrara\nza ostrvo & šank",
    receivedAt: Date.parse("2026-11-27T22:30:00Z"),
  };
  const enquiry = anEnquiry({ ...asked, message: "Šta košta?\nHvala" });
  const long = anEnquiry({ ...asked, receivedAt: asked.receivedAt + 1, message: "č".repeat(5000) });
  const mute = anEnquiry({ ...asked, receivedAt: asked.receivedAt + 2, email: "ana at home" });
  await keep(enquiry, long, mute);
  const text = await said("answer", enquiry.id, "--site", dist);
  expect(text).toMatch(/^To: ana@visitor\.example\nSubject: Vaš upit \d{4}-\d{4}\n\nPoštovani,\n\n/);
  expect(text).toContain("hvala Vam na upitu od 27. 11. 2026.\n");
  expect(text).toContain(`> ${asked.chosen.replace("\n", "\n> ")}\n> \n> Šta košta?\n> Hvala\n`);
  const link = new URL(/^mailto:.*$/m.exec(text)?.[0] ?? "");
  expect(decodeURIComponent(link.pathname)).toBe("ana@visitor.example");
  expect(link.searchParams.get("body")).toContain("> Šta košta?\r\n> Hvala\r\n");
  const whole = await said("answer", long.id, "--site", dist);
  expect(whole).toContain("č".repeat(5000));
  const short = /^mailto:.*$/m.exec(whole)?.[0] ?? "";
  expect(short.length).toBeLessThan(2000);
  expect(decodeURIComponent(short)).toMatch(/ostrvo & šank\r\n> \r\n> č+…$/);
  expect(await said("answer", mute.id, "--site", dist)).toContain("please call +381 64 123 45 67");
  const listed = JSON.parse(await said("list", "--json", "--site", dist)).enquiries;
  expect(listed.map(({ reply }: { reply: unknown }) => reply)).toEqual([link.href, short, null]);
  expect((await enquiries("answer", mute.id, "--site", directory.path)).stderr).toContain(
    "run npm run build",
  );
});

test("a photograph that nobody has cleaned yet is cleaned before the command gives it", async () => {
  const sent = anEnquiry();
  store ??= await openStore({ dataDir: dataDir(), databaseUrl: null });
  const taken = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#888" } })
    .withExif({ IFD0: { Artist: "Ana Secret" } })
    .jpeg()
    .toBuffer();
  const id = crypto.randomUUID();
  await store.addPart(id, 0, taken, Date.now());
  await keepFile(store, id, "kitchen.jpg");
  await store.add(sent, null, { files: [id] });
  expect(await said("show", sent.id)).toContain("kitchen.jpg (1 kB, waits to be cleaned)");
  const folder = join(directory.path, "out");
  const path = (await said("files", sent.id, folder)).trim();
  expect(path).toMatch(/\/\d{4}-\d{4}-1 kitchen\.jpg$/);
  expect((await enquiries("files", sent.id, folder)).stderr).toContain(`${path} already exists`);
  const given = await readFile(path);
  expect([taken, given].map((bytes) => bytes.includes("Ana Secret"))).toEqual([true, false]);
  expect((await sharp(given).metadata()).width).toBe(64);
  expect(await said("show", sent.id)).toMatch(/kitchen\.jpg \(1 kB\)/);
});

test("one enquiry is deleted as a visitor may ask, and nothing of it stays in the file", async () => {
  const [mine, other] = [anEnquiry({ message: "Forget-these-words" }), anEnquiry()];
  await keep(mine, other);
  const asked = await enquiries("delete", mine.id);
  expect(asked.code).toBe(1);
  expect(asked.stderr).toMatch(/Forget-these-words\nDelete for good\?\ndelete asks that first: .* add --yes/);
  expect(await said("list")).toContain("Forget-these-words");
  expect(await said("delete", mine.id.slice(0, 8), "--yes")).toContain("Delete its mail in your mailbox too");
  expect(await said("list")).not.toContain("Forget-these-words");
  expect(await said("list")).toContain("1 enquiry");
  await store?.close();
  store = null;
  for (const file of await readdir(dataDir()))
    expect((await readFile(join(dataDir(), file))).includes("Forget-these-words")).toBe(false);
  expect((await enquiries("delete", mine.id, "--yes")).stderr).toContain("There is no enquiry");
});

test.skipIf(spawnSync("script", ["--version"]).error)("what deletes asks at a terminal", async () => {
  const mine = anEnquiry();
  await keep(mine);
  const atTerminal = async (answer: string) => {
    const path = fileURLToPath(new URL("enquiries.ts", import.meta.url));
    const command = `'${process.execPath}' '${path}' delete ${mine.id}`;
    const terminal = spawn("script", ["-qec", command, "/dev/null"], {
      env: { ...ENVIRONMENT, ...variables(), PATH: process.env.PATH, SHELL: "/bin/sh" },
    });
    const output = text(terminal.stdout);
    let shown = "";
    terminal.stdout.on("data", (part) => {
      shown += part;
      if (shown.includes("[y/N]")) terminal.stdin.end(`${answer}\n`);
    });
    return output;
  };
  for (const told of await Promise.all(["", "n", "x"].map(atTerminal)))
    expect(told).toContain("Nothing was deleted.");
  expect(await said("list")).toContain("1 enquiry");
  expect(await atTerminal("y")).toContain("Deleted:");
  expect(await said("list")).toBe("No enquiries yet.\n");
});

test("purging asks how many, spares what was not mailed, and deletes with --yes", async () => {
  await keep(anEnquiry(), anEnquiry());
  expect((await enquiries("purge", "--older-than", "0", "--undelivered-too")).stderr).toContain(
    "Delete 2 enquiries older than 0 days for good? Not mailed to anybody: 2. Not marked as answered: 2.\npurge asks that first",
  );
  expect(await said("purge", "--older-than", "1", "--yes")).toBe("No enquiry is older than 1 day.\n");
  // Nothing to delete, so nothing to ask.
  expect(await said("purge", "--older-than", "0")).toContain("0 enquiries older than 0 days deleted; 2 kept");
  expect(await said("purge", "--older-than", "0", "--undelivered-too", "--yes")).toContain("2 enquiries");
  expect(await said("list")).toBe("No enquiries yet.\n");
});

test("the export opens in a spreadsheet with decimal commas, and nothing in it is a formula or a number", async () => {
  await keep(
    anEnquiry({
      id: "00000000-0000-4000-8000-000000000000",
      receivedAt: Date.parse("2026-07-01T10:00:00Z"),
      visit: "2026-07-04T10:30",
      visitFor: "=2 slabs",
      firstName: "=HYPERLINK(1)",
      lastName: "Žikić; sin",
      phone: "0641234567",
      message: 'He said "slab"\nand left',
    }),
  );
  const file = join(directory.path, "all.csv");
  expect(await said("export", file)).toBe(`1 enquiry written to ${file}\n`);
  const csv = await readFile(file, "utf8");
  expect(
    csv
      .replace(/"\d{4}-\d{4}";/g, "")
      .split("\r\n")
      .slice(0, 2),
  ).toEqual([
    '\uFEFF"number";"id";"received (Europe/Belgrade)";"answered (Europe/Belgrade)";"answered by";"first name";"last name";"phone";"e-mail";"subject";"message";"chosen";"wants to come";"to see";"language";"suspicion";"mail"',
    `"00000000-0000-4000-8000-000000000000";"2026-07-01 12:00";"";"";"'=HYPERLINK(1)";"Žikić; sin";"'0641234567";"ana@visitor.example";"marble/carrara";"He said ""slab""\nand left";"";"2026-07-04 10:30";"'=2 slabs";"en";"";"waiting"`,
  ]);
  expect(await said("export", "--comma")).toContain(',"Žikić; sin",');
});

test("a file that cannot be written is told in words", async () => {
  await keep(anEnquiry());
  const none = join(directory.path, "none", "file");
  for (const command of ["export", "backup"]) {
    const { code, stderr } = await enquiries(command, none);
    expect([code, stderr]).toEqual([
      1,
      `${none} cannot be written: the folder of ${none} does not exist: create it first, or choose another\n`,
    ]);
  }
  expect((await enquiries("export", directory.path)).stderr).toBe(
    `${directory.path} cannot be written: ${directory.path} is a folder: name a file\n`,
  );
});

test("a drill restores a backup, says what it has and lacks, and refuses one that is damaged", async () => {
  await keep(anEnquiry({ receivedAt: Date.parse("2026-07-01T10:00:00Z") }), anEnquiry({ receivedAt: 1 }));
  const file = join(directory.path, "backup.sqlite");
  await said("backup", file);
  await keep(anEnquiry());
  expect(await said("drill", file)).toBe(
    `${file} was restored: enquiries 2, files 0, and it takes new ones.\n` +
      "The newest enquiry came on 2026-07-01 12:00.\n" +
      "Enquiries of the store that it does not have: 1.\n",
  );
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(0x5a, 4096));
  const damaged = await enquiries("drill", file);
  expect([damaged.code, damaged.stderr]).toEqual([1, expect.stringContaining("is damaged")]);
  await writeFile(file, "");
  expect((await enquiries("drill", file)).stderr).toBe(`${file} is empty, so it is not a backup\n`);
  expect((await enquiries("drill", `${file}.gone`)).stderr).toBe(`There is no file ${file}.gone\n`);
  expect(await said("list")).toContain("3 enquiries");
});

test("sends again what a mail server refused, and shows it", async () => {
  const mailServer = await startMailServer();
  mailServer.refuseWith(550);
  const { url } = await startMain(mailVariables(mailServer.url));
  const enquiry = anEnquiry();
  await sendEnquiry(url, enquiry);
  await soon(async () => {
    expect(await said("list")).toMatch(/refused: .*No such mailbox/);
  });
  mailServer.refuseWith(null);
  expect(await said("resend", "--failed")).toMatch(/^Will be mailed again: \d{4}-\d{4} /);
  expect(await said("list")).toMatch(/resent 1x, last 20/);
  await mailServer.close();
});

test("a mail server that is not there is told by the name of the setting", async () => {
  const { url } = await startMain(mailVariables("smtp://stoneyard:secret@127.0.0.1:1"));
  await sendEnquiry(url);
  await soon(async () => {
    expect(await said("list")).toContain(
      "the mail server 127.0.0.1 of SMTP_URL is not reached: nothing answers at its port",
    );
  });
  expect(await said("list")).not.toContain("secret");
});

test("where there is no store, nothing but looking succeeds, and none is made", async () => {
  const missing = [
    ["show", "0b0e"],
    ["export"],
    ["resend", "--failed"],
    ["backup", "copy.sqlite"],
    ["list", "--json"],
  ];
  await mkdir(dataDir());
  for (const args of [...missing, ["purge", "--older-than", "1"], ["delete", "0b0e"], ["answered", "0b0e"]]) {
    const { code, stderr } = await enquiries(...args);
    expect([args, code]).toEqual([args, 1]);
    expect(stderr).toContain(`There is no store in ${dataDir()}`);
  }
  expect((await enquiries("list")).code).toBe(0);
  expect(await readdir(dataDir())).toEqual([]);
});

test("a wrong command is answered with the right ones", async () => {
  const { code, stderr } = await runProgram("enquiries.ts", ["remove"], variables()).ended;
  expect(code).toBe(1);
  expect(stderr).toContain("purge --older-than DAYS");
});

test("two IDs that begin alike are told, with more of each", async () => {
  await keep(
    anEnquiry({ id: "abcdef00-0000-4000-8000-000000000001" }),
    anEnquiry({ id: "abcdef11-0000-4000-8000-000000000002" }),
  );
  expect((await enquiries("show", "abcdef")).stderr).toBe(
    "2 enquiries begin with abcdef: give the number, or more of the ID (abcdef00-0000-, abcdef11-0000-)\n",
  );
});

test("an empty number, as of a script's variable without a value, is no enquiry", async () => {
  await keep(anEnquiry());
  for (const command of [["show"], ["delete", "--yes"], ["answered"]]) {
    const { code, stderr } = await enquiries(...command, "");
    expect([code, stderr]).toEqual([1, "There is no enquiry : list prints them all\n"]);
  }
  expect(await store?.list()).toHaveLength(1);
});

test("a backup that fails leaves no file that looks like one", async () => {
  await keep(anEnquiry());
  await store?.addPart(crypto.randomUUID(), 0, Buffer.alloc(10_000), Date.now());
  await store?.close();
  store = null;
  const path = sqliteFile(dataDir());
  const other = new DatabaseSync(path);
  const found = other.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'file_part'").get();
  other.close();
  const bytes = await readFile(path);
  bytes.fill(0xff, (Number(found?.rootpage) - 1) * 4096, Number(found?.rootpage) * 4096);
  await writeFile(path, bytes);
  const backup = join(directory.dist, "backup.sqlite");
  expect((await enquiries("backup", backup)).stderr).toContain(
    `The store cannot be copied: ${path} is damaged: `,
  );
  expect(await readdir(directory.dist)).not.toContain("backup.sqlite");
});
