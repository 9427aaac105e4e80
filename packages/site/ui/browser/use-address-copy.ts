import { type MouseEvent, useState } from "react";

/** Lets a click on a link to `address` copy it; where that is not allowed, the link leads there. */
export function useAddressCopy(address: string) {
  const [last, setLast] = useState<string>();

  function copy(event: MouseEvent<HTMLAnchorElement>) {
    if (!navigator.clipboard || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    navigator.clipboard.writeText(href).then(
      () => setLast(address),
      () => location.assign(href),
    );
  }

  return { copied: last === address, copy };
}
