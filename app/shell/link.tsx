import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { barePath } from "#app/i18n/locale.ts";
import { useLocalizedPath } from "#app/i18n/localized.tsx";
import type { SiteHref } from "#app/i18n/site-href.ts";

type Props = Omit<ComponentProps<"a">, "href"> & { to: SiteHref };

/** A link within the current language: `to` is an address without language. */
export function Link({ to, ...rest }: Props) {
  const path = useLocalizedPath();
  return <a {...rest} href={path(to)} />;
}

/** The same, marked where it leads to the page that is open, or to one that this page belongs to. */
export function NavLink({ to, ...rest }: Props) {
  const here = barePath(useLocation().pathname);
  const within = here.startsWith(`${to}/`);
  return <Link {...rest} to={to} aria-current={here === to ? "page" : within || undefined} />;
}
