/** How near and how far, in heights of the window; apart, so that a little scrolling does not fetch and free in turns. */
const NEAR = "60% 0px";
const FAR = "170% 0px";

/**
 * Tells when `element` comes near the window and when it is far from it.
 * @param onNear is told how to find out whether it is still wanted, as what it fetches takes its time
 * @returns what ends the watch
 */
export function watchNearness(
  element: HTMLElement,
  onNear: (isWanted: () => boolean) => void,
  onFar: () => void,
): () => void {
  let wanted = false;
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting || wanted) return;
      wanted = true;
      onNear(() => wanted);
    },
    { rootMargin: NEAR },
  );
  const far = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting || !wanted) return;
      wanted = false;
      onFar();
    },
    { rootMargin: FAR },
  );
  near.observe(element);
  far.observe(element);
  return () => {
    wanted = false;
    near.disconnect();
    far.disconnect();
  };
}
