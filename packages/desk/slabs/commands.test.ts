import { spawnSync } from "node:child_process";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { storedTarget } from "../publish/built-target.ts";
import { putPrograms, sshTo } from "../testing/programs.ts";
import { testProject } from "../testing/project.ts";
import { type Call, COMMANDS } from "./commands.ts";
import { holdSlab } from "./holds.ts";

const STONE = "stones/marble/carrara.yaml";
const SLABS = `singleSlabs:
  # The first of the new block.
  - { number: BS-102, width: 290, height: 175 } # by the gate
  - number: BS-103
    width: 290
    height: 175
    state: reserved # since the fair
    until: !sample "2026-12-05"
    reservedFor: Ana Đurić
`;
/** Saturday in Belgrade, though not yet in London. */
const NOW = Date.parse("2026-11-27T23:30:00Z");

async function projectWithSlabs() {
  const { dir, content, git } = await testProject();
  const { text } = await content.open(STONE);
  await content.save(new Map([[STONE, `${text}${SLABS}`]]));
  await git.ask("commit", "--quiet", "--all", "--message", "Slabs");
  const target = storedTarget(join(dir, ".cache/desk"));
  const at = (name: string) => join(dir, name);
  const run = (
    name: string,
    operands: string[],
    options: Partial<Call["options"]> = {},
    language: Call["language"] = "en",
  ) => {
    const given = {
      isDryRun: false,
      photographs: undefined,
      until: undefined,
      reservedFor: undefined,
      ...options,
    };
    const call = { root: dir, content, git, target, operands, options: given, language, now: NOW };
    return COMMANDS.get(name)?.(call) ?? Promise.reject(new Error(`There is no ${name}.`));
  };
  const slabs = async () => (await content.open(STONE)).text.split("singleSlabs:\n")[1];
  const commits = async () => (await git.ask("log", "--format=%s")).split("\n");
  const sheet = async (...lines: string[]) => {
    await writeFile(at("slabs.csv"), `Broj;Kamen;Širina;Visina;Cena;PDV;Stanje\r\n${lines.join("\r\n")}`);
    return at("slabs.csv");
  };
  return { dir, at, run, slabs, commits, sheet, content, target };
}

test("a spreadsheet is shown first, then taken as one change that keeps what was typed beside it", async () => {
  const { run, slabs, commits, sheet, at } = await projectWithSlabs();
  const file = await sheet(
    "BS-102;Carrara;290;175;14.500,00;uračunat;Na stanju",
    "BS-103;Carrara;290;175;;;Prodata",
    "BS-104;Carrara;300;180;;;",
  );
  const before = await slabs();
  const shown = await run("import", [file], { isDryRun: true });
  expect(shown).toBe(
    `Nove: 1
  BS-104 (Carrara) 300 × 180 cm
Promenjene: 1
  BS-102 (Carrara) Cena (RSD/m²): – → 14500, PDV: – → uračunat
Prodate: 1
  BS-103 (Carrara) Stanje: Rezervisana → Prodata, Rezervisana do: 5.12.2026. → –, Rezervisana za: Ana Đurić → –
Bez promene: 0
Ništa nije promenjeno; bez --dry-run biće.
`,
  );
  expect(await slabs()).toBe(before);
  expect(await run("import", [file])).toContain(
    "Gotovo.\nNa sajtu će se videti posle sledećeg objavljivanja.\n",
  );
  expect(await slabs()).toBe(`  # The first of the new block.
  - { number: BS-102, width: 290, height: 175, price: { perSquareMetre: 14500, vat: included } } # by the gate
  - number: BS-103
    width: 290
    height: 175
    state: sold # since the fair
  - { number: BS-104, width: 300, height: 180 }
`);
  expect((await commits())[0]).toBe("Ploče: nove 1, promenjene 1, prodate 1");
  expect(await run("import", [file])).toContain("Nema šta da se menja.");
  expect(await run("export", [at("out.csv")])).toBe(`Slabs written to ${at("out.csv")}: 3\n`);
  expect(await run("import", [at("out.csv")])).toContain("There is nothing to change.");
});

