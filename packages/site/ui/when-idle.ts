/** Longest wait for a quiet moment, ms. */
const PATIENCE_MS = 2000;

/** Does some work when the page has nothing else to do. Safari has no idle callbacks; there the moment after must do. */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(request);
}
