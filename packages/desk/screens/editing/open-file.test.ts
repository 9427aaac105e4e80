import { beforeEach, expect, test, vi } from "vitest";
import { openFile } from "./open-file.ts";

type Save = { version: string; edits: { kind: string; path: (string | number)[] }[] };
const server = vi.hoisted(() => ({
  value: {} as object,
  version: 0,
  saves: [] as Save[],
  /** What a save waits for. */
  ready: Promise.resolve(),
}));
vi.mock("../api.ts", () => {
  class AnswerError extends Error {
    readonly status: number;
    constructor(status: number) {
      super(`${status}`);
      this.status = status;
    }
  }
  const shown = () => ({ value: server.value, version: `${server.version}`, samples: [] });
  return {
    AnswerError,
    readFile: async () => shown(),
    saveFile: async (save: Save) => {
      server.saves.push(save);
      await server.ready;
      if (save.version !== `${server.version}`) throw new AnswerError(409);
      server.version += 1;
      return { state: "saved", shown: shown(), problems: [] };
    },
  };
});

let files = 0;
beforeEach(() => Object.assign(server, { version: 0, saves: [], ready: Promise.resolve() }));
async function opened(value: object) {
  server.value = value;
  const open = openFile(`stones/marble/${++files}.yaml`);
  const leave = open.subscribe(() => {});
  await expect.poll(() => open.view.shown?.value).toEqual(value);
  return { open, leave };
}
const set = (value: string) => [{ kind: "set", path: ["title"], value }] as const;

test("a file that is left while it is saved, and opened again, is not read before that is done", async () => {
  const { open, leave } = await opened({ title: "Carrara" });
  const done = Promise.withResolvers<void>();
  server.ready = done.promise;
  open.save(set("Magma"), open.view.shown?.value, "en", () => {});
  leave();
  open.subscribe(() => {});
  expect(open.view.shown).toBeDefined();
  server.value = { title: "Magma" };
  done.resolve();
  await expect.poll(() => open.view).toMatchObject({ state: "saved", shown: { value: { title: "Magma" } } });
});

test("a second quick press takes out no second entry", async () => {
  const { open } = await opened({ aliases: ["a", "b"] });
  const [seen, saved] = [open.view.shown?.value, vi.fn()];
  for (let press = 0; press < 2; press++)
    open.save([{ kind: "remove", path: ["aliases", 0] }], seen, "en", saved);
  server.value = { aliases: ["b"] };
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  expect(server.saves).toHaveLength(1);
  // What reckons from the value of that moment is never too late.
  const more = { kind: "insert", path: ["aliases"], at: 0, value: "c" } as const;
  open.save(() => [more], { aliases: [] }, "en", saved);
  await expect.poll(() => saved.mock.calls.length).toBe(2);
});

test("what another desk wrote elsewhere in the file is kept; what it wrote in the same place is told", async () => {
  const { open } = await opened({ title: "Carrara", block: "1" });
  Object.assign(server, { version: 1, value: { title: "Carrara", block: "2" } });
  open.save(set("Magma"), open.view.shown?.value, "en", () => {});
  await expect.poll(() => open.view.state).toBe("saved");
  expect(server.saves.map(({ version }) => version)).toEqual(["0", "1"]);
  Object.assign(server, { version: 7, value: { title: "Nero", block: "2" } });
  open.save(set("Trani"), open.view.shown?.value, "en", () => {});
  await expect.poll(() => open.view).toMatchObject({ state: "refused", shown: { value: { title: "Nero" } } });
});

test("of a list, what another desk wrote in another entry is kept, and in the same entry told", async () => {
  const models = [{ title: "A" }, { title: "B" }];
  const { open } = await opened({ models });
  const edit = [{ kind: "set", path: ["models", 0, "title"], value: "C" }] as const;
  Object.assign(server, { version: 1, value: { models: models.with(1, { title: "D" }) } });
  open.save(edit, { models }, "en", () => {});
  await expect.poll(() => open.view.state).toBe("saved");
  Object.assign(server, { version: 9, value: { models: [{ title: "A", size: 1 }] } });
  open.save(edit, { models }, "en", () => {});
  await expect.poll(() => open.view.state).toBe("refused");
});

test("what is typed into an entry while another is taken out or moved is written into no other", async () => {
  const models = ["A", "B", "C"].map((title) => ({ title, size: 1 }));
  const { open } = await opened({ models });
  const saved = vi.fn();
  const typed = (key: string, value: string) => [{ kind: "set", path: ["models", 1, key], value }] as const;
  const changes = [
    [[{ kind: "remove", path: ["models", 0] }], models.slice(1)],
    [[{ kind: "move", path: ["models"], from: 0, to: 1 }], models.slice(1).reverse()],
  ] as const;
  for (const [edits, left] of changes) {
    const seen = open.view.shown?.value;
    open.save(edits, seen, "en", saved);
    open.save(typed("title", "New"), seen, "en", saved);
    server.value = { models: left };
    await expect.poll(() => open.view).toMatchObject({ state: "refused", fault: { status: 409 } });
  }
  expect([saved.mock.calls.length, server.saves.length]).toEqual([2, 2]);
  // Two values of one entry, one after another, are both written.
  const seen = open.view.shown?.value;
  open.save(typed("title", "New"), seen, "en", saved);
  server.value = { models: [models[2], { title: "New", size: 1 }] };
  open.save(typed("size", "2"), seen, "en", saved);
  await expect.poll(() => saved.mock.calls.length).toBe(4);
});
