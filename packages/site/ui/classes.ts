/** Joins class names and leaves out those that do not apply; undefined when none does. */
export function classes(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
