import { barePath } from "@stoneyard/site/i18n/locale.ts";
import { useLocalizedPath, usePath } from "@stoneyard/site/i18n/localized.tsx";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
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

/** The same, underlined. */
export function TextLink(props: Props) {
  return <Link className={typography.link} {...props} />;
}

/** The same as a button; `filled` is the first of several. */
export function ButtonLink({ filled = false, ...rest }: Props & { filled?: boolean }) {
  return <Link className={classes(typography.button, filled && typography.filled)} {...rest} />;
}
