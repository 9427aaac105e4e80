/** Longest wait for a quiet moment, ms. */
const PATIENCE_MS = 2000;

/** Runs work in an idle moment. Safari has no idle callbacks; a short timeout replaces them. */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(request);
}
