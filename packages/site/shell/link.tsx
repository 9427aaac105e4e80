import { barePath } from "@stoneyard/site/i18n/locale.ts";
import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { usePath } from "@stoneyard/site/i18n/page-path.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & { to: SiteHref };

/** A link within the current language: `to` is an address without language. It is marked where it leads to this page. */
export function Link({ to, ...rest }: Props) {
  const path = useLocalizedPath();
  const here = barePath(usePath());
  return <a aria-current={here === to ? "page" : undefined} {...rest} href={path(to)} />;
}

/** The same, marked also where it leads to a page that this one belongs to. */
export function NavLink({ to, ...rest }: Props) {
  const within = barePath(usePath()).startsWith(`${to}/`);
  return <Link {...rest} {...(within && { "aria-current": true })} to={to} />;
}
