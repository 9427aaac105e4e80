import { useEffect, useState } from "react";
import { Outlet, useRevalidator } from "react-router";
import { CONTENT_CHANGED } from "#app/content/content-changed.ts";
import { forgetLoadedJson } from "#app/ui/load-json.ts";

/**
 * In development alone: the page, which shows a saved change of the content without loading its scripts anew. What it kept
 * for itself begins anew, as what it was made from may have changed.
 */
export function RenewedOutlet() {
  const { revalidate } = useRevalidator();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const renew = async () => {
      forgetLoadedJson();
      await revalidate();
      setTurn((before) => before + 1);
    };
    import.meta.hot?.on(CONTENT_CHANGED, renew);
    // What was saved while the page was loaded was told to nobody.
    void revalidate();
    return () => import.meta.hot?.off(CONTENT_CHANGED, renew);
  }, [revalidate]);
  return <Outlet key={turn} />;
}
