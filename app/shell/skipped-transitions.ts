/**
 * A visitor who goes on while a slab still travels cuts its transition short. The browser tells that by a rejected
 * promise that the router leaves alone; it is no fault, so it is not to be reported as one.
 */
export function allowSkippedTransitions() {
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (
      reason instanceof DOMException &&
      reason.name === "AbortError" &&
      /transition/i.test(reason.message)
    ) {
      event.preventDefault();
    }
  });
}
