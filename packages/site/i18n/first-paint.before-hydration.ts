/**
 * Runs in the head before the first paint, on every page.
 *
 * 1. Marks the document as scripted, so that styles may hide what only a script can show again.
 * 2. Marks it for visitors who save data and for those who touch links, which decides on what pages are made
 *    ready for them (`packages/site/shell/speculation-rules.ts`).
 * 3. Keeps a choice of language (a click on a link with `data-locale`, also by the middle button) in localStorage: `locale`, and `firstTime` for
 *    "has chosen". It listens here so that it works before, and on pages without, hydration. The link leads to what the
 *    address says now, and not only to its page.
 * 4. Notes a press on a button that keeps a thing (`data-keep`) before the page is hydrated, for the button to follow.
 * 5. On an address without language: a language once chosen wins; otherwise the browser's language decides, where the site
 *    speaks it, and the page moves to that, say /sr/…. An address that names its language, such as /sr, is never overridden,
 *    and who comes back to a page or loads it anew finds it in the language that it was in.
 */
import { cameBack } from "@stoneyard/site/ui/browser/came-back.ts";
import { DEFAULT_LOCALE, knownLocale, type Locale, localeOfPath, localePath } from "./locale.ts";

document.documentElement.classList.add("js");
document.documentElement.classList.toggle("saves-data", navigator.connection?.saveData === true);
document.documentElement.classList.toggle("touch", matchMedia("(pointer: coarse)").matches);
addEventListener("click", keepChoice, true);
addEventListener("auxclick", keepChoice, true);
addEventListener("click", notePress, true);
const { pathname, search, hash } = location;
const wanted = wantedLocale();
if (localeOfPath(pathname) === DEFAULT_LOCALE && wanted !== DEFAULT_LOCALE && !cameBack()) {
  location.replace(localePath(wanted, pathname + search + hash));
}

function keepChoice({ target, button }: MouseEvent) {
  // Only the left and the middle button open a link.
  if (button > 1) return;
  const choice = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-locale]");
  if (!choice) return;
  choice.search = location.search;
  choice.hash = location.hash;
  try {
    localStorage.setItem("locale", choice.dataset.locale ?? "");
    localStorage.setItem("firstTime", "true");
  } catch {
    // A browser that stores nothing uses its own language next time.
  }
}

function notePress(event: Event) {
  const { target } = event;
  const button =
    target instanceof Element && target.closest<HTMLElement>('[data-keep="waiting"], [data-keep="pressed"]');
  if (!button) return;
  // The page's own handler, which may just be attached, must not see it as well.
  event.stopImmediatePropagation();
  const pressed = button.dataset.keep === "waiting";
  button.dataset.keep = pressed ? "pressed" : "waiting";
  button.ariaPressed = String(pressed);
}

function wantedLocale(): Locale {
  const [browsers = ""] = navigator.language.toLowerCase().split("-");
  return knownLocale(storedLocale()) ?? knownLocale(browsers) ?? DEFAULT_LOCALE;
}

function storedLocale(): string | null {
  try {
    return localStorage.getItem("firstTime") && localStorage.getItem("locale");
  } catch {
    return null;
  }
}
