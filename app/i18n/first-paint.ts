/**
 * Runs in the head before the first paint, on every page.
 *
 * 1. Marks the document as scripted, so that styles may hide what only a script can show again.
 * 2. Keeps a choice of language (a click on a link with `data-locale`) in localStorage: `locale`, and `firstTime` for
 *    "has chosen". It listens here so that it works before, and on pages without, hydration.
 * 3. On an address without language: a language once chosen wins; otherwise the browser's language decides, Serbian or
 *    else English. Serbian moves to /sr/…. An address under /sr is never overridden.
 */
export const FIRST_PAINT = `(() => {
  document.documentElement.classList.add("js");
  addEventListener("click", (event) => {
    const choice = event.target instanceof Element && event.target.closest("a[data-locale]");
    if (!choice) return;
    try {
      localStorage.setItem("locale", choice.dataset.locale);
      localStorage.setItem("firstTime", "true");
    } catch {}
  }, true);
  const { pathname, search, hash } = location;
  if (/^\\/sr(\\/|$)/.test(pathname)) return;
  let stored = null;
  try {
    stored = localStorage.getItem("firstTime") && localStorage.getItem("locale");
  } catch {}
  const browser = navigator.language.slice(0, 2).toLowerCase() === "sr" ? "sr" : "en";
  const wanted = stored === "en" || stored === "sr" ? stored : browser;
  if (wanted === "sr") location.replace("/sr" + (pathname === "/" ? "" : pathname) + search + hash);
})();`;
