export const REVEAL_DEFAULTS = {
  /** How far above the lower edge of the window an element must have come, px. */
  offset: 120,
  /** Wait before it comes up, ms. */
  delay: 0,
  /** ms */
  duration: 400,
  easing: "ease",
  /** Shortest time between two looks at the end of the page while scrolling, ms. */
  throttle: 99,
  /** Quiet time after a change of the window's size before its edges are measured anew, ms. */
  debounce: 50,
} as const;
