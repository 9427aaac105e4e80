import fc from "fast-check";
import { expect, test } from "vitest";
import { applyEdits, type FileEdit } from "./file-edit.ts";
import { readValue, valueAt } from "./marked-value.ts";

const after = (written: string, ...edits: FileEdit[]) => applyEdits("a.yaml", written, edits);

const SITE = `# The company.
phones: # as many as there are
  # The first stands at the top.
  - number: !sample "+381110000000"
    shown: !sample 011 000 0000
  # The workshop.
  - number: "+381640000000" # Mira's
    shown: 064 000 0000
finishes: [ polished, honed ]
closures: []
names: { en: Stone, sr: Kamen }
lead:
  en: >-
    A text that goes over
    two lines.
`;

test("a value is written in the manner of the one before, its mark and comments stay", () => {
  expect(after(SITE, { kind: "set", path: ["phones", 0, "shown"], value: "011 123" })).toBe(
    SITE.replace("011 000 0000", "011 123"),
  );
  expect(after(SITE, { kind: "set", path: ["phones", 1, "number"], value: "+3816" })).toBe(
    SITE.replace("+381640000000", "+3816"),
  );
  expect(after(SITE, { kind: "set", path: ["lead", "en"], value: "Short." })).toBe(
    SITE.replace("A text that goes over\n    two lines.", "Short."),
  );
});

test("the mark !sample is taken away and put back alone", () => {
  const path = ["phones", 0, "number"];
  const settled = after(SITE, { kind: "mark", path, isSample: false });
  expect(settled).toBe(SITE.replace('!sample "+', '"+'));
  expect(after(settled, { kind: "mark", path, isSample: true })).toBe(SITE);
});

test("a text of digits, a colon or a hash stays a text", () => {
  for (const value of ["00123", "yes", "a: b", "# c", "- d", "", " e ", "“f”", 'g "h"', "i\nj"]) {
    const inBraces = after(SITE, { kind: "set", path: ["names", "sr"], value });
    expect(readValue(inBraces), value).toMatchObject({ names: { en: "Stone", sr: value } });
    const inBlock = after(SITE, { kind: "set", path: ["lead", "en"], value });
    expect(readValue(inBlock), value).toMatchObject({ lead: { en: value } });
    const onLine = after("a: b # c\nd: e\n", { kind: "set", path: ["a"], value });
    expect(readValue(onLine), value).toEqual({ a: value, d: "e" });
  }
});

test("a comment behind a value never becomes part of a text of several lines", () => {
  const path = ["lead", "en"];
  const short = "lead:\n  en: Stone.     # for search engines\n  sr: Kamen.\n";
  const block = "lead:\n  en: |-     # for search engines\n    Stone.\n    Cut.\n  sr: Kamen.\n";
  expect(after(short, { kind: "set", path, value: "Stone.\nCut." })).toBe(block);
  expect(after(block, { kind: "set", path, value: "Stone,\ncut." })).toBe(
    block.replace("Stone.\n    Cut.", "Stone,\n    cut."),
  );
  expect(after(block, { kind: "set", path, value: " Stone." })).toBe(short.replace("Stone.", '" Stone."'));
  const long = "Stone that we cut to size in our workshop, ".repeat(3).trim();
  expect(after("lead:\n  en: Stone.  \n", { kind: "set", path, value: "Stone.\nCut." })).toBe(
    "lead:\n  en: |-  \n    Stone.\n    Cut.\n",
  );
  const none = "lead:\n  en: # to translate\nslabs: []  # none yet\n";
  const said = after(
    none,
    { kind: "set", path, value: "Stone.\nCut." },
    { kind: "insert", path: ["slabs"], at: 0, value: { note: long } },
  );
  expect(readValue(said)).toEqual({ lead: { en: "Stone.\nCut." }, slabs: [{ note: long }] });
  expect(said).toContain("  en: |- # to translate\n");
  expect(said).toContain("slabs:  # none yet\n  - note: >-\n");
});

test("a long text of two lines stays on the line of its braces or brackets", () => {
  const value = "Stone from Italy and Greece, cut to size.\n\nWe deliver everywhere.";
  const quoted = JSON.stringify(value);
  const list = "a:\n  list: [x]\n  names: { en: Stone }\n";
  expect(after(list, { kind: "set", path: ["a", "names", "en"], value })).toBe(list.replace("Stone", quoted));
  expect(after(list, { kind: "set", path: ["a", "names", "sr"], value })).toContain(`Stone, sr: ${quoted} }`);
  expect(after(list, { kind: "insert", path: ["a", "list"], at: 1, value })).toContain(`[x, ${quoted}]`);
  expect(after(list, { kind: "insert", path: ["a", "list"], at: 1, value: { en: value } })).toContain(
    `[x, {en: ${quoted}}]`,
  );
});

test("a no-break space at the end of a text stays", () => {
  const value = "Kamen\u00a0";
  for (const braces of ["{ en: Stone }", "{}"]) {
    const edited = after(`names: ${braces}\n`, { kind: "set", path: ["names", "sr"], value });
    expect(valueAt(readValue(edited), ["names", "sr"])).toBe(value);
  }
});

test("a new entry stands where its kind says", () => {
  const stone = "title: Carrara\nfrost: limited\nacid: sensitive\n";
  const order = ["title", "origin", "frost", "price", "acid"];
  const price = { from: 14000, vat: "included" };
  expect(after(stone, { kind: "set", path: ["price"], value: price, order })).toBe(
    "title: Carrara\nfrost: limited\nprice:\n  from: 14000\n  vat: included\nacid: sensitive\n",
  );
  expect(after(SITE, { kind: "set", path: ["phones", 1, "note"], value: "x" })).toContain(
    "shown: 064 000 0000\n    note: x\nfinishes",
  );
  expect(after(SITE, { kind: "set", path: ["names", "de"], value: "Stein" })).toContain(
    "sr: Kamen, de: Stein }",
  );
});

