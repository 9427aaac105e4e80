import { createHash } from "node:crypto";

/** A page's data as React Router writes them: text that a stream is given, and its end. */
const GIVEN = /<script>window\.__reactRouterContext\.streamController\.enqueue\((".*")\);<\/script>/;
const CLOSED = "<script>window.__reactRouterContext.streamController.close();</script>";

export type DeferredData = {
  html: string;
  /** The data, in React Router's own form. */
  data: string;
  /** Where the page will ask for them: a name that stands for what is in the file. */
  href: string;
};

/**
 * Takes a page's data out of its HTML: only scripts need them, and they are half of what would be fetched before the page
 * is painted. `deferred-scripts.ts` has the page fetch them with its scripts.
 * @throws where they are written otherwise than by React Router 8.4
 */
export function takeOutData(html: string): DeferredData {
  const [script, text] = GIVEN.exec(html) ?? [];
  if (script === undefined || text === undefined || !html.includes(CLOSED))
    throw new Error("React Router writes a page's data otherwise: see build/deferred-data.ts");
  const data = JSON.parse(text) as string;
  const hash = createHash("sha256").update(data).digest("hex").slice(0, 12);
  return {
    html: html.replace(script, "").replace(CLOSED, ""),
    data,
    href: `/assets/page-${hash}.data`,
  };
}
