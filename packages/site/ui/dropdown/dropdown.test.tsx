// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { happens, mount } from "../testing/mount.tsx";
import { Dropdown } from "./dropdown.tsx";
import type { DropdownOption } from "./use-dropdown.ts";

/** A field whose searches are answered by hand. */
async function field({ takesWords = true } = {}) {
  const asked = new Map<string, (found: DropdownOption[] | Error) => void>();
  const signals = new Map<string, AbortSignal>();
  const search = (query: string, signal: AbortSignal) =>
    new Promise<DropdownOption[]>((resolve, reject) => {
      signals.set(query, signal);
      asked.set(query, (found) => (found instanceof Error ? reject(found) : resolve(found)));
    });
  const [onSelect, onSubmit] = [vi.fn(), vi.fn()];
  const labels = { label: "Stone", empty: "Nothing to choose", noResults: "Nothing found" };
  const { place, unmount } = await mount(
    <Dropdown labels={labels} search={search} onSelect={onSelect} {...(takesWords && { onSubmit })} />,
  );
  const input = place.querySelector("input") as HTMLInputElement;
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
  const answer = (query: string, ...found: string[]) =>
    act(async () => asked.get(query)?.(found.map((label) => ({ id: label, label }))));
  const options = () => [...place.querySelectorAll("[role=option]")];
  const shown = () => options().map(({ textContent }) => textContent);
  const key = (name: string) => happens(input, new KeyboardEvent("keydown", { key: name, bubbles: true }));
  const active = () => options().find(({ ariaSelected }) => ariaSelected === "true")?.textContent;
  const message = () => place.querySelector("[aria-live]")?.textContent;
  return {
    ...{ input, type, answer, options, shown, key, active, message, unmount },
    asked,
    signals,
    onSelect,
    onSubmit,
  };
}

test("an answer that comes late does not take the place of what was typed since", async () => {
  const { type, answer, shown, signals } = await field();
  await type("car");
  await type("carr");
  expect(signals.get("car")?.aborted).toBe(true);
  await answer("carr", "Carrara");
  await answer("car", "Carnic", "Carrara");
  expect(shown()).toEqual(["Carrara"]);
});

test("emptied, the field shows nothing, also when the last answer is still to come", async () => {
  const { type, answer, shown, message } = await field();
  await type("car");
  await type("  ");
  await answer("car", "Carrara");
  expect([shown(), message()]).toEqual([[], ""]);
});

test("a search that fails has found nothing, and says so", async () => {
  const { type, asked, message } = await field();
  await type("car");
  expect(message()).toBe("");
  await act(async () => asked.get("car")?.(new Error("offline")));
  expect(message()).toBe("Nothing found");
});

test("an arrow key opens the list where nothing is typed, and it says that it is empty", async () => {
  const { key, type, message } = await field();
  await key("ArrowDown");
  expect(message()).toBe("Nothing to choose");
  await key("Escape");
  expect(message()).toBe("");
  await key("ArrowDown");
  await type("a");
  expect(message()).toBe("");
});

test("arrow keys walk, Enter takes the active one, or what was typed where none is", async () => {
  const { input, type, answer, key, active, onSelect, onSubmit } = await field();
  await type("a");
  await answer("a", "Althea", "Arabescato", "Azul");
  await key("ArrowUp");
  expect(active()).toBe("Azul");
  await key("ArrowDown");
  await key("ArrowUp");
  expect(active()).toBe("Azul");
  await key("ArrowDown");
  await key("ArrowDown");
  expect(active()).toBe("Arabescato");
  expect(input.getAttribute("aria-activedescendant")).toMatch(/option-1$/);
  await key("Enter");
  expect(onSelect.mock.calls).toEqual([[{ id: "Arabescato", label: "Arabescato" }]]);
  expect([input.value, input.ariaExpanded]).toEqual(["Arabescato", "false"]);
  await type("gray ");
  await key("Enter");
  expect(onSubmit.mock.calls).toEqual([["gray "]]);
});

