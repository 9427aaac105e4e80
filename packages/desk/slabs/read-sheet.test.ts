import fc from "fast-check";
import { expect, test } from "vitest";
import { testProject } from "../testing/project.ts";
import { readInventory, type SlabInventory } from "./inventory.ts";
import { planOf } from "./plan.ts";
import { mistakesText } from "./plan-text.ts";
import { readSheet } from "./read-sheet.ts";

const STONE = "stones/marble/carrara.yaml";
/** The slabs that are there already. */
const SLABS = `singleSlabs:
  # The first of the new block.
  - { number: BS-102, width: 290, height: 175, thickness: 2, state: reserved, until: "2026-12-05", reservedFor: Ana Đurić }
  - { number: BS-103, width: 290, height: 175, price: { perSquareMetre: 14500, vat: included }, faults: [{ kind: hole, left: 12, top: 40 }] }
`;

async function inventoryWith(lines = SLABS): Promise<SlabInventory> {
  const { content } = await testProject();
  const { text } = await content.open(STONE);
  expect((await content.save(new Map([[STONE, `${text}${lines}`]]))).problems).toEqual([]);
  return readInventory(content);
}

let usual: Promise<SlabInventory> | undefined;

/** Read once: a spreadsheet is only compared with it. */
function usualInventory(): Promise<SlabInventory> {
  usual ??= inventoryWith();
  return usual;
}

const HEAD =
  "Broj;Kamen;Blok;Širina (cm);Visina (cm);Debljina (cm);Obrada;Cena (RSD/m²);PDV;Stanje;Rezervisana do;Rezervisana za";
const GOOD = ["Carrara", "318", "290", "180", "2", "polirano", "14.500,00", "uračunat", "na stanju", "", ""];
const csv = (...lines: string[]) => Buffer.from(`\uFEFF${[HEAD, ...lines].join("\r\n")}\r\n`);
const lineWith = (number: string, changes: Record<number, string> = {}) =>
  [number, ...GOOD.map((cell, i) => changes[i + 1] ?? cell)].join(";");

function mistakesIn(bytes: Buffer, inventory: SlabInventory): string[] {
  const { mistakes, columns } = readSheet(bytes, inventory);
  return mistakesText(mistakes, columns.language);
}

/** Places of columns, from 0. */
const [STONE_AT, BLOCK, WIDTH, HEIGHT, THICKNESS, FINISH, PRICE, VAT, STATE, UNTIL, FOR] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
];

test("a thickness may have decimals, and no-break spaces from a page hinder no cell", async () => {
  const inventory = await usualInventory();
  const stones = inventory.stones.map((stone) => ({ ...stone, title: "Onyx Blue", aliases: [] }));
  const lines = [
    lineWith("A-1", { [STONE_AT]: "Onyx\u00a0Blue", [THICKNESS]: "2,00" }),
    lineWith("A-2", { [STONE_AT]: "Onyx Blue\u00a0", [THICKNESS]: "3.00 cm", [FINISH]: "\u00a0" }),
  ];
  const { slabs, mistakes } = readSheet(csv(...lines), { ...inventory, stones: stones.slice(0, 1) });
  expect(mistakes).toEqual([]);
  expect(slabs.map(({ slab: { thickness, finish } }) => [thickness, finish])).toEqual([
    [2, "polished"],
    [3, undefined],
  ]);
});

