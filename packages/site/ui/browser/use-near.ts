import { type RefObject, useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

/** Distance from the window at which expensive parts are fetched. */
export const NEAR = "300px 0px";

/** Calls back once when one of the elements comes within `margin` of the window. Gives back what ends the wait. */
export function onceNear(elements: Iterable<Element>, margin: string, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: margin },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** Whether `element` has been near the window, with an idle moment since. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    let cancel = () => {};
    const stop = onceNear([element.current], NEAR, () => {
      cancel = whenIdle(() => setNear(true));
    });
    return () => {
      stop();
      cancel();
    };
  }, [element]);
  return near;
}
