/**
 * Shows the stones of the colour that the address asks for or a visitor chooses, until React has taken the grid over. Their
 * order cannot change before, or React would not find the page as it was built: a chosen order is kept in the address.
 */
import { layOut, withChoice } from "./grid-layout.ts";

const grid = document.currentScript?.parentElement?.querySelector("ul");
const buttons = [...document.querySelectorAll<HTMLButtonElement>("fieldset > button[name]")];
if (grid) {
  if (location.search) show(grid);
  addEventListener("click", choose, true);
}

function choose(event: Event) {
  const button = buttons.find((one) => event.target instanceof Node && one.contains(event.target));
  if (!grid || !button || grid.matches("[data-mounted]")) return;
  // React, on its way, would keep the press and choose once more.
  event.stopImmediatePropagation();
  const query = String(withChoice(new URLSearchParams(location.search), button.name, button.value));
  history.replaceState(history.state, "", location.pathname + (query && `?${query}`) + location.hash);
  show(grid);
}

function show(grid: HTMLElement) {
  const asked = new URLSearchParams(location.search);
  press("sort", asked.get("sort"));
  const colour = press("colour", asked.get("colour"));
  const tiles = [...grid.children] as HTMLElement[];
  for (const tile of tiles) tile.hidden = colour !== "" && tile.dataset.colour !== colour;
  layOut(tiles.filter((tile) => !tile.hidden));
}

/** Presses one of a group's buttons, the first where none has that value, and gives the value of the pressed one. */
function press(name: string, value: string | null): string {
  const group = buttons.filter((button) => button.name === name);
  const pressed = group.find((button) => button.value === value) ?? group[0];
  for (const button of group) button.ariaPressed = String(button === pressed);
  return pressed?.value ?? "";
}
