import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from "react-router";
import firstPaint from "./i18n/first-paint.before-hydration.ts?inline-script";
import { HTML_LANG, localeOfPath } from "./i18n/locale.ts";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import hanken from "./styles/fonts/hanken-grotesk.woff2?url";
import newsreader from "./styles/fonts/newsreader.woff2?url";
import newsreaderItalic from "./styles/fonts/newsreader-italic.woff2?url";
import { InlineScript } from "./ui/inline-script.tsx";

/** Every one is preloaded: one that is asked for later than the first paint is not shown (styles/fonts.css). */
const TYPEFACES = [newsreader, hanken, newsreaderItalic];

/** A page whose route says `unhydrated: true` is a plain document: the router does not take it over. */
export type RouteHandle = { unhydrated?: true };

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname);
  const unhydrated = useMatches().some((match) => (match.handle as RouteHandle | undefined)?.unhydrated);
  return (
    <html lang={HTML_LANG[locale]} data-unhydrated={unhydrated || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f4f4f2" />
        <InlineScript code={firstPaint} />
        {TYPEFACES.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icons/icon-32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
