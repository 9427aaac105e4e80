import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { CONTENT_CHANGED } from "./content/content-changed.ts";
import { markRequests } from "./shell/marked-requests.ts";
import { keepAddressFromRouter } from "./shell/router-and-address.ts";

markRequests();
keepAddressFromRouter();

// The page for unknown addresses stands at addresses that no route knows, so the router cannot take it over.
if (document.documentElement.dataset.unhydrated) {
  import.meta.hot?.on(CONTENT_CHANGED, () => location.reload());
  void import("./pages/not-found/nearest.tsx").then(({ showNearest }) => showNearest());
} else {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
