/**
 * Keeps a visitor's choice of stones in the address, and shows the stones that are left as soon as the page is read. Once
 * hydrated, React follows the address, comes to the same and answers from then on. An order, a search and the words of what
 * is chosen wait for React: their place is kept, and a list that they would arrange anew is not shown until then.
 */

import { FACETS, type FacetIndex } from "@stoneyard/catalogue/stones/facet-names.ts";
import { facetedStone } from "@stoneyard/site/facets/facet-code.ts";
import {
  chosenFacets,
  isChosen,
  parseSelection,
  selectionQuery,
  toggled,
} from "@stoneyard/site/facets/selection.ts";
import { pushQuery } from "@stoneyard/site/ui/browser/push-query.ts";
import { listingQuery, sortOf } from "./listing-address.ts";

const listing = document.currentScript?.closest<HTMLElement>("[data-options]");
const options: FacetIndex["options"] = JSON.parse(listing?.dataset.options ?? "{}");
const buttons = [...(listing?.querySelectorAll<HTMLButtonElement>("button[name][value]") ?? [])];
const tiles = [...(listing?.querySelectorAll<HTMLElement>("li[data-facets]") ?? [])].map((tile) => ({
  tile,
  stone: facetedStone("", tile.dataset.facets ?? "", options),
}));

/** What puts the stones in an order that nobody asked for by its name, and that React alone knows. */
const REARRANGING = ["q", "use", "lightness"];

if (location.search) {
  const asked = new URLSearchParams(location.search);
  listing?.toggleAttribute(
    "data-waiting",
    REARRANGING.some((name) => asked.has(name)),
  );
  show();
}
// Before React, which keeps presses to itself while it hydrates.
addEventListener("click", choose, true);

function choose(event: Event) {
  if (listing?.hasAttribute("data-hydrated")) return removeEventListener("click", choose, true);
  const button = buttons.find((one) => event.target instanceof Node && one.contains(event.target));
  if (!button) return;
  event.stopImmediatePropagation();
  pushQuery(queryAfter(button));
  show();
}

function queryAfter({ name, value }: HTMLButtonElement): string {
  const asked = new URLSearchParams(location.search);
  const selection = parseSelection(asked, options);
  const query = asked.get("q") ?? "";
  if (name === "sort")
    return listingQuery({ query, selection, sort: sortOf(new URLSearchParams({ sort: value })) });
  const facet = FACETS.find((one) => one === name);
  const next = facet ? toggled(selection, facet, value, options) : selection;
  return listingQuery({ query, selection: next, sort: sortOf(asked) });
}

function show() {
  const asked = new URLSearchParams(location.search);
  const selection = parseSelection(asked, options);
  const pressed = new Set(`${selectionQuery(selection)}&sort=${sortOf(asked)}`.split("&").flatMap(valuesOf));
  for (const button of buttons) button.ariaPressed = String(pressed.has(`${button.name}=${button.value}`));
  for (const { tile, stone } of tiles) tile.hidden = !isChosen(stone, selection);
  for (const group of listing?.querySelectorAll<HTMLElement>("[data-group]") ?? [])
    group.hidden = !group.querySelector("li[data-facets]:not([hidden])");
  listing?.toggleAttribute("data-chosen", chosenFacets(selection).length > 0);
}

/** "colour=white,black" as "colour=white" and "colour=black". */
function valuesOf(part: string): string[] {
  const [name = "", values = ""] = part.split("=");
  return values.split(",").map((value) => `${name}=${value}`);
}
