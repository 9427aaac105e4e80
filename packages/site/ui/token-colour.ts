/** A colour of the sheets, such as `accent`, for what is drawn on a canvas. */
export function tokenColour(name: "paper" | "ink" | "accent"): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}
