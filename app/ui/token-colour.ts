/** A colour of the sheets, such as `chalk`, for what is drawn on a canvas. */
export function tokenColour(name: "paper" | "ink" | "chalk"): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}
