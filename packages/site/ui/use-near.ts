import { type RefObject, useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

/** How far below or above the window something is fetched that takes its time. */
const NEAR = "300px 0px";

/** Whether `element` has come near the window once, and the page had nothing else to do since. */
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
