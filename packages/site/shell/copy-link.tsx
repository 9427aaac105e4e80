import { type ComponentProps, type MouseEvent, useState } from "react";
import { Link } from "./link.tsx";

type Props = Pick<ComponentProps<typeof Link>, "to" | "className" | "onClick"> & {
  words: { share: string; copied: string };
};

/** A link whose address a click copies, unless `onClick` prevents that; where copying is not allowed, it leads there. */
export function CopyLink({ to, className, onClick, words }: Props) {
  const [copied, setCopied] = useState<string>();

  function copy(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !navigator.clipboard) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    navigator.clipboard.writeText(href).then(
      () => setCopied(to),
      () => location.assign(href),
    );
  }

  return (
    <Link to={to} rel="nofollow" className={className} onClick={copy}>
      <span aria-live="polite">{copied === to ? words.copied : words.share}</span>
    </Link>
  );
}
