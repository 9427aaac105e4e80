import type { StandingTop } from "./table-standing.ts";

/** From where a table is first seen, by its poster and by the 3D viewer alike, in the words of `<model-viewer>`. */
export type TableView = {
  /** Width of the picture as a share of its height. */
  aspect: number;
  orbit: string;
  fieldOfView: string;
};

/** One top half as long again as it is wide, or more. */
export function isLong([first, ...others]: readonly Pick<StandingTop, "length" | "width">[]): boolean {
  return first !== undefined && others.length === 0 && first.length >= first.width * 1.5;
}

/** A long table is seen in a wide picture, so that it fills it; the others as photographers do it, a little from above. */
export function tableView(standing: readonly StandingTop[]): TableView {
  if (isLong(standing)) return { aspect: 16 / 9, orbit: "32deg 71deg 77%", fieldOfView: "26deg" };
  if (standing.length > 1) return { aspect: 4 / 3, orbit: "22deg 70deg 84%", fieldOfView: "26deg" };
  const [top] = standing;
  return { aspect: 4 / 3, orbit: top?.round ? "12deg 71deg 84%" : "30deg 70deg 86%", fieldOfView: "26deg" };
}
