import { type RefObject, useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

/** Distance from the window at which expensive parts are fetched. */
const NEAR = "300px 0px";

/** Whether `element` has been near the window, with an idle moment since. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    let cancel = () => {};
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        cancel = whenIdle(() => setNear(true));
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [element]);
  return near;
}
