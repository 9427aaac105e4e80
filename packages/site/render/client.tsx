import { watchMenu } from "@stoneyard/site/shell/header/watch-menu.ts";
import { markRequests } from "@stoneyard/site/shell/marked-requests.ts";
import { tellQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import { revealSections } from "@stoneyard/site/ui/reveal/reveal-sections.ts";
import { type ComponentProps, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Page } from "./page.tsx";
import "@stoneyard/site/styles/tokens.css";
import "@stoneyard/site/styles/fonts.css";
import "virtual:brand";
import "@stoneyard/site/styles/base.css";

/** Hydrates the page; `start.before-hydration.ts` calls it when the page is shown and painted. */
export function startPage(page: ComponentProps<typeof Page>): void {
  prepare();
  startTransition(() => {
    hydrateRoot(pageElement(), pageNode(page));
  });
}

export function pageNode(page: ComponentProps<typeof Page>) {
  return (
    <StrictMode>
      <Page {...page} />
    </StrictMode>
  );
}

export function prepare(): void {
  markRequests();
  watchMenu();
  revealSections();
  if (document.querySelector("[data-tilt]"))
    void import("@stoneyard/site/ui/tilt/tilt-under-pointer.ts").then((tilt) => tilt.tiltUnderPointer());
  // Every link opens a document: a step in the history within one is a fragment, or a visitor's choice in the query.
  addEventListener("popstate", tellQuery);
}

export function pageElement(): Element {
  const element = document.querySelector("#page");
  if (!element) throw new Error("The document has no #page.");
  return element;
}
