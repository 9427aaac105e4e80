// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { act } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, test, vi } from "vitest";
import { happens, mount } from "../testing/mount.tsx";
import { notify, SWIPE_PX, WIDE_PX } from "./toast.tsx";
import { ToastRegion } from "./toast-region.tsx";
import { dismiss, shownToasts, TOAST_DEFAULTS } from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(window, { innerWidth: 1280 });
  Object.assign(HTMLElement.prototype, { setPointerCapture() {} });
});
afterEach(async () => {
  await act(async () => {
    for (const { id } of shownToasts()) dismiss(id);
  });
  vi.useRealTimers();
});

/** A page with a button and notices of these titles; gives the notice with a title. */
async function pageWith(...titles: string[]) {
  const { place } = await mount(
    <>
      <button type="button" id="elsewhere" />
      <ToastRegion labels={{ close: "Close" }} />
    </>,
  );
  await act(async () => {
    for (const title of titles) notify({ kind: "success", title, description: "" });
  });
  return (title: string) => {
    const words = [...place.querySelectorAll("p")].find(({ textContent }) => textContent === title);
    return words?.closest<HTMLElement>("[data-kind]") ?? undefined;
  };
}

const passes = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const pointer = (type: string, x: number, y = 0) =>
  new PointerEvent(type, { bubbles: true, button: 0, clientX: x, clientY: y, pointerId: 1 });

test("a notice goes after five seconds; pointed at, it stays with the time that it had left", async () => {
  const notice = await pageWith("Sent");
  await passes(3000);
  await happens(notice("Sent"), new PointerEvent("pointerover", { bubbles: true }));
  await passes(60_000);
  await happens(notice("Sent"), new PointerEvent("pointerout", { bubbles: true }));
  await passes(1999);
  expect(notice("Sent")).toBeDefined();
  await passes(1);
  expect(notice("Sent")).toBeUndefined();
});

test.each([
  [425, false],
  [426, true],
])("in a window of %i px it is %s that a pointer holds a notice", async (innerWidth, holds) => {
  Object.assign(window, { innerWidth });
  const notice = await pageWith("Sent");
  await happens(notice("Sent"), new PointerEvent("pointerover", { bubbles: true }));
  await passes(TOAST_DEFAULTS.timeout);
  expect(notice("Sent") !== undefined).toBe(holds);
});

test("focus within holds a notice; closed, it gives focus back to where it came from", async () => {
  const notice = await pageWith("Sent");
  const elsewhere = document.querySelector("button") as HTMLElement;
  elsewhere.focus();
  const close = notice("Sent")?.querySelector("button") as HTMLElement;
  await act(async () => close.focus());
  await passes(60_000);
  expect(notice("Sent")?.dataset.held).toBe("true");
  await happens(close, new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(notice("Sent")).toBeUndefined();
  expect(document.activeElement).toBe(elsewhere);
});

test("focus that came from another notice, or from outside the page, goes back to where it was before, or to the content", async () => {
  const notice = await pageWith("a", "b");
  const elsewhere = document.querySelector("button") as HTMLElement;
  const main = document.querySelector("main") as HTMLElement;
  main.tabIndex = -1;
  const focus = (title: string) => act(async () => notice(title)?.querySelector("button")?.focus());
  const pressEscape = () =>
    happens(document.activeElement, new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  elsewhere.focus();
  await focus("a");
  await focus("b");
  await pressEscape();
  expect([notice("b"), document.activeElement]).toEqual([undefined, elsewhere]);
  elsewhere.blur();
  await focus("a");
  await pressEscape();
  expect([notice("a"), document.activeElement]).toEqual([undefined, main]);
});

test("a notice that focus has left goes when the rest of its time is over", async () => {
  const notice = await pageWith("Sent");
  const close = notice("Sent")?.querySelector("button") as HTMLElement;
  await passes(1000);
  await act(async () => close.focus());
  await passes(60_000);
  await act(async () => close.blur());
  await passes(3999);
  expect(notice("Sent")?.dataset.held).toBe("false");
  await passes(1);
  expect(notice("Sent")).toBeUndefined();
});

test("swiped further than 200 px to either side a notice goes; up to there it springs back", async () => {
  const notice = await pageWith("a", "b", "c");
  for (const [title, x, goes] of [
    ["a", 201, true],
    ["b", -201, true],
    ["c", 200, false],
  ] as const) {
    const one = notice(title) as HTMLElement;
    await happens(one, pointer("pointerdown", 500));
    await happens(one, pointer("pointermove", 500 + x));
    expect(one.style.getPropertyValue("--drag")).toBe(`${x}px`);
    await happens(one, pointer("pointerup", 500 + x));
    expect(notice(title) === undefined).toBe(goes);
  }
  expect(notice("c")?.style.getPropertyValue("--drag")).toBe("0px");
});

test("a swipe that the browser takes over is none, and what moves later drags nothing", async () => {
  const notice = await pageWith("Sent");
  const one = notice("Sent") as HTMLElement;
  await happens(one, pointer("pointerdown", 0));
  await happens(one, pointer("pointermove", 300));
  await happens(one, pointer("pointercancel", 300));
  expect([notice("Sent"), one.style.getPropertyValue("--drag")]).toEqual([one, "0px"]);
  await happens(one, pointer("pointermove", 350));
  await happens(one, pointer("pointerup", 350));
  expect([notice("Sent"), one.style.getPropertyValue("--drag")]).toEqual([one, "0px"]);
});

it("has the specification's sizes", () => {
  const css = readFileSync(`${import.meta.dirname}/toast.module.css`, "utf8");
  expect(css).toContain("min-width: min(312px");
  expect(css).toContain("max-width: min(480px");
  expect(css).toContain("margin-bottom: var(--s3)");
  const tokens = readFileSync(`${import.meta.dirname}/../../styles/tokens.css`, "utf8");
  expect(tokens).toContain("--s3: 12px");
  expect([SWIPE_PX, WIDE_PX]).toEqual([200, 425]);
});

it("stands in the page before the first notice, as one alert and one status", () => {
  const html = renderToStaticMarkup(<ToastRegion labels={{ close: "Close" }} />);
  expect(html.match(/role="alert"/g)).toHaveLength(1);
  expect(html.match(/role="status"/g)).toHaveLength(1);
});
