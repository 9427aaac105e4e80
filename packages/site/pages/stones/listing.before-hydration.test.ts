// @vitest-environment happy-dom

import { FACETS } from "@stoneyard/catalogue/stones/facet-names.ts";
import { facetCode } from "@stoneyard/site/facets/facet-code.ts";
import { expect, onTestFinished, test } from "vitest";

const of = (colour: string[]) =>
  ({ ...Object.fromEntries(FACETS.map((facet) => [facet, []])), colour }) as never;
const OPTIONS = of(["white", "black"]);
const group = (colour: string) =>
  `<div data-group><ul><li data-facets="${facetCode({ values: of([colour]), care: [], slabs: [] }, OPTIONS)}"></li></ul></div>`;

test("before hydration a press chooses stones, hides groups without any, and is heard once; then React answers", async () => {
  history.replaceState(null, "", "/stones?colour=white");
  document.body.innerHTML = `<section data-waiting><button name="colour" value="white"></button>
    <button name="colour" value="black"></button><button name="sort" value="name"></button>
    ${group("white")}${group("black")}<script></script></section>`;
  const section = document.querySelector("section") as HTMLElement;
  section.dataset.options = JSON.stringify(OPTIONS);
  const script = section.querySelector("script");
  Object.defineProperty(document, "currentScript", { configurable: true, get: () => script });
  onTestFinished(() => void Reflect.deleteProperty(document, "currentScript"));
  const [white, black, byName] = [...section.querySelectorAll("button")];
  let heard = 0;
  section.addEventListener("click", () => heard++);
  const press = (button: HTMLElement | undefined) => {
    button?.click();
    const hidden = [...section.querySelectorAll<HTMLElement>("li, [data-group]")].map((one) => one.hidden);
    return [location.search, hidden, [white, black, byName].map((one) => one?.ariaPressed)];
  };
  await import("./listing.before-hydration.ts");
  expect(press(undefined)).toEqual(["?colour=white", [false, false, true, true], ["true", "false", "false"]]);
  expect([section.hasAttribute("data-waiting"), section.hasAttribute("data-chosen")]).toEqual([false, true]);
  expect(press(black)[0]).toBe("?colour=white,black");
  expect(press(white)).toEqual(["?colour=black", [true, true, false, false], ["false", "true", "false"]]);
  expect(press(byName)[0]).toBe("?colour=black&sort=name");
  section.setAttribute("data-hydrated", "");
  expect([press(black)[0], heard]).toEqual(["?colour=black&sort=name", 1]);
});

test.each([
  ["?q=nero", true],
  ["?use=worktop", true],
  ["?lightness=dark", true],
  ["?colour=white&sort=name", false],
])("a list that React would arrange anew by %s waits for it: %s", async (search, waits) => {
  history.replaceState(null, "", `/stones${search}`);
  document.body.innerHTML = "<section data-options='{}'><script></script></section>";
  const section = document.querySelector("section") as HTMLElement;
  section.dataset.options = JSON.stringify(OPTIONS);
  const script = section.querySelector("script");
  Object.defineProperty(document, "currentScript", { configurable: true, get: () => script });
  onTestFinished(() => void Reflect.deleteProperty(document, "currentScript"));
  // A module runs once, the script on each page.
  const module = "./listing.before-hydration.ts";
  await import(/* @vite-ignore */ `${module}${search}`);
  expect(section.hasAttribute("data-waiting")).toBe(waits);
});