test("where only an option can be taken, the first that was found for these words is active, and Enter takes it", async () => {
  const { type, answer, key, active, onSelect } = await field({ takesWords: false });
  await type("taj");
  await answer("taj", "Taj Mahal", "Tajo");
  await type("taj m");
  await key("Enter");
  expect([active(), onSelect.mock.calls]).toEqual([undefined, []]);
  await answer("taj m", "Taj Mahal");
  expect(active()).toBe("Taj Mahal");
  await key("Enter");
  expect(onSelect.mock.calls).toEqual([[{ id: "Taj Mahal", label: "Taj Mahal" }]]);
});

test("Escape closes the list and keeps the words; again, it empties the field", async () => {
  const { input, type, answer, key, shown } = await field();
  await type("a");
  await answer("a", "Althea");
  await key("Escape");
  expect([shown(), input.value]).toEqual([[], "a"]);
  await key("Escape");
  expect(input.value).toBe("");
});

test("typed on, no option of the list before is active", async () => {
  const { type, answer, key, active, onSelect, onSubmit } = await field();
  await type("a");
  await answer("a", "Althea", "Azul");
  await key("ArrowDown");
  await type("az");
  await answer("az", "Azul");
  expect(active()).toBeUndefined();
  await key("Enter");
  expect([onSelect.mock.calls, onSubmit.mock.calls]).toEqual([[], [["az"]]]);
});

test("an answer that comes while the list of before is walked makes no other option active", async () => {
  const { type, answer, key, active, onSelect } = await field();
  await type("a");
  await answer("a", "Althea", "Azul");
  await type("az");
  await key("ArrowDown");
  await key("ArrowDown");
  expect(active()).toBe("Azul");
  await answer("az", "Azul", "Azul Bahia");
  expect(active()).toBe("Azul");
  await key("Enter");
  expect(onSelect.mock.lastCall?.[0].id).toBe("Azul");
  await type("b");
  await key("ArrowDown");
  await answer("b", "Botticino");
  expect(active()).toBeUndefined();
});

test("left, or gone, the field's list is closed and its search given up", async () => {
  const { input, type, answer, shown, signals, unmount } = await field();
  await act(async () => input.focus());
  await type("a");
  await answer("a", "Althea");
  await act(async () => input.blur());
  expect(shown()).toEqual([]);
  await type("b");
  await unmount();
  expect(signals.get("b")?.aborted).toBe(true);
});

test("an option under the pointer is active and a press takes it, without taking the focus from the field", async () => {
  const { type, answer, options, active, onSelect, input } = await field();
  await type("a");
  await answer("a", "Althea", "Azul");
  await happens(options()[1], new PointerEvent("pointermove", { bubbles: true }));
  expect(active()).toBe("Azul");
  const press = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
  await happens(options()[1], press);
  expect(press.defaultPrevented).toBe(true);
  await happens(options()[1], new MouseEvent("click", { bubbles: true }));
  expect([onSelect.mock.calls, input.value]).toEqual([[[{ id: "Azul", label: "Azul" }]], "Azul"]);
});

test("an option that leads to a page leaves the field empty for whoever comes back", async () => {
  const { type, asked, options, input } = await field();
  await type("a");
  await act(async () => asked.get("a")?.([{ id: "a", label: "Althea", href: "/marble/althea" }]));
  await happens(options()[0], new MouseEvent("click", { bubbles: true }));
  expect(input.value).toBe("");
});

test("a press on the field shows again what was found for its words, and of an empty field nothing", async () => {
  const { type, answer, key, shown, input } = await field();
  const press = () => happens(input, new MouseEvent("click", { bubbles: true }));
  await press();
  expect(input.ariaExpanded).toBe("false");
  await type("a");
  await answer("a", "Althea");
  await key("Escape");
  await press();
  expect(shown()).toEqual(["Althea"]);
});