test("of 300 lines with twenty mistakes each is told with its line, its column and what to write", async () => {
  // Each by its line: the line, or what of a good one is changed; and what is told.
  const wrong: Record<number, readonly [line: string | Record<number, string>, told: string]> = {
    17: [{ [PRICE]: "14.000" }, ", Cena (RSD/m²): 14.000 može da znači i 14 i 14000; upišite samo jedno"],
    31: [
      { [STONE_AT]: "Carara" },
      ", Kamen: kamena „Carara“ nema u katalogu; upišite Carrara ako ste na njega mislili",
    ],
    44: [
      { [STONE_AT]: "Statuario Extra" },
      ", Kamen: kamena „Statuario Extra“ nema u katalogu; upišite naziv kako tamo stoji",
    ],
    58: [lineWith(""), ", Broj: nije popunjeno; upišite vrednost"],
    73: [lineWith("K-20"), ", Broj: K-20 već postoji u redu 20; svaka ploča mora imati svoj broj"],
    81: [
      lineWith("BS-102", { [STONE_AT]: "Beige" }),
      ", Broj: BS-102 je u katalogu ploča kamena Carrara; ispravite kamen ili broj",
    ],
    95: [{ [WIDTH]: "oko 290" }, ", Širina (cm): „oko 290“ nije broj; upišite, na primer, 290"],
    104: [{ [HEIGHT]: "1.800" }, ", Visina (cm): 1.800 može da znači i 1,8 i 1800; upišite samo jedno"],
    118: [{ [HEIGHT]: "180,5" }, ", Visina (cm): 180,5 nije ceo broj veći od 0; upišite, na primer, 180"],
    129: [{ [THICKNESS]: "2,5" }, ", Debljina (cm): 2,5 nije moguća debljina; upišite 2 ili 3"],
    140: [
      { [FINISH]: "polirana" },
      ", Obrada: „polirana“ nije poznato; upišite polirano ako ste na to mislili",
    ],
    155: [
      { [PRICE]: "14.500,50 RSD" },
      ", Cena (RSD/m²): 14.500,50 RSD nije ceo broj veći od 0; upišite, na primer, 14500",
    ],
    166: [
      { [VAT]: "" },
      ", PDV: ne piše da li je PDV u ceni; u kolonu PDV upišite „uračunat“ ili „nije uračunat“",
    ],
    178: [{ [VAT]: "20%" }, ", PDV: „20%“ nije nijedno od: uračunat, nije uračunat"],
    190: [
      { [STATE]: "kod majstora", [UNTIL]: "5.12.2026.", [FOR]: "Ana" },
      ", Stanje: „kod majstora“ nije nijedno od: Na stanju, Rezervisana, Prodata",
    ],
    203: [
      { [STATE]: "rezervisana", [UNTIL]: "5/12/2026" },
      ", Rezervisana do: 5/12/2026 može da znači i 5.12.2026. i 12.5.2026.; upišite samo jedno",
    ],
    217: [
      { [STATE]: "rezervisana", [UNTIL]: "31.2.2026." },
      ", Rezervisana do: „31.2.2026.“ nije datum; upišite, na primer, 5.12.2026.",
    ],
    231: [
      { [STATE]: "rezervisana", [UNTIL]: "5.12.26." },
      ", Rezervisana do: 5.12.26.: godinu upišite sa sve četiri cifre",
    ],
    250: [
      { [FOR]: "Ana" },
      ", Rezervisana za: popunjeno je, a ploča nije rezervisana; upišite stanje „Rezervisana“ ili ostavite ovo prazno",
    ],
    277: [
      `${lineWith("K-277")};14500`,
      ": broj polja u redu je 13, a broj kolona 12; potražite suvišan znak „;“",
    ],
  };
  const lines = Array.from({ length: 300 }, (_, i) => {
    const [line = {}] = wrong[i + 2] ?? [];
    return typeof line === "string" ? line : lineWith(`K-${i + 2}`, line);
  });
  expect(mistakesIn(csv(...lines), await usualInventory())).toEqual(
    Object.entries(wrong).map(([at, [, told]]) => `red ${at}${told}`),
  );
});

test("what an owner may write in several ways is read in all of them", async () => {
  const inventory = await usualInventory();
  const slabOf = (changes: Record<number, string>) => {
    const { slabs, mistakes } = readSheet(csv(lineWith("K-1", changes)), inventory);
    expect(mistakes).toEqual([]);
    return slabs[0]?.slab;
  };
  for (const cell of [
    "14500",
    "14.500,00",
    "14 500",
    "14500,00",
    "14500 RSD",
    "14,500.00",
    "14\u00a0500 din.",
  ])
    expect([cell, slabOf({ [PRICE]: cell })?.price]).toEqual([
      cell,
      { perSquareMetre: 14_500, vat: "included" },
    ]);
  for (const cell of ["5.12.2026.", "05.12.2026", "5. 12. 2026.", "2026-12-05"])
    expect([cell, slabOf({ [STATE]: "Rezervisana", [UNTIL]: cell })?.until]).toEqual([cell, "2026-12-05"]);
  expect(slabOf({ [STATE]: "reserved", [UNTIL]: "31/12/2026" })?.until).toBe("2026-12-31");
  expect(
    slabOf({ [STONE_AT]: "marble/carrara", [FINISH]: "polished", [VAT]: "sa PDV", [STATE]: "SOLD" }),
  ).toMatchObject({
    finish: "polished",
    price: { vat: "included" },
    state: "sold",
  });
  const longest = { [WIDTH]: "600", [BLOCK]: "b".repeat(40), [STATE]: "held", [FOR]: "r".repeat(80) };
  expect(slabOf(longest)).toMatchObject({ width: 600, block: longest[BLOCK], reservedFor: longest[FOR] });
  expect(slabOf({ [BLOCK]: "", [THICKNESS]: "3 cm", [FINISH]: "", [PRICE]: "" })).toEqual({
    number: "K-1",
    width: 290,
    height: 180,
    thickness: 3,
  });
});

