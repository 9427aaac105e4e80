/** A function that runs at once and then at most every `milliseconds`; a call in between runs at the end of the wait. */
export function throttle(milliseconds: number, run: () => void): () => void {
  let waiting = false;
  let again = false;
  function open() {
    waiting = false;
    if (again) throttled();
  }
  function throttled() {
    again = waiting;
    if (waiting) return;
    waiting = true;
    run();
    setTimeout(open, milliseconds);
  }
  return throttled;
}

/** A function that runs `milliseconds` after its last call. */
export function debounce(milliseconds: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  };
}
