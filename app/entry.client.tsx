import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { CONTENT_CHANGED } from "./content/content-changed.ts";
import { LANGUAGES, localeOfPath } from "./i18n/locale.ts";
import { prepareFormats } from "./i18n/number-format.ts";
import { markRequests } from "./shell/marked-requests.ts";
import { keepAddressFromRouter } from "./shell/router-and-address.ts";

markRequests();
keepAddressFromRouter();

// The page for unknown addresses stands at addresses that no route knows, so the router cannot take it over.
if (document.documentElement.dataset.unhydrated) {
  import.meta.hot?.on(CONTENT_CHANGED, () => location.reload());
  void import("./pages/not-found/nearest.tsx").then(({ showNearest }) => showNearest());
} else {
  // Here, so that no section that asks for formats is hydrated by a long task.
  if (document.querySelector("[data-formats]"))
    prepareFormats(LANGUAGES[localeOfPath(location.pathname)].intlLocale);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