test("a spreadsheet is read in each encoding and with each separator that Excel has", async () => {
  const inventory = await usualInventory();
  const text =
    "Broj;Kamen;Širina;Visina;Rezervisana za;Stanje\r\nK-1;Carrara;290;180;Đorđe Šašić;rezervisana\r\n";
  // Letters of Windows-1250 that are other bytes than in UTF-8.
  const windows = Buffer.from(
    [...text].map(
      (letter) => ({ Š: 0x8a, š: 0x9a, Đ: 0xd0, đ: 0xf0, ć: 0xe6 })[letter] ?? letter.charCodeAt(0),
    ),
  );
  for (const bytes of [
    Buffer.from(text),
    Buffer.from(`\uFEFF${text}`),
    windows,
    Buffer.from(`\uFEFF${text.replaceAll(";", "\t")}`, "utf16le"),
    Buffer.from(text.replaceAll(";", ",")),
    Buffer.from(`sep=;\r\n${text}`),
  ]) {
    const { slabs, mistakes } = readSheet(bytes, inventory);
    expect(mistakes).toEqual([]);
    expect(slabs).toMatchObject([{ slab: { number: "K-1", reservedFor: "Đorđe Šašić" } }]);
  }
});

test("columns are found by the owner's own names, in any order; of those that are not there nothing is changed", async () => {
  const { counts } = await inventoryWith(`${SLABS}  - { width: 290, height: 175, picture: 2 }\n`);
  expect(counts.get("marble/carrara")).toBe(3);
  const known = await usualInventory();
  const inventory = {
    ...known,
    ownColumns: { number: "Šifra artikla", price: "VP cena", height: "Dužina" },
    stones: known.stones.map((stone) => ({ ...stone, price: { from: 9, vat: "excluded" as const } })),
  };
  const sheet = readSheet(
    Buffer.from("Magacin,VP cena,Visina,Širina,sifra artikla,Kamen\n2,15000,175,290,BS-103,Carrara\n"),
    inventory,
  );
  expect(sheet).toMatchObject({ mistakes: [], columns: { ignored: ["Magacin"] } });
  const { changed } = planOf(sheet.slabs, inventory);
  expect(changed.map(({ slab }) => slab)).toEqual([
    { ...inventory.slabs.get("bs-103")?.slab, price: { perSquareMetre: 15_000, vat: "included" } },
  ]);
  expect(mistakesIn(Buffer.from("Number;Stone;Width;Width\nK-1;Carrara;290;180\n"), inventory)).toEqual([
    "line 1, Width: this column is there twice; keep one",
    expect.stringContaining(
      "“Dužina” is missing; name a column so, or say which one it is: npm run slabs -- columns height=NAME",
    ),
  ]);
  // Headings that are none of ours say nothing of a language.
  expect(readSheet(Buffer.from("a;b\n1;2\n"), inventory).columns.language).toBe("en");
});

test("what is added, changed and sold is told apart, and an end of a hold goes with it", async () => {
  const inventory = await usualInventory();
  const { slabs } = readSheet(
    csv(
      lineWith("bs 102", { [STATE]: "Prodata" }),
      lineWith("BS-103", { [BLOCK]: "", [HEIGHT]: "175", [THICKNESS]: "", [FINISH]: "" }),
      lineWith("BS-104"),
    ),
    inventory,
  );
  const plan = planOf(slabs, inventory);
  expect(plan).toMatchObject({
    added: [{ slab: { number: "BS-104" } }],
    changed: [],
    unchanged: 1,
    missing: 0,
  });
  expect(plan.sold[0]?.slab).toMatchObject({ number: "bs 102", state: "sold" });
  expect(plan.sold[0]?.slab).not.toHaveProperty("until");
  expect(plan.sold[0]?.slab).not.toHaveProperty("reservedFor");
});

