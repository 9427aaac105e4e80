/**
 * Shows the states of the slabs on the page as they are now: a reservation whose last day is past counts as free, by the
 * device's own day, and what was sold or reserved since the page was built stands in a small file.
 */
import { SLAB_STATES_FILE, type SlabStates } from "@stoneyard/catalogue/stones/slab-states-file.ts";

const words = document.getElementById("slab-states")?.dataset ?? {};
const slabs = document.querySelectorAll<HTMLElement>("[data-slab]");
for (const slab of slabs) show(slab, slab.dataset.state ?? "", slab.dataset.until ?? "");
// What the page opens with comes first.
if (slabs.length > 0) addEventListener("load", () => void showPublished());

async function showPublished() {
  try {
    const answer = await fetch(`/${SLAB_STATES_FILE}`, { cache: "no-cache" });
    if (!answer.ok) return;
    const { sold, reserved }: SlabStates = await answer.json();
    const gone = new Set(sold);
    for (const slab of slabs) {
      const name = slab.dataset.slab ?? "";
      const until = Object.hasOwn(reserved, name) ? reserved[name] : undefined;
      if (gone.has(name)) show(slab, "sold", "");
      else show(slab, until === undefined ? "in-stock" : "reserved", until ?? "");
    }
  } catch {
    // The page says what was so when it was built.
  }
}

/** @param until the last day of a reservation, such as 2026-12-05; empty without */
function show(slab: HTMLElement, state: string, until: string) {
  const isReserved = state === "reserved" && !(until && Date.parse(`${until}T24:00`) <= Date.now());
  slab.dataset.state = state === "reserved" && !isReserved ? "in-stock" : state;
  const day =
    until && new Date(until).toLocaleDateString(words.locale, { dateStyle: "medium", timeZone: "UTC" });
  const reserved = day ? words.reservedUntil?.replace("{day}", day) : words.reserved;
  const said = isReserved ? reserved : slab.dataset.state === "sold" ? words.sold : words.inStock;
  slab.textContent = said ?? "";
}