test("a stone's count by hand ends with its first slab that has a number, and that is said before", async () => {
  const { run, sheet, content, commits } = await projectWithSlabs();
  const { text } = await content.open(STONE);
  const counted = text.replace(
    SLABS,
    'stock: { slabs: 9, squareMetres: 46, date: "2026-11-20", orderWeeks: 2 }\n',
  );
  await content.save(new Map([[STONE, counted]]));
  const file = await sheet("BS-104;Carrara;300;180;;;");
  const said = "Stanje se od sada računa po pločama, a ne unosi ručno: Carrara\n";
  expect(await run("import", [file], { isDryRun: true })).toContain(said);
  expect(await run("import", [file])).toContain(said);
  const after = (await content.open(STONE)).text;
  expect(after).toContain("stock: { orderWeeks: 2 }\n");
  expect(after).toContain("  - number: BS-104\n");
  expect((await commits())[0]).toBe("Ploče: nove 1, promenjene 0, prodate 0");
  expect(await run("import", [file], { isDryRun: true })).not.toContain(said);
});

test("nothing of a spreadsheet is taken where a line is wrong, or the content would be", async () => {
  const { run, slabs, commits, sheet, at } = await projectWithSlabs();
  const before = await slabs();
  await expect(
    run("import", [await sheet("BS-104;Carrara;300;180;;;", "BS-105;Carrara;300;;;;")]),
  ).rejects.toThrow(
    "slabs.csv\nred 3, Visina: nije popunjeno; upišite vrednost\nZa ispravku: 1. Ništa nije promenjeno.",
  );
  await expect(run("import", ["/nowhere.csv"])).rejects.toThrow("/nowhere.csv cannot be read");
  await writeFile(at("empty.csv"), "");
  await expect(run("import", [at("empty.csv")])).rejects.toThrow("line 1: there is nothing");
  expect(await slabs()).toBe(before);
  expect(await commits()).toHaveLength(2);
});

test("a slab is held until a day, freed and sold; its file keeps its comments", async () => {
  const { run, slabs, commits, at } = await projectWithSlabs();
  expect(await run("hold", ["bs 102"], { until: "5.12.2026.", reservedFor: "Petar" })).toContain(
    "BS-102 (Carrara) is reserved until 5.12.2026.\n",
  );
  expect(await slabs()).toContain(
    "  - { number: BS-102, width: 290, height: 175, state: reserved, until: 2026-12-05, reservedFor: Petar } # by the gate\n",
  );
  expect((await commits())[0]).toBe("BS-102 (Carrara) is reserved until 5.12.2026.");
  await run("export", [at("out.csv")]);
  expect(await readFile(at("out.csv"), "utf8")).toContain('"Reserved";"5.12.2026.";"Petar"');
  await run("hold", ["BS-103"], { until: "9.12.2026.", reservedFor: "Ana Đurić" });
  expect(await slabs()).toContain('    until: "2026-12-09"\n');
  await run("sold", ["BS-102", "BS-103"]);
  expect(await slabs()).toContain("height: 175, state: sold } # by the gate\n");
  expect(await slabs()).toContain("    state: sold # since the fair\n");
  expect(await run("free", ["BS-103"], {}, "sr")).toContain("BS-103 (Carrara) je na stanju\n");
  expect(await run("free", ["BS-103"])).toContain("There is nothing to change.");
});

test("a hold that cannot be is refused, with what to do", async () => {
  const { run, slabs } = await projectWithSlabs();
  const before = await slabs();
  const refused = (numbers: string[], until?: string, reservedFor?: string) =>
    expect(run("hold", numbers, { until, reservedFor })).rejects;
  await refused([], "5.12.2026.").toThrow("hold needs the number of a slab: npm run slabs -- hold BS-102");
  await refused(["BS-102"]).toThrow("Say until which day: --until 2026-12-05");
  await refused(["BS-12"], "5.12.2026.").toThrow("There is no slab BS-12. Did you mean BS-102?");
  await refused(["Q"], "5.12.2026.").toThrow(
    "There is no slab Q. npm run slabs -- export FILE.csv lists all.",
  );
  await refused(["BS-102"], "27.11.2026.").toThrow("27.11.2026. is over; today is 28.11.2026. Write");
  await refused(["BS-102"], "5/12/2026").toThrow("5/12/2026 can be read as 5.12.2026. and as 12.5.2026.");
  await refused(["BS-102"], "Friday").toThrow("“Friday” is not a day");
  await refused(["BS-103"], "9.12.2026.", "Petar").toThrow(
    "BS-103 is reserved for Ana Đurić until 5.12.2026.",
  );
  expect(await slabs()).toBe(before);
  const endless = { number: "K-1", width: 1, height: 1, state: "reserved", reservedFor: "Ana" } as const;
  const known = { stone: "marble/carrara", place: 0, slab: endless } as const;
  expect(() => holdSlab(known, { until: "5.12.2026." }, "2026-11-28")).toThrow("K-1 is reserved for Ana");
  await run("hold", ["BS-102"], { until: "28.11.2026.", reservedFor: "Petar" });
  await refused(["BS-102"], "5.12.2026.", "Ana").toThrow("BS-102 is reserved for Petar until 28.11.2026.");
  await run("sold", ["BS-102"]);
  await refused(["BS-102"], "5.12.2026.").toThrow(
    "BS-102 is sold. If it is not: npm run slabs -- free BS-102",
  );
});

