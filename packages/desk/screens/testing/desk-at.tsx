import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, vi } from "vitest";
import { Desk } from "../desk.tsx";

type Asked = { url: string; body: unknown };
type Answer = unknown | ((asked: Asked) => unknown);

export const CARRARA = { file: "stones/marble/carrara.yaml", title: "Carrara" };
const STONES = ["marble/carrara", "marble/zuti", "onyx/miele"].map((value) => ({ value, label: value }));
const FAMILIES = ["marble", "onyx", "slate"].map((value) => ({ value, label: value }));
const LISTS = ["room", "rock", "prose", "interior", "country", "source", "familyStone"];
export const OVERVIEW = {
  groups: [
    {
      group: "families",
      files: FAMILIES.map(({ value }) => ({ file: `families/${value}.yaml`, title: value })),
    },
    { group: "stones/marble", files: [CARRARA, { file: "stones/marble/zuti.yaml", title: "Žuti Đorđe" }] },
  ],
  referred: { stone: STONES, family: FAMILIES, ...Object.fromEntries(LISTS.map((list) => [list, []])) },
  words: {},
};
export const HISTORY = { state: "ready", entries: [], waiting: 0, outside: [] };
export const YARD = { addresses: [], received: [] };

/** The desk at an address, before a server that answers so: what it was asked is noted. */
export async function deskAt(hash: string, answers: Record<string, Answer>, language = "en") {
  const given: Record<string, Answer> = {
    "/api/files": OVERVIEW,
    "/api/history": HISTORY,
    "/api/yard": YARD,
    "/api/enquiries": { enquiries: [] },
    "/api/today": { samples: [], problems: [], mentions: [] },
    "/api/built": { now: { phase: "rest" } },
    ...answers,
  };
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (url: string, { body }: { body?: unknown } = {}) => {
    const ask = { url, body: typeof body === "string" ? JSON.parse(body) : body };
    asked.push(ask);
    const answer = given[url.split("?")[0] ?? ""] ?? {};
    const said = await (typeof answer === "function" ? answer(ask) : answer);
    return said instanceof Response ? said : Response.json(said);
  });
  localStorage.setItem("desk-language", language);
  location.hash = hash;
  const { place, unmount } = await mount(<Desk />);
  const settles = () => act(() => new Promise((done) => setTimeout(done, 20)));
  await settles();
  const nameOf = (each: Element) =>
    each.ariaLabel ?? (each.matches("label") ? each.firstChild : each)?.textContent?.trim();
  const named = (name: string) =>
    [...place.querySelectorAll<HTMLElement>("button, input, select, label, [role=button]")].find(
      (each) => nameOf(each) === name,
    );
  const inputOf = (name: string) => {
    const found = named(name);
    return found?.matches("label") ? found.querySelector<HTMLInputElement>("input, select, textarea") : found;
  };
  const press = async (name: string) => {
    await happens(named(name), new MouseEvent("click", { bubbles: true }));
    await settles();
  };
  const type = async (name: string, text: string) => {
    const input = inputOf(name);
    const kind = input instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(input, text);
    await happens(input, new Event(kind === HTMLSelectElement ? "change" : "input", { bubbles: true }));
  };
  const choose = async (name: string, ...files: string[]) => {
    const input = inputOf(name);
    const value = files.map((file) => new File([file], file));
    Object.defineProperty(input, "files", { value, configurable: true });
    await happens(input, new Event("change", { bubbles: true }));
    await settles();
  };
  /** All that stands on the screen, and where in the desk one is. */
  const told = ["h1", "h2", "p", "dt", "dd", "summary", "button", "a"].map((tag) => `main main ${tag}`);
  const said = () =>
    [...place.querySelectorAll(["nav [aria-current]", ...told].join())]
      .filter((each) => !each.querySelector("h1, h2, p, dt, dd, button, a"))
      // Times are by the clock of this machine.
      .map((each) =>
        each.textContent
          ?.replace(/\d+ \w+ \d{4}, \d\d:\d\d/, "then")
          .trim()
          .slice(0, 30),
      )
      .filter(Boolean)
      .join(" | ");
  const sent = (path: string) => asked.filter(({ url, body }) => url.startsWith(path) && body !== undefined);
  const links = () => [...place.querySelectorAll("main a")].map((each) => each.getAttribute("href"));
  return { place, asked, said, sent, links, named, inputOf, press, type, choose, settles, unmount };
}

afterEach(() => void vi.unstubAllGlobals());
