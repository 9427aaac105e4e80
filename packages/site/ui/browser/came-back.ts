/** Whether the visitor came back to the page or loaded it anew, and was not led here by a link or an address. */
export function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "back_forward" || navigation?.type === "reload";
}
