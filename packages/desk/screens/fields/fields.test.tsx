// @vitest-environment happy-dom

import type { FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import type { Path } from "@stoneyard/catalogue/files/source.ts";
import { references } from "@stoneyard/catalogue/kinds/references.ts";
import { stock } from "@stoneyard/catalogue/kinds/slab.ts";
import { pictureName } from "@stoneyard/catalogue/kinds/text.ts";
import { LANGUAGES } from "@stoneyard/catalogue/languages/locales.ts";
import type { Problem } from "@stoneyard/catalogue/problem.ts";
import { SR } from "@stoneyard/catalogue/testing/locales.ts";
import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Overview } from "../../local-server/overview.ts";
import type { Choice } from "../../local-server/referred.ts";
import { DeskProvider } from "../desk-context.ts";
import { Field } from "./field.tsx";
import { editedValue, editsFor, type FieldStore } from "./field-store.ts";
import type { Schema } from "./schema-form.ts";
import { TextTree } from "./text-tree.tsx";

const FILE = "stones/marble/carrara.yaml";
const ROOMS: Choice[] = [
  { value: "kitchen-1", label: "Kitchen", within: "kitchen" },
  { value: "bathroom-1", label: "Bathroom", within: "bathroom" },
  { value: "own", label: "Own", within: FILE },
  { value: "hall", label: "Hall" },
];
const overview = { groups: [], referred: { room: ROOMS }, words: { "finish.a": "Mirror" } };
const DESK = {
  language: "en",
  overview: overview as unknown as Overview,
  refresh() {},
  refreshLater() {},
} as const;

/** What is in a field or a form, of which everything that is saved is noted, and shown by `redraw`. */
async function drawn(of: (store: FieldStore) => ReactNode, given: unknown, more: Partial<FieldStore> = {}) {
  const saved: FileEdit[] = [];
  let value = given;
  const save: FieldStore["save"] = (edits) => {
    const made = editsFor(edits, value);
    saved.push(...made);
    value = editedValue(value, made);
    return Promise.resolve(true);
  };
  const store = {
    kind: "stone",
    file: FILE,
    samples: new Set<string>(),
    problemsAt: () => [],
    save,
    ...more,
  };
  const node = () => <DeskProvider value={DESK}>{of({ ...store, value })}</DeskProvider>;
  const { place, draw, unmount } = await mount(node());
  const all = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)];
  const buttons = (name: string) =>
    all("button").filter((each) => (each.ariaLabel ?? each.textContent?.trim()) === name);
  const press = (name: string, place = 0) =>
    happens(buttons(name)[place], new MouseEvent("click", { bubbles: true }));
  const type = async (input: Element | null, text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    await happens(input, new Event("input", { bubbles: true }));
  };
  return { saved, place, all, buttons, press, type, redraw: () => draw(node()), unmount };
}

const field = (schema: Schema, value: unknown, more?: Partial<FieldStore>, path: Path = ["it"]) =>
  drawn((store) => <Field schema={schema} path={path} store={store} label="It" />, value, more);

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test("of several values each press takes one or leaves it, in the schema's order, and twice at once both", async () => {
  const { buttons, saved, redraw } = await field(z.array(z.enum(["a", "b", "c"])), { it: ["a", "c"] });
  await act(async () => {
    for (let time = 0; time < 2; time++) buttons("b")[0]?.click();
  });
  expect(saved).toEqual([
    { kind: "insert", path: ["it"], at: 1, value: "b" },
    { kind: "remove", path: ["it", 1] },
  ]);
  await redraw();
  expect(["a", "b", "c"].map((name) => buttons(name)[0]?.ariaPressed)).toEqual(["true", "false", "true"]);
});

test("what can be chosen is of the field or the file, or for all", async () => {
  const room = z.object({ kitchen: z.string().register(references, { to: "room" }) });
  const { all } = await field(room, { it: { kitchen: "hall" } });
  expect(all("option").map((option) => option.textContent)).toEqual(["Kitchen", "Own", "Hall"]);
});

test("entries of a list go up and down as far as there is room, and new ones come to its end", async () => {
  const { press, buttons, saved, redraw } = await field(z.array(z.string()), { it: ["x", "y", "z"] });
  const off = (name: string) => buttons(name).map((each) => (each as HTMLButtonElement).disabled);
  expect([off("Move up"), off("Move down")]).toEqual([
    [true, false, false],
    [false, false, true],
  ]);
  await press("Move up", 1);
  await press("Move down", 1);
  await press("Remove", 2);
  await redraw();
  await press("+ Add: It");
  await press("Add");
  expect(saved).toEqual([
    { kind: "move", path: ["it"], from: 1, to: 0 },
    { kind: "move", path: ["it"], from: 1, to: 2 },
    { kind: "remove", path: ["it", 2] },
    { kind: "insert", path: ["it"], at: 2, value: "" },
  ]);
  await redraw();
  expect(buttons("+ Add: It")).toHaveLength(1);
});

