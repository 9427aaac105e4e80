/**
 * Shows the states of the slabs on the page as they are now: a reservation whose last day is past counts as free, by the
 * device's own day, and what was sold or reserved since the page was built stands in a small file.
 */
import {
  isReservedNow,
  SLAB_STATES_FILE,
  type SlabStates,
} from "@stoneyard/catalogue/stones/slab-states-file.ts";

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

/**
 * Leaves what already says so: the first way to a date in words costs 15 ms before the first paint.
 * @param until the last day of a reservation, such as 2026-12-05; empty without
 */
function show(slab: HTMLElement, state: string, until: string) {
  const isPast = state === "reserved" && !isReservedNow(until);
  const now = isPast ? "in-stock" : state;
  const lastDay = now === "reserved" ? until : "";
  const { dataset } = slab;
  if (dataset.state === now && (dataset.until ?? "") === lastDay) return;
  dataset.state = now;
  dataset.until = lastDay;
  slab.textContent = inWords(now, lastDay) ?? "";
}

function inWords(state: string, lastDay: string): string | undefined {
  if (state !== "reserved") return state === "sold" ? words.sold : words.inStock;
  if (lastDay === "") return words.reserved;
  const day = new Date(lastDay).toLocaleDateString(words.locale, { dateStyle: "medium", timeZone: "UTC" });
  return words.reservedUntil?.replace("{day}", day);
}
