/** Reservations whose last day is past count as free: the two words of each, reserved and in stock, change places. */
for (const held of document.querySelectorAll<HTMLElement>("[data-free-from]")) {
  if (Number(held.dataset.freeFrom) > Date.now()) continue;
  // Once only, where a page has this script twice.
  held.removeAttribute("data-free-from");
  for (const words of held.children) words.toggleAttribute("hidden");
}
