/**
 * Keeps a visitor's choice of stones in the address, and shows the stones of the chosen colour as soon as the page is read.
 * Once hydrated, React follows the address and comes to the same. An order waits for React, which would not know its list
 * reordered.
 */
import { replaceQuery, withValue } from "#app/ui/address-query.ts";

const grid = document.currentScript?.parentElement?.querySelector("ul");
const buttons = [...document.querySelectorAll<HTMLButtonElement>("fieldset > button[name]")];
if (location.search) show();
// Before React, which keeps presses to itself while it hydrates.
addEventListener("click", choose, true);

function choose(event: Event) {
  const button = buttons.find((one) => event.target instanceof Node && one.contains(event.target));
  if (!button) return;
  replaceQuery(withValue(location.search, button.name, button.value));
  show();
}

function show() {
  const asked = new URLSearchParams(location.search);
  press("sort", asked.get("sort"));
  const colour = press("colour", asked.get("colour"));
  for (const tile of (grid?.children ?? []) as Iterable<HTMLElement>) {
    tile.hidden = colour !== "" && tile.dataset.colour !== colour;
  }
}

/** Presses one of a group's buttons, the first where none has that value, and gives the value of the pressed one. */
function press(name: string, value: string | null): string {
  const group = buttons.filter((button) => button.name === name);
  const pressed = group.find((button) => button.value === value) ?? group[0];
  for (const button of group) button.ariaPressed = String(button === pressed);
  return pressed?.value ?? "";
}