test("a new entry takes two changes at once, and shows each mistake at its place", async () => {
  const entry = z.object({ some: z.array(z.enum(["a", "b"])), length: z.number() });
  const problems = [["it", 0, "length"], ["it"]].map(
    (path, line): Problem => ({ file: `content/${FILE}`, line, path, message: `wrong ${line}`, fix: "mend" }),
  );
  const problemsAt = (path: Path) => (String(path) === "it,0" ? problems : []);
  const { press, buttons, saved, all } = await field(z.array(entry), { it: [] }, { problemsAt });
  await press("+ Add: It");
  await act(async () => {
    for (const name of ["b", "a"]) buttons(name)[0]?.click();
  });
  await press("Add");
  const value = { some: ["a", "b"], length: "" };
  expect(saved).toEqual([{ kind: "insert", path: ["it"], at: 0, value }]);
  expect(all("[aria-invalid] + div p").map((each) => each.textContent)).toEqual(["Wrong 0 – mend."]);
  expect(all("[role=alert]").map((each) => each.textContent)).toEqual(["Wrong 1 – mend."]);
});

test("of a group what may be left out is offered, and comes to its place", async () => {
  const group = z.object({ one: z.string(), two: z.string().optional(), three: z.string().optional() });
  const { press, buttons, saved } = await field(group, { it: { one: "1", three: "3" } });
  expect(buttons("Leave out: one")).toEqual([]);
  await press("Leave out: three");
  await press("+ two");
  await press("Add");
  expect(saved).toEqual([
    { kind: "remove", path: ["it", "three"] },
    { kind: "set", path: ["it", "two"], value: "", order: ["one", "two", "three"] },
  ]);
  const facet = z.object({ values: z.object({ a: z.string() }) });
  const named = await field(facet, { finish: { values: { a: "x" } } }, {}, ["finish"]);
  expect(named.all("label").map((label) => label.textContent)).toEqual(["Mirror"]);
});

