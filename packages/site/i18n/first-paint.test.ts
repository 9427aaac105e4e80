// @vitest-environment happy-dom
import { afterEach, expect, onTestFinished, test, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const stored = new Map<string, string>();

/** The page at an address, as a browser of that language first sees it. */
async function arrive(address: string, language: string, chosen?: string) {
  vi.resetModules();
  stored.clear();
  if (chosen) stored.set("locale", chosen).set("firstTime", "true");
  const { pathname, search, hash } = new URL(address, "http://localhost");
  const replace = vi.fn();
  const listeners: [string, EventListener, boolean][] = [];
  vi.stubGlobal("location", { pathname, search, hash, replace });
  vi.stubGlobal("navigator", { language, connection: { saveData: language === "de" } });
  vi.stubGlobal("matchMedia", () => ({ matches: language === "de" }));
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  vi.stubGlobal("addEventListener", (type: string, listener: EventListener, capture: boolean) => {
    listeners.push([type, listener, capture]);
    document.addEventListener(type, listener, capture);
    onTestFinished(() => document.removeEventListener(type, listener, capture));
  });
  await import("./first-paint.before-hydration.ts");
  return replace.mock.calls[0]?.[0];
}

test.each([
  ["/", "sr-RS", undefined, "/sr"],
  ["/granit/magma?use=floor#slab", "sr", undefined, "/sr/granit/magma?use=floor#slab"],
  ["/", "en-GB", undefined, undefined],
  ["/", "de-AT", undefined, undefined],
  ["/", "sr", "en", undefined],
  ["/", "en", "sr", "/sr"],
  ["/", "sr", "fr", "/sr"],
  ["/sr", "en", undefined, undefined],
  ["/sr/granit", "en", "en", undefined],
])(
  "at %s a browser in %s, with %s chosen before, goes to %s",
  async (address, language, chosen, expected) => {
    expect(await arrive(address, language, chosen)).toBe(expected);
  },
);

test.each(["back_forward", "reload"])("a page stays in its language for who comes back: %s", async (type) => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as PerformanceNavigationTiming]);
  expect(await arrive("/granit/magma", "sr", "sr")).toBeUndefined();
});

test("a language that was noted and not chosen does not count", async () => {
  await arrive("/", "en");
  stored.set("locale", "sr");
  vi.resetModules();
  await import("./first-paint.before-hydration.ts");
  expect(location.replace).not.toHaveBeenCalled();
});

test("the page knows that scripts run, and whether the visitor saves data or touches", async () => {
  const marks = () =>
    ["js", "saves-data", "touch"].map((name) => document.documentElement.classList.contains(name));
  await arrive("/", "de");
  expect(marks()).toEqual([true, true, true]);
  await arrive("/", "en");
  expect(marks()).toEqual([true, false, false]);
});

test("a press on a link to a language is kept as a choice", async () => {
  await arrive("/", "en");
  document.body.innerHTML = '<a data-locale="sr"><i>SR</i></a><a id="other">x</a>';
  document.querySelector<HTMLElement>("#other")?.click();
  expect(stored.size).toBe(0);
  document.querySelector<HTMLElement>("i")?.click();
  expect(Object.fromEntries(stored)).toEqual({ locale: "sr", firstTime: "true" });
});

test("a language opened in a new tab by the middle button is a choice, a menu on its link is none", async () => {
  await arrive("/", "sr", "sr");
  document.body.innerHTML = '<a data-locale="en">EN</a>';
  const press = (button: number) =>
    document.querySelector("a")?.dispatchEvent(new MouseEvent("auxclick", { button, bubbles: true }));
  press(2);
  expect(stored.get("locale")).toBe("sr");
  press(1);
  expect(stored.get("locale")).toBe("en");
});

test("a press on a link to a language takes along what the address says, before the page runs too", async () => {
  await arrive("/rooms/yours?stone=marble/carrara#recipe=abc", "en");
  document.body.innerHTML = '<a href="/sr/rooms/yours" data-locale="sr"><i>SR</i></a>';
  document.querySelector<HTMLElement>("i")?.click();
  expect(document.querySelector("a")?.getAttribute("href")).toMatch(
    /\/sr\/rooms\/yours\?stone=marble\/carrara#recipe=abc$/,
  );
});

test("a press before the page runs is noted, the next takes it back, and nobody else hears of either", async () => {
  await arrive("/", "en");
  document.body.innerHTML = '<button data-keep="waiting"></button><button data-keep="ready"></button>';
  const [waiting, ready] = [...document.querySelectorAll("button")];
  const heard = vi.fn();
  for (const button of [waiting, ready]) button?.addEventListener("click", heard);
  waiting?.click();
  expect([waiting?.dataset.keep, waiting?.getAttribute("aria-pressed") ?? waiting?.ariaPressed]).toEqual([
    "pressed",
    "true",
  ]);
  waiting?.click();
  expect(waiting?.dataset.keep).toBe("waiting");
  expect(heard).not.toHaveBeenCalled();
  ready?.click();
  expect([ready?.dataset.keep, heard.mock.calls.length]).toEqual(["ready", 1]);
});