test("a photograph finds its slab by its name, also one that comes with it, and is kept without where it was taken", async () => {
  const { run, slabs, at, sheet } = await projectWithSlabs();
  await mkdir(at("camera"));
  const photograph = (shade: string, width = 1700) =>
    sharp({ create: { width, height: 1100, channels: 3, background: shade } })
      .withExif({ IFD0: { Artist: "Ana Secret" } })
      .jpeg()
      .toBuffer();
  await writeFile(at("camera/IMG bs_102.JPG"), await photograph("#888"));
  await writeFile(at("camera/BS-102 (2).jpg"), await photograph("#999"));
  await writeFile(at("camera/BS-1020.jpg"), await photograph("#777"));
  await writeFile(at("camera/notes.txt"), "BS-102");
  const file = await sheet("BS-1019;Carrara;300;180;;;", "BS-1020;Carrara;300;180;;;");
  await expect(run("photographs", [at("camera")])).rejects.toThrow(
    "BS-1020.jpg: there is no slab number in its name; call it, for example, BS-102.jpg",
  );
  const told = await run("import", [file], { photographs: at("camera") });
  expect(told).toContain("Fotografije: 3\n  BS-102: BS-102 (2).jpg → pictures/slabs/bs-102.jpg\n");
  expect(await slabs()).toContain("pictures: [ slabs/bs-102, slabs/bs-102-2 ] } # by the gate\n");
  expect(await slabs()).toContain(
    "  - { number: BS-1020, width: 300, height: 180, pictures: [ slabs/bs-1020 ] }\n",
  );
  const kept = await readFile(at("content/pictures/slabs/bs-102-2.jpg"));
  expect(kept.includes("Ana Secret")).toBe(false);
  expect(await run("photographs", [at("camera")])).toBe("Photographs: 0\nThere is nothing to change.\n");
  await writeFile(at("camera/BS-103.jpg"), await photograph("#666", 1500));
  await writeFile(at("camera/BS-102 BS-103.jpg"), await photograph("#555"));
  await writeFile(at("camera/BS-102-3.jpg"), "no picture");
  await expect(run("photographs", [at("camera")])).rejects.toThrow(
    /BS-102 BS-103\.jpg: its name has the numbers BS-102, BS-103; keep one\nBS-102-3\.jpg: the picture cannot be read.*\nBS-103\.jpg: 1500 × 1100 pixels; at least 1600 × 1000/s,
  );
});

test("each photograph has a name of its own, beside those of other slabs and of pictures with another ending", async () => {
  const { run, slabs, at, sheet } = await projectWithSlabs();
  await run("import", [await sheet("BS-10;Carrara;300;180;;;", "BS-10-2;Carrara;300;180;;;")]);
  await mkdir(at("camera"));
  const shades = { "BS-10 a.jpg": "#555", "BS-10 b.jpg": "#666", "BS-10-2.jpg": "#777" };
  for (const [file, background] of Object.entries(shades)) {
    const bytes = sharp({ create: { width: 1700, height: 1100, channels: 3, background } }).jpeg();
    await writeFile(at(`camera/${file}`), await bytes.toBuffer());
  }
  await mkdir(at("content/pictures/slabs"), { recursive: true });
  await writeFile(at("content/pictures/slabs/bs-10-3.png"), "");
  expect(await run("photographs", [at("camera")])).toContain("Photographs: 3\n");
  expect(await slabs()).toContain(
    "{ number: BS-10, width: 300, height: 180, pictures: [ slabs/bs-10, slabs/bs-10-2 ] }",
  );
  expect(await slabs()).toContain(
    "{ number: BS-10-2, width: 300, height: 180, pictures: [ slabs/bs-10-2-2 ] }",
  );
  await writeFile(at("camera/BS-10 c.jpg"), await readFile(at("camera/BS-10-2.jpg")));
  await run("photographs", [at("camera")]);
  expect(await slabs()).toContain("slabs/bs-10-2, slabs/bs-10-4 ]");
});

