import type { ContentFolder } from "../files/content-folder.ts";
import type { SiteContent } from "../kinds/site.ts";
import type { Problem } from "../problem.ts";

type Days = Pick<SiteContent, "closures" | "timeZone" | "visits">;

/**
 * The date in a time zone: 2026-12-31.
 * @param now milliseconds since 1970
 */
export function dayIn(timeZone: string, now: number): string {
  // Swedish dates have this form.
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(now);
}

/**
 * Warns of past days off, and where visits are offered of a year without any ahead.
 * @param now milliseconds since 1970
 */
export function closuresToSee(
  folder: ContentFolder,
  { closures, timeZone, visits }: Days,
  now: number,
): Problem[] {
  const today = dayIn(timeZone, now);
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  const past = closures.flatMap(({ from, to = from }, i) =>
    to < today
      ? [folder.problemAt("site.yaml", ["closures", i], `the days off to ${to} are over`, "take them out")]
      : [],
  );
  if (!visits || closures.some(({ from, to = from }) => to >= today && from <= inAYear)) return past;
  const fix = "write the public holidays and your own days off, or visitors may ask to come on one";
  return [...past, folder.problemAt("site.yaml", ["closures"], "no days off of the coming year", fix)];
}
