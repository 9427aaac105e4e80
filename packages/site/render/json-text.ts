/** A page's data as JSON. @throws with the place of a value that JSON cannot hold */
export function jsonText(data: unknown): string {
  return JSON.stringify(data, function (this: Record<string, unknown>, key: string, value: unknown) {
    const given = this[key];
    if (!isJson(given, this)) throw new TypeError(`"${key}" of a page's data is no JSON: ${String(given)}`);
    return value;
  });
}

/** An undefined property is omitted; in a list it would become another value. */
function isJson(value: unknown, holder: object): boolean {
  if (value === undefined) return !Array.isArray(holder);
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object") return typeof value === "string" || typeof value === "boolean";
  if (value === null || Array.isArray(value)) return true;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