test("what is typed, ticked or confirmed is saved, and is no sample any more", async () => {
  const samples = new Set([JSON.stringify(["it"])]);
  const typed = await field(z.number(), { it: 1 }, { samples });
  const [line] = typed.all("input");
  await typed.type(line ?? null, "1,5");
  await happens(line, new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  const real: FileEdit = { kind: "mark", path: ["it"], isSample: false };
  expect(typed.saved).toEqual([{ kind: "set", path: ["it"], value: 1.5 }, real]);
  await typed.press("This is right as it is");
  expect(typed.saved.slice(2)).toEqual([real]);
  const ticked = async (schema: Schema, value: unknown) => {
    const { all, saved } = await field(schema, { it: value });
    await happens(all("input")[0], new MouseEvent("click", { bubbles: true }));
    return saved;
  };
  expect(await ticked(z.literal("yes"), "yes")).toEqual([{ kind: "remove", path: ["it"] }]);
  expect(await ticked(z.boolean(), true)).toEqual([{ kind: "set", path: ["it"], value: false }]);
  expect(await ticked(z.boolean(), false)).toEqual([{ kind: "set", path: ["it"], value: true }]);
});

test("a count that is one or a thousand is left to the checker", async () => {
  const { all, type, saved } = await field(stock.shape.slabs, { it: 14 });
  const [line] = all("input");
  await type(line ?? null, "1.000");
  await happens(line, new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(saved).toEqual([{ kind: "set", path: ["it"], value: "1.000" }]);
});

test("a mistake in another file has the way there, one of this file none", async () => {
  const at = (file: string, line: number): Problem => ({ file, line, message: "wrong", fix: "mend" });
  const problemsAt = () => [at(`content/${FILE}`, 1), at("content/home.yaml", 2)];
  const { all } = await field(z.string(), { it: "x" }, { problemsAt });
  expect(all("a").map((each) => each.getAttribute("href"))).toEqual(["#/file/home.yaml"]);
});

test("a picture is shown anew once another was put there, and not while it could not be", async () => {
  const problem = { file: "content/home.yaml", line: 1, message: "wrong", fix: "mend" };
  const answers = [{ problems: [problem] }, { problems: [] }];
  vi.stubGlobal("fetch", async () => Response.json(answers.shift()));
  const { all } = await field(pictureName, { it: "gallery/g01" });
  const shown = () => all("img").map((each) => each.getAttribute("src")?.replace(/.*=/, ""));
  const put = async () => {
    const [input] = all("input[type=file]");
    Object.defineProperty(input, "files", { value: [new File(["x"], "x.jpg")], configurable: true });
    await happens(input, new Event("change", { bubbles: true }));
  };
  await put();
  expect([shown(), all("[role=alert]").length]).toEqual([["0"], 1]);
  await happens(all("img")[0], new Event("error"));
  expect(shown()).toEqual([]);
  await put();
  expect([shown(), all("[role=alert]").length]).toEqual([["1"], 0]);
});

test("beside a text stands what it says in the other language, as that", async () => {
  const twin = { locale: SR, value: { title: "Enterijeri" } };
  const { all } = await drawn((store) => <TextTree path={[]} store={store} twin={twin} />, {
    title: "Rooms",
  });
  const [said] = all("p[lang]");
  expect([said?.textContent, said?.getAttribute("lang")]).toEqual(["Enterijeri", LANGUAGES[SR].htmlLang]);
});

test("what is being typed into an entry stays in it when one before it is taken out or moved", async () => {
  const { all, press, type, redraw, saved } = await field(z.array(z.string()), { it: ["a", "b", "c"] });
  const values = () => all("input").map((input) => (input as HTMLInputElement).value);
  await type(all("input")[2] ?? null, "cc");
  await press("Remove");
  await redraw();
  expect(values()).toEqual(["b", "cc"]);
  await press("Move down");
  await redraw();
  expect(values()).toEqual(["cc", "b"]);
  await happens(all("input")[0], new FocusEvent("focusout", { bubbles: true }));
  expect(saved.at(-1)).toEqual({ kind: "set", path: ["it", 0], value: "cc" });
});

test("after an entry was taken out by the keyboard the next one can be", async () => {
  const { buttons, press, redraw } = await field(z.array(z.string()), { it: ["a", "b", "c"] });
  for (const [place, next] of [
    [1, 1],
    [1, 0],
  ] as const) {
    buttons("Remove")[place]?.focus();
    await press("Remove", place);
    await redraw();
    expect(document.activeElement).toBe(buttons("Remove")[next]);
  }
});

test("a new entry that is cancelled while it is typed stays closed", async () => {
  const { all, press, type, buttons, saved } = await field(z.array(z.string()), { it: [] });
  await press("+ Add: It");
  await type(all("input")[0] ?? null, "a");
  await press("Cancel");
  expect([all("input"), buttons("+ Add: It").length, saved]).toEqual([[], 1, []]);
});

test("a new entry that is left by the way back or a reload is open again, until it is added or cancelled", async () => {
  const open = () => field(z.array(z.object({ name: z.string() })), { it: [] });
  const typed = ({ all }: Awaited<ReturnType<typeof open>>) =>
    all("input").map((input) => (input as HTMLInputElement).value);
  const first = await open();
  await first.press("+ Add: It");
  await first.type(first.all("input")[0] ?? null, "a");
  await first.unmount();
  const second = await open();
  expect(typed(second)).toEqual(["a"]);
  await second.type(second.all("input")[0] ?? null, "ab");
  await happens(window, new Event("pagehide"));
  const third = await open();
  expect(typed(third)).toEqual(["ab"]);
  await third.press("Add");
  expect(third.saved).toMatchObject([{ kind: "insert", value: { name: "ab" } }]);
  for (const each of [second, third]) await each.unmount();
  const fourth = await open();
  expect(typed(fourth)).toEqual([]);
  await fourth.press("+ Add: It");
  await fourth.type(fourth.all("input")[0] ?? null, "abc");
  await happens(window, new Event("pagehide"));
  await fourth.press("Cancel");
  await fourth.unmount();
  expect(typed(await open())).toEqual([]);
});

test("a new entry whose adding failed is open again after the form was left", async () => {
  const open = (more: Partial<FieldStore> = {}) =>
    field(z.array(z.object({ name: z.string() })), { it: [] }, more);
  const { press, type, all, unmount } = await open({ save: () => Promise.resolve(false) });
  await press("+ Add: It");
  await type(all("input")[0] ?? null, "a");
  await happens(all("input")[0], new Event("focusout", { bubbles: true }));
  await press("Add");
  await unmount();
  expect((await open()).all("input").map((input) => (input as HTMLInputElement).value)).toEqual(["a"]);
});
