// @vitest-environment happy-dom

import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { laterSection } from "./later-section.tsx";

test("presses before a section is hydrated are answered once, and those after it each", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const observe = vi.fn();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = observe;
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  function Counter() {
    const [presses, setPresses] = useState(0);
    return (
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
    );
  }
  const load = vi.fn(async () => Counter);
  const Section = laterSection(load);
  const place = document.body.appendChild(document.createElement("div"));
  const Built = laterSection(async () => Counter);
  const start = renderToString(<Built />).split("<!--")[0];
  place.innerHTML = `${start}<!--$--><button type="button">0</button><!--/$--></div>`;
  const root = hydrateRoot(place, <Section />);
  onTestFinished(() => root.unmount());
  const button = place.querySelector("button");
  // What is around the section is hydrated.
  await vi.waitFor(() => expect(observe).toHaveBeenCalled());
  expect(load).not.toHaveBeenCalled();
  button?.click();
  // The module comes, but React does not come to hydrate its section before the next press.
  for (let turn = 0; turn < 20; turn++) await undefined;
  expect([load.mock.calls.length, button?.textContent]).toEqual([1, "0"]);
  button?.click();
  await vi.waitFor(() => expect(button?.textContent).toBe("1"));
  await new Promise((done) => setTimeout(done, 50));
  expect(button?.textContent).toBe("1");
  button?.click();
  await vi.waitFor(() => expect(button?.textContent).toBe("2"));
});