test("columns of the owner's own spreadsheet are said once, in either language, and forgotten", async () => {
  const { run, at } = await projectWithSlabs();
  await writeFile(at("own.csv"), "Šifra;Vrsta;Širina;Visina\nBS-104;Carrara;300;180\n");
  await expect(run("import", [at("own.csv")])).rejects.toThrow(
    "own.csv\nred 1: u ovom redu treba da budu nazivi kolona, a nema kolone „Broj“; nazovite je tako, ili recite koja je: npm run slabs -- columns number=NAZIV",
  );
  await run("columns", ["broj= Šifra ", "stone=Vrsta", "price="]);
  expect(await readFile(at("content/slab-columns.yaml"), "utf8")).toBe('number: "Šifra"\nstone: "Vrsta"\n');
  expect(await run("import", [at("own.csv")])).toContain("Nove: 1");
  await expect(run("columns", ["weight=kg"])).rejects.toThrow("weight=kg: write what the column holds");
  await run("columns", ["number=", "stone="]);
  await expect(stat(at("content/slab-columns.yaml"))).rejects.toThrow("ENOENT");
});

test("the site that is built here, and the one on a server, are told by one small file", async () => {
  const { run, at, dir, target } = await projectWithSlabs();
  await mkdir(at("dist/client"), { recursive: true });
  expect(await run("sold", ["BS-102"])).toContain("The site on this machine shows it now.");
  const states = { sold: ["bs-102"], reserved: { "bs-103": "2026-12-05" } };
  const forms = async (folder: string) => {
    const [plain, br, gz] = await Promise.all(
      ["", ".br", ".gz"].map((form) => readFile(at(`${folder}/slab-states.json${form}`))),
    );
    return [plain, brotliDecompressSync(br ?? ""), gunzipSync(gz ?? "")].map((bytes) =>
      JSON.parse(String(bytes)),
    );
  };
  expect(await forms("dist/client")).toEqual([states, states, states]);

  // A server that ssh and rsync reach: a folder of this machine.
  await putPrograms(dir, {
    ssh: sshTo(at("asked"), at("shut")),
    rsync: `while [ "$1" != "--" ]; do shift; done; shift
for to in "$@"; do :; done
for each in "$@"; do case "$each" in *:*) ;; *) cp "$each" "\${to#*:}";; esac; done`,
  });
  await target.write({
    siteUrl: "https://example.rs",
    send: { server: "owner@example.rs", folder: at("www/site"), afterwards: "" },
  });
  await mkdir(at("www/site/client"), { recursive: true });
  expect(await run("free", ["BS-102"])).toContain("It is saved, but the site could not be updated: FOREIGN");
  await writeFile(at("www/site/built-for.txt"), "https://example.rs");
  expect(await run("publish", [])).toBe("owner@example.rs shows it now.\n");
  expect((await forms("www/site/client"))[0]).toEqual({ sold: [], reserved: { "bs-103": "2026-12-05" } });
});

test("the command speaks the language of its machine, and says what it cannot do", async () => {
  const { dir } = await projectWithSlabs();
  const command = (args: string[], LANG: string) =>
    spawnSync(process.execPath, [resolve("packages/desk/slabs/command.ts"), ...args], {
      env: { ...process.env, DESK_FOLDER: dir, LC_ALL: "", LANG },
      encoding: "utf8",
    });
  expect(command(["sold", "BS-9"], "sr_RS.UTF-8@latin")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("Ploče BS-9 nema."),
  });
  expect(command(["sell"], "C")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("There is no command “sell”."),
  });
  expect(command([], "de_DE")).toMatchObject({ status: 0, stdout: expect.stringContaining("hold NUMBER") });
});
