import { type ComponentProps, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { markRequests } from "#app/shell/marked-requests.ts";
import { watchMenu } from "#app/shell/watch-menu.ts";
import { tellQuery } from "#app/ui/address-query.ts";
import { revealSections } from "#app/ui/reveal/reveal-sections.ts";
import { Page } from "./page.tsx";
import "#app/styles/tokens.css";
import "#app/styles/fonts.css";
import "virtual:brand";
import "#app/styles/base.css";

/** Hydrates the page; `start.before-hydration.ts` calls it when the page is shown and painted. */
export function startPage(page: ComponentProps<typeof Page>): void {
  prepare();
  startTransition(() => {
    hydrateRoot(
      pageElement(),
      <StrictMode>
        <Page {...page} />
      </StrictMode>,
    );
  });
}

export function prepare(): void {
  markRequests();
  watchMenu();
  revealSections();
  if (document.querySelector("[data-tilt]"))
    void import("#app/ui/tilt/tilt-under-pointer.ts").then((tilt) => tilt.tiltUnderPointer());
  // Every link opens a document: a step in the history within one is a fragment, or a visitor's choice in the query.
  addEventListener("popstate", tellQuery);
}

export function pageElement(): Element {
  const element = document.querySelector("#page");
  if (!element) throw new Error("The document has no #page.");
  return element;
}
