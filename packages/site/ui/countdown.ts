/** Calls `ended` once after `milliseconds` of running time; it stands still until `resume` is called. */
export function createCountdown(milliseconds: number, ended: () => void) {
  let remaining = milliseconds;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  function halt() {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    /** Starts or resumes; no effect while it runs or after its end. */
    resume() {
      if (timer !== undefined || over) return;
      since = performance.now();
      timer = setTimeout(() => {
        halt();
        over = true;
        ended();
      }, remaining);
    },
    pause() {
      if (timer === undefined) return;
      halt();
      remaining = Math.max(0, remaining - (performance.now() - since));
    },
  };
}
