// @vitest-environment happy-dom
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { happens, mount } from "../testing/mount.tsx";
import { Tabs } from "./tabs.tsx";

async function threeTabs(opened = vi.fn()) {
  function Page() {
    const [value, setValue] = useState("a");
    const tabs = ["a", "b", "c"].map((id) => ({ id, label: id, content: `panel ${id}` }));
    const open = (id: string) => {
      opened(id);
      setValue(id);
    };
    return <Tabs label="Rooms" tabs={tabs} value={value} onChange={open} />;
  }
  const { place } = await mount(<Page />);
  const tabs = [...place.querySelectorAll<HTMLElement>("[role=tab]")];
  const state = () => [
    tabs
      .filter(({ ariaSelected, tabIndex }) => ariaSelected === "true" && tabIndex === 0)
      .map((tab) => tab.textContent),
    [...place.querySelectorAll<HTMLElement>("[data-open=true]")].map((panel) => panel.lastChild?.textContent),
  ];
  const key = async (name: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more });
    await happens(document.activeElement, event);
    return event.defaultPrevented;
  };
  tabs[0]?.focus();
  return { tabs, state, key, opened };
}

test("arrow keys open the next tab with focus in it, round and round; Home and End go to the ends", async () => {
  const { tabs, state, key } = await threeTabs();
  for (const [name, id] of [
    ["ArrowLeft", "c"],
    ["ArrowLeft", "b"],
    ["ArrowRight", "c"],
    ["ArrowRight", "a"],
    ["End", "c"],
    ["Home", "a"],
  ] as const) {
    expect(await key(name)).toBe(true);
    expect([name, ...state()]).toEqual([name, [id], [`panel ${id}`]]);
    expect(document.activeElement).toBe(tabs.find(({ textContent }) => textContent === id));
  }
});

test("keys with a modifier, and other keys, belong to the browser", async () => {
  const { key, opened } = await threeTabs();
  for (const held of ["ctrlKey", "metaKey", "altKey"])
    expect(await key("ArrowRight", { [held]: true })).toBe(false);
  for (const name of ["ArrowDown", "Enter", "b"]) expect(await key(name)).toBe(false);
  expect(opened).not.toHaveBeenCalled();
});

test("a press opens a tab without leaving for its address; on the open one nothing changes", async () => {
  const { tabs, state, opened } = await threeTabs();
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  await happens(tabs[1], click);
  expect([click.defaultPrevented, ...state()]).toEqual([true, ["b"], ["panel b"]]);
  await happens(tabs[1], new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(opened.mock.calls).toEqual([["b"]]);
});
