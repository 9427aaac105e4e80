// @vitest-environment happy-dom

import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import type { FieldStore } from "./field-store.ts";
import { useTyped } from "./use-typed.ts";

/** A line over a saved price, which its file may change at any time. */
function line(mayBeEmpty = false) {
  // Drawn when React does it in a browser, not when a test asks for it.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const saved: unknown[] = [];
  function Line({ value }: { value: number }) {
    const store: FieldStore = {
      kind: "stone",
      file: "stones/marble/carrara.yaml",
      value: { price: value },
      samples: new Set([JSON.stringify(["price"])]),
      problemsAt: () => [],
      save: (edits) => void saved.push(edits),
    };
    const { typed, setTyped, save } = useTyped(store, ["price"], Number, mayBeEmpty);
    return createElement("input", {
      value: typed,
      onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
      onBlur: save,
    });
  }
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    vi.unstubAllGlobals();
  });
  /** Until it is on the screen, and not a moment longer. */
  const draw = (value: number) => {
    const drawn = new Promise<void>((done) => {
      const look = { childList: true, subtree: true, attributes: true };
      new MutationObserver(() => done()).observe(place, look);
    });
    root.render(createElement(Line, { value }));
    return drawn;
  };
  const input = () => place.querySelector("input") as HTMLInputElement;
  const type = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input(), text);
    input().dispatchEvent(new Event("input", { bubbles: true }));
  };
  /** As the browser's way back does. */
  const takeAway = () => {
    root.unmount();
    return settled();
  };
  const leave = () => input().dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  return { saved, draw, input, type, leave, takeAway };
}

const set = (value: number) => [
  { kind: "set", path: ["price"], value },
  { kind: "mark", path: ["price"], isSample: false },
];
const settled = () => new Promise((done) => setTimeout(done, 50));

test("what is typed the moment a line appears is kept and saved", async () => {
  const { saved, draw, input, type, leave } = line();
  await draw(20400);
  type("21000");
  await settled();
  expect(input().value).toBe("21000");
  leave();
  expect(saved).toEqual([set(21000)]);
});

test("what is typed while an earlier change is being saved outlives the answer", async () => {
  const { saved, draw, input, type, leave } = line();
  await draw(20400);
  type("021000");
  leave();
  await draw(21000);
  await settled();
  // As the file has it.
  expect(input().value).toBe("21000");
  type("22000");
  leave();
  type("23000");
  await draw(22000);
  await settled();
  expect(input().value).toBe("23000");
  leave();
  expect(saved).toEqual([set(21000), set(22000), set(23000)]);
});

test("what is typed back while another change is being saved is saved after it", async () => {
  const { saved, draw, type, leave } = line();
  await draw(20400);
  for (const typed of ["21000", "20400"]) {
    type(typed);
    await settled();
    leave();
  }
  expect(saved).toEqual([set(21000), set(20400)]);
});

test.each([
  [false, set(0)],
  [true, [{ kind: "remove", path: ["price"] }]],
])("a line that may be empty (%s) and is emptied saves %j", async (mayBeEmpty, edits) => {
  const { saved, draw, type, leave } = line(mayBeEmpty);
  await draw(20400);
  type(" ");
  leave();
  expect(saved).toEqual([edits]);
});

test.each([
  ["21000", [set(21000)]],
  ["20400", []],
])("a form that is taken away while %s is typed saves %j", async (typed, edits) => {
  const { saved, draw, type, takeAway } = line();
  await draw(20400);
  type(typed);
  await settled();
  await takeAway();
  expect(saved).toEqual(edits);
});

test("what was sent before a form is taken away is not sent again", async () => {
  const { saved, draw, type, leave, takeAway } = line();
  await draw(20400);
  type("21000");
  await settled();
  leave();
  await settled();
  await takeAway();
  expect(saved).toEqual([set(21000)]);
});