test("an entry goes with its lines, an item with the comments above it", () => {
  expect(after(SITE, { kind: "remove", path: ["phones", 1] })).toBe(
    SITE.replace(/ {2}# The workshop[\s\S]*064 000 0000\n/, ""),
  );
  expect(after(SITE, { kind: "remove", path: ["phones", 0, "number"] })).toContain("  - shown: !sample 011");
  expect(after(SITE, { kind: "remove", path: ["finishes", 0] })).toContain("finishes: [ honed ]");
  const none = after(SITE, { kind: "remove", path: ["phones", 1] }, { kind: "remove", path: ["phones", 0] });
  expect(none).toContain("phones: [] # as many as there are\n  # The first stands at the top.\nfinishes");
});

test("an empty list takes lines of its own, or stays in brackets for single values", () => {
  const closure = { from: "2026-12-31", label: { en: "New Year", sr: "Nova godina" } };
  expect(after(SITE, { kind: "insert", path: ["closures"], at: 0, value: closure })).toContain(
    "closures:\n  - from: 2026-12-31\n    label:\n      en: New Year\n      sr: Nova godina\nnames",
  );
  expect(after(SITE, { kind: "insert", path: ["closures"], at: 0, value: "x" })).toContain("closures: [x]");
});

test("many changes of the items of a list come to the same as one after another", () => {
  const list = `a: 1
slabs:
  # The first.
  - { number: 1, size: { w: 1 }, state: !sample x } # by the gate

  - number: 2
    # Of its size.
    size: { w: 2 }
    state: "x" # since the fair
  # The last.
  - number: 3
    size:
      w: 3
b: 2
`;
  const edit: fc.Arbitrary<FileEdit> = fc
    .tuple(fc.constantFrom("size", "new", "width", "mark", "gone"), fc.nat(2), fc.nat(9))
    .map(([kind, at, value]): FileEdit => {
      if (kind === "size") return { kind: "set", path: ["slabs", at, "size"], value: { w: value, h: value } };
      if (kind === "new") return { kind: "set", path: ["slabs", at, `n${value}`], value: "y\nz" };
      if (kind === "width") return { kind: "set", path: ["slabs", at, "size", "w"], value };
      if (kind === "gone") return { kind: "remove", path: ["slabs", at, "size"] };
      return { kind: "mark", path: ["slabs", at, "number"], isSample: value > 4 };
    });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 9 }), (edits) => {
      // What was removed cannot be removed again.
      const possible = edits.filter(
        (one, i) => one.kind !== "remove" || !edits.slice(0, i).some(({ path }) => path[1] === one.path[1]),
      );
      expect(after(list, ...possible)).toBe(possible.reduce((text, each) => after(text, each), list));
    }),
  );
});

test("a file without a line break at its end", () => {
  const list = "a:\n  - x\n  - y";
  expect(after(list, { kind: "move", path: ["a"], from: 0, to: 1 })).toBe("a:\n  - y\n  - x\n");
  expect(after(list, { kind: "insert", path: ["a"], at: 2, value: "z" })).toBe("a:\n  - x\n  - y\n  - z");
  const several = { kind: "insert", path: ["a"], at: 1, value: "b", further: ["c", "d"] } as const;
  expect(after(list, several)).toBe("a:\n  - x\n  - b\n  - c\n  - d\n  - y");
  expect(after("a: [x, y]\n", several)).toBe("a: [x, b, c, d, y]\n");
  expect(after("a: x", { kind: "set", path: ["b"], value: 1 })).toBe("a: x\nb: 1");
});

test("a key without a value takes one", () => {
  expect(after("a:\nb: 1\n", { kind: "set", path: ["a"], value: "x" })).toBe("a: x\nb: 1\n");
});

test("JSON stays JSON, and prose is one text", () => {
  const words = '{\n  "menu": {\n    "open": "Menu"\n  },\n  "tags": ["a"]\n}\n';
  const said = applyEdits("messages/en/common.json", words, [
    { kind: "set", path: ["menu", "open"], value: "Meni „1“\n2" },
    { kind: "set", path: ["menu", "close"], value: "Close" },
    { kind: "insert", path: ["tags"], at: 1, value: "b" },
  ]);
  expect(said).toBe(
    '{\n  "menu": {\n    "open": "Meni „1“\\n2",\n    "close": "Close"\n  },\n  "tags": ["a", "b"]\n}\n',
  );
  const onOneLine = '{ "open": "Menu" }\n';
  expect(applyEdits("a.json", onOneLine, [{ kind: "set", path: ["open"], value: "Meni" }])).toBe(
    onOneLine.replace("Menu", "Meni"),
  );
  expect(applyEdits("a.json", onOneLine, [{ kind: "set", path: ["open"], value: ["Meni"] }])).toMatch(
    /\] \}\n$/,
  );
  expect(applyEdits("prose/a.en.md", "old", [{ kind: "set", path: [], value: "new" }])).toBe("new");
});

test("a path that leads nowhere is refused", () => {
  expect(() => after(SITE, { kind: "remove", path: ["phones", 7] })).toThrow("There is no item 8");
  expect(() => after(SITE, { kind: "remove", path: ["no"] })).toThrow("There is no no in the file");
});
