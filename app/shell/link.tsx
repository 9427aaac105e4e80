import type { ComponentProps } from "react";
import { Link as RouterLink, NavLink as RouterNavLink } from "react-router";
import { useLocalizedPath } from "#app/i18n/localized.tsx";
import type { SiteHref } from "#app/i18n/site-href.ts";

type LinkProps = Omit<ComponentProps<typeof RouterLink>, "to"> & { to: SiteHref };
type NavLinkProps = Omit<ComponentProps<typeof RouterNavLink>, "to"> & { to: SiteHref };

/** A link within the current language: `to` is an address without language. The next page is fetched on intent. */
export function Link({ to, ...rest }: LinkProps) {
  const href = useLocalizedPath();
  return <RouterLink {...loading(to)} {...rest} to={href(to)} />;
}

/** The same, marked as the current page where it is. */
export function NavLink({ to, ...rest }: NavLinkProps) {
  const href = useLocalizedPath();
  return <RouterNavLink {...loading(to)} {...rest} to={href(to)} />;
}

/**
 * How a page is opened. The page with the 3D viewer has a content policy of its own, which a browser takes over only
 * when it loads the page anew.
 */
export function loading(bare: string): { reloadDocument: true } | { prefetch: "intent" } {
  return /^\/models(?=$|[?#])/.test(bare) ? { reloadDocument: true } : { prefetch: "intent" };
}
