/** Whether tests were skipped; says which. */
export function areSkipped(titles: readonly string[]): boolean {
  if (titles.length === 0) return false;
  console.error(`\nIn CI no test may be skipped; install what these need:\n  ${titles.join("\n  ")}`);
  return true;
}
