/** Opens and closes the menu where the browser does not do it by itself. */
export function watchMenu(): void {
  const menu = () => document.querySelector<HTMLDialogElement>("#menu");
  // Whoever comes back to the page has chosen from the menu already.
  addEventListener("pagehide", () => menu()?.close());
  addEventListener("click", ({ target }) => {
    // Where `closedby` is not known yet, a click beside the menu closes it all the same.
    if (target === menu()) menu()?.close();
    // Browsers from before 2026 do not know invoker commands.
    if ("command" in HTMLButtonElement.prototype || !(target instanceof Element)) return;
    const command = target.closest('[commandfor="menu"]')?.getAttribute("command");
    if (command === "show-modal") menu()?.showModal();
    if (command === "close") menu()?.close();
  });
}
