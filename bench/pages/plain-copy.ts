import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * What a careful hand would write for the same page: its HTML with every preload and its style sheets inline, no script
 * but the language's and a few lines for the page's widgets. It is the limit that a page with a framework can come near.
 */
export async function plainCopy(client: string, path: string): Promise<string> {
  const html = await readFile(join(client, path, "index.html"), "utf8");
  return html
    .replaceAll(/<link [^>]*rel="(modulepreload|stylesheet)"[^>]*>/g, "")
    .replaceAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (whole, attributes: string, code: string) =>
      attributes.includes("ld+json") || code.includes("firstTime") ? whole : "",
    )
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/ data-discover="true"/g, "")
    .replace("</body>", `<script>${WIDGETS}</script></body>`);
}

/** The next slide of the first carousel, and the first filters of the page: what a visitor touches first. */
const WIDGETS = `
for (const carousel of document.querySelectorAll("[aria-roledescription=carousel]")) {
  const slides = [...carousel.querySelectorAll("[aria-roledescription=slide]")];
  let at = 0;
  const move = (by) => {
    at = (at + by + slides.length) % slides.length;
    slides[at].scrollIntoView({ block: "nearest", inline: "start" });
    carousel.querySelector("p").textContent = slides[at].ariaLabel;
  };
  const [, previous, next] = carousel.querySelectorAll("button");
  previous?.addEventListener("click", () => move(-1));
  next?.addEventListener("click", () => move(1));
}
for (const filters of document.querySelectorAll("fieldset")) {
  const buttons = [...filters.querySelectorAll("button")];
  filters.addEventListener("click", ({ target }) => {
    const chosen = target.closest("button");
    if (!chosen) return;
    for (const button of buttons) button.ariaPressed = String(button === chosen);
    const wanted = chosen === buttons[0] ? "" : chosen.textContent;
    for (const tile of document.querySelectorAll("main li")) tile.hidden = !tile.textContent.includes(wanted);
  });
}`;