test("whatever a file holds is answered in words, also a cell that swallowed the rest of it", async () => {
  const inventory = await usualInventory();
  fc.assert(
    fc.property(
      fc.oneof(fc.uint8Array({ maxLength: 400 }), fc.string({ unit: "binary", maxLength: 400 })),
      (given) => {
        expect(
          readSheet(Buffer.concat([Buffer.from(`${HEAD}\n`), Buffer.from(given)]), inventory).mistakes,
        ).toBeInstanceOf(Array);
        expect(readSheet(Buffer.from(given), inventory).slabs).toEqual([]);
      },
    ),
  );
  const swallowed = `K-1;"${"Carrara;290\n".repeat(200_000)}";;290;180`;
  expect(mistakesIn(csv(swallowed), inventory)).toEqual([
    "red 2, Kamen: broj znakova je 2400000, a dozvoljeno je najviše 200",
  ]);
});

test("a mistake that many lines have is told once", async () => {
  const inventory = await usualInventory();
  const lines = (count: number) =>
    Array.from({ length: count }, (_, i) => lineWith(`K-${i}`, { [STONE_AT]: "Zlatibor" }));
  const told = "Kamen: kamena „Zlatibor“ nema u katalogu; upišite naziv kako tamo stoji";
  expect(mistakesIn(csv(...lines(5)), inventory)).toEqual([`redovi 2, 3, 4, 5, 6, ${told}`]);
  expect(mistakesIn(csv(...lines(300)), inventory)).toEqual([`redovi 2, 3, 4, 5, 6 i još 295, ${told}`]);
});

test("what is no spreadsheet is told in words", async () => {
  const inventory = await usualInventory();
  expect(mistakesIn(Buffer.alloc(0), inventory)).toEqual(["red 1: u ovoj datoteci nema ničega"]);
  // By the row of the spreadsheet, in which a cell may have several lines.
  const open = `Broj;Kamen;Širina;Visina\n"K-\n1";Carrara;290;180\n\nK-2;"Carrara;290;180\n${"K-3;;;\n".repeat(9)}`;
  for (const text of [open, `sep=;\n${open}`])
    expect(mistakesIn(Buffer.from(text), inventory)).toEqual([
      expect.stringMatching(/^red 4: navodnik je otvoren/),
    ]);
  const workbook = Buffer.concat([Buffer.from("504b0304", "hex"), Buffer.alloc(100)]);
  expect(mistakesIn(workbook, inventory)).toEqual([expect.stringContaining("ovo je Excel datoteka")]);
  expect(mistakesIn(Buffer.alloc(9_000_000, "a"), inventory)).toEqual([
    expect.stringContaining("veća od 8 MB"),
  ]);
  expect(mistakesIn(csv(lineWith("–"), lineWith("K-2", { [BLOCK]: "x".repeat(41) })), inventory)).toEqual([
    "red 2, Broj: „–“ nema ni slovo ni cifru",
    "red 3, Blok: broj znakova je 41, a dozvoljeno je najviše 40",
  ]);
  // A sign too many in the middle of a line moves all that follows.
  expect(mistakesIn(csv(lineWith("K-1", { [STONE_AT]: "Carrara; polirano" })), inventory)).toEqual([
    "red 2: broj polja u redu je 13, a broj kolona 12; potražite suvišan znak „;“",
  ]);
  // Millimetres; В as in Cyrillic; numbers that Excel has reckoned with, or taken for a day; one that only looks so.
  const made = ["1,02E+05", "02.okt", "maj.25", "02-Oct", "gra.12"].map((number) => lineWith(number));
  expect(
    mistakesIn(csv(lineWith("K-1", { [WIDTH]: "2900" }), lineWith("ВS-102"), ...made), inventory),
  ).toEqual([
    "red 2, Širina (cm): 2900 cm je više nego što ploča može da ima; upišite u centimetrima, na primer 290",
    "red 3, Broj: ВS-102 sadrži slovo drugog pisma, „В“; upišite ga ponovo latinicom",
    "red 4, Broj: tabela je broj pretvorila u 1,02E+05; kolonu formatirajte kao tekst i upišite ga ponovo",
    "red 5, Broj: tabela je broj pretvorila u 02.okt; kolonu formatirajte kao tekst i upišite ga ponovo",
    "red 6, Broj: tabela je broj pretvorila u maj.25; kolonu formatirajte kao tekst i upišite ga ponovo",
    "red 7, Broj: tabela je broj pretvorila u 02-Oct; kolonu formatirajte kao tekst i upišite ga ponovo",
  ]);
  // A fault of the slab would lie outside it.
  expect(mistakesIn(csv(lineWith("BS-103", { [HEIGHT]: "30" })), inventory)).toEqual([
    "red 2, Broj: mana upisana za BS-103 bila bi van ploče te veličine; ispravite veličinu ili mesto mane",
  ]);
});
