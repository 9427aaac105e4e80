import { useContext, useEffect, useState } from "react";
import { PrefetchPageLinks, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from "react-router";
import { useLocalizedPath } from "#app/i18n/localized.tsx";
import type { SiteHref } from "#app/i18n/site-href.ts";

/**
 * Once this page has loaded, fetches the script and the style sheets that the pages of all stones share, by way of one of
 * them: of the stone that the visitor then chooses only its few kilobytes of words are missing.
 */
export function StonePageAhead({ to }: { to: SiteHref }) {
  const page = useLocalizedPath()(to);
  const loaded = useLoaded();
  return (
    loaded && (
      <>
        <PrefetchPageLinks page={page} />
        <PrefetchPageStyles page={page} />
      </>
    )
  );
}

/** The router fetches style sheets only when the page is opened (React Router 8.4), which then waits for a round trip. */
function PrefetchPageStyles({ page }: { page: string }) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes;
  const matches = router?.match(page) ?? [];
  const sheets = new Set(matches.flatMap(({ route }) => routes?.[route.id]?.css ?? []));
  return [...sheets].map((sheet) => <link key={sheet} rel="prefetch" as="style" href={sheet} />);
}

function useLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const tell = () => setLoaded(true);
    if (document.readyState === "complete") return tell();
    window.addEventListener("load", tell, { once: true });
    return () => window.removeEventListener("load", tell);
  }, []);
  return loaded;
}
