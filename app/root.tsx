import { type ReactNode, useEffect, useMemo } from "react";
import { Links, Outlet, Scripts, useLocation, useMatches, useRouteLoaderData } from "react-router";
import { partsOf } from "#catalogue/parts.ts";
import type { Route } from "./+types/root";
import { catalogue } from "./content/catalogue.server.ts";
import { pageMessages } from "./content/messages.server.ts";
import firstPaint from "./i18n/first-paint.before-hydration.ts?inline-script";
import { LANGUAGES, localeOfPath } from "./i18n/locale.ts";
import { Localized } from "./i18n/localized.tsx";
import type { PageMessages } from "./i18n/messages.ts";
import { useTranslations } from "./i18n/translations.tsx";
import { PathContext } from "./render/page-path.ts";
import { companyView } from "./shell/company.server.ts";
import { CompanyContext } from "./shell/company.ts";
import { FailedPage } from "./shell/failed-page.tsx";
import { PartsContext } from "./shell/parts.ts";
import { RenewedOutlet } from "./shell/renewed-outlet.tsx";
import sectionHeights from "./shell/section-heights.before-hydration.ts?inline-script";
import { Shell } from "./shell/shell.tsx";
import { speculationRules } from "./shell/speculation-rules.ts";
import "./styles/tokens.css";
import "./styles/fonts.css";
import { themeColour, typefaceFiles } from "virtual:brand";
import "./styles/base.css";
import { InlineScript } from "./ui/inline-script.tsx";
import { RenderingWord } from "./ui/picture.tsx";

/** What surrounds every page needs. */
export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  return {
    locale,
    company: await companyView(locale),
    parts: partsOf(await catalogue()),
    messages: await pageMessages(locale, "common"),
  };
}

/** A page whose route says `unhydrated: true` is a plain document: the router does not take it over. */
export type RouteHandle = { unhydrated?: true };

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname);
  const unhydrated = useMatches().some((match) => (match.handle as RouteHandle | undefined)?.unhydrated);
  return (
    <html
      lang={LANGUAGES[locale].htmlLang}
      data-unhydrated={unhydrated || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour} />
        <InlineScript code={firstPaint} />
        {/* Every one: what is asked for later than the first paint is not shown (styles/fonts.css). */}
        {typefaceFiles.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icons/icon-32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
        {/* Rules stand in the built page; a browser that hydrates it leaves them, so that their script stays here. */}
        <InlineScript type="speculationrules" code={import.meta.env.SSR ? speculationRules(locale) : ""} />
      </head>
      <body>
        {children}
        {/* In dev a page hydrates so late that React would tell of each style that this sets for a moment. */}
        {import.meta.env.PROD && <InlineScript code={sectionHeights} />}
        <Scripts />
      </body>
    </html>
  );
}

const Page = import.meta.hot ? RenewedOutlet : Outlet;

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Surroundings {...loaderData}>
      <Page />
    </Surroundings>
  );
}

/** A page whose script fails keeps what surrounds it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const given = useRouteLoaderData<typeof loader>("root");
  // Without a page's own data there are no words to say it with.
  if (!given) throw error;
  return (
    <Surroundings {...given}>
      <FailedPage />
    </Surroundings>
  );
}

type SurroundingsProps = Pick<Route.ComponentProps["loaderData"], "locale" | "company" | "parts"> & {
  children: ReactNode;
};

function Surroundings({ locale, company, parts, children }: SurroundingsProps) {
  useHydratedAttribute();
  return (
    <PathContext value={useLocation().pathname}>
      <Localized locale={locale} messages={usePageMessages()}>
        <CompanyContext value={company}>
          <PartsContext value={parts}>
            <Renderings>
              <Shell company={company}>{children}</Shell>
            </Renderings>
          </PartsContext>
        </CompanyContext>
      </Localized>
    </PathContext>
  );
}

function Renderings({ children }: { children: ReactNode }) {
  const t = useTranslations("common.pictures");
  return <RenderingWord value={t("rendering")}>{children}</RenderingWord>;
}

/** Tells tests and the browser's own tools when what surrounds the page is hydrated; its sections follow. */
function useHydratedAttribute() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
  }, []);
}

/** What the loaders of this page and of the root give as `messages` of their data. */
function usePageMessages(): PageMessages {
  const matches = useMatches();
  return useMemo(() => {
    const given = matches.map(({ loaderData }) => (loaderData as { messages?: PageMessages })?.messages);
    return Object.assign({}, ...given);
  }, [matches]);
}
