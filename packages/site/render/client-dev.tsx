import { CONTENT_CHANGED } from "@stoneyard/site/content/content-changed.ts";
import { forgetLoadedJson } from "@stoneyard/site/ui/browser/load-json.ts";
import { type ComponentProps, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { pageElement, pageNode, prepare } from "./client.tsx";
import type { Page } from "./page.tsx";

/** In development: hydrates the page, and shows a saved change of what it reads without losing what it keeps. */
export function startPage(page: ComponentProps<typeof Page>): void {
  prepare();
  startTransition(() => {
    const root = hydrateRoot(pageElement(), pageNode(page));
    import.meta.hot?.on(CONTENT_CHANGED, async () => {
      forgetLoadedJson();
      root.render(pageNode({ ...page, ...(await pageData(page.path)) }));
    });
  });
  // The scripts have brought sheets of their own, which change with their files.
  document.querySelector("style[data-first]")?.remove();
}

async function pageData(path: string): Promise<Pick<ComponentProps<typeof Page>, "common" | "data">> {
  const ask = async (of: string) => (await fetch(`/__${of}?path=${encodeURIComponent(path)}`)).json();
  const [common, data] = await Promise.all([ask("common"), ask("data")]);
  return { common, data };
}
