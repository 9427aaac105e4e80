import { type DrawnSurface, type Lay, type Stroke, SURFACE_KINDS } from "@stoneyard/visitor-photo/recipe.ts";
import type { Sheet } from "@stoneyard/visitor-photo/sheet.ts";
import { MOST_SURFACES, type VisitorPhotoState } from "./visitor-photo-state.ts";

/** What a shared link carries: lines, measures, strokes and stones, not the photograph. */
type SharedRecipe = Pick<VisitorPhotoState, "size" | "surfaces" | "lays">;

/** After #, so that it is never sent to a server. */
export function recipeHash({ size, surfaces, lays }: SharedRecipe): string {
  // Thousandths of a pixel and millimetres are fine enough.
  const text = JSON.stringify({ size, surfaces, lays }, (_, value) =>
    typeof value === "number" ? Math.round(value * 1000) / 1000 : value,
  );
  // A hostile link may have brought letters that `btoa` does not take.
  const ascii = text.replace(
    /[^\x20-\x7e]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `#recipe=${btoa(ascii).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** Reads the recipe of a link; undefined for anything invalid. */
export function readRecipe(hash: string): SharedRecipe | undefined {
  const written = /^#recipe=([\w-]+)$/.exec(hash)?.[1];
  if (!written) return undefined;
  try {
    const recipe: unknown = JSON.parse(atob(written.replaceAll("-", "+").replaceAll("_", "/")));
    return isRecipe(recipe) ? recipe : undefined;
  } catch {
    return undefined;
  }
}

/** A recipe scaled to another size of the photograph, such as the visitor's copy; undefined for another shape. */
export function fitted(
  recipe: SharedRecipe,
  [width, height]: VisitorPhotoState["size"],
): SharedRecipe | undefined {
  const by = width / recipe.size[0];
  if (Math.abs(recipe.size[1] * by - height) > 0.02 * height) return undefined;
  const point = ([x, y]: readonly [number, number]) => [x * by, y * by] as const;
  const line = ([from, to]: DrawnSurface["lines"]["far"]) => [point(from), point(to)] as const;
  const surfaces = recipe.surfaces.map((surface) => ({
    ...surface,
    lines: { far: line(surface.lines.far), near: line(surface.lines.near), end: line(surface.lines.end) },
    ...(surface.sheet && { sheet: surface.sheet.map(point) as unknown as Sheet }),
    strokes: surface.strokes.map((stroke) => ({
      ...stroke,
      points: stroke.points.map(point),
      radius: stroke.radius * by,
    })),
  }));
  return { size: [width, height], surfaces, lays: recipe.lays };
}

/** With what the link in the address carries; undefined where there is none for a photograph of this shape. */
export function withLink(state: VisitorPhotoState): VisitorPhotoState | undefined {
  const recipe = readRecipe(location.hash);
  const shared = recipe && fitted(recipe, state.size);
  // What was set aside is of the former surfaces.
  return shared && { ...state, ...shared, chosen: shared.surfaces[0]?.id, aside: [] };
}

/** Pixels along a side of any photograph: a stroke to a point farther away would be drawn for ever. */
const [LEAST, MOST] = [100, 100_000];
const isNumber = (value: unknown): value is number => typeof value === "number" && Math.abs(value) <= MOST;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isPair = (value: unknown) => Array.isArray(value) && value.length === 2 && value.every(isNumber);
const isSize = (value: unknown) =>
  Array.isArray(value) && isPair(value) && value.every((side) => side >= LEAST);
const isPath = (value: unknown) => Array.isArray(value) && value.every(isPair);
const isLine = (value: unknown) => Array.isArray(value) && value.length === 2 && value.every(isPair);

function isRecipe(value: unknown): value is SharedRecipe {
  if (!isObject(value) || !isSize(value.size)) return false;
  if (!Array.isArray(value.surfaces) || !value.surfaces.every(isSurface)) return false;
  if (!isObject(value.lays) || !Object.values(value.lays).every(isLay)) return false;
  return isByHand(value as SharedRecipe);
}

/** How often a photograph is painted over at most: a whole coat by a slow finger on a telephone counts as 15. */
const MOST_COATS = 50;

/** Not more than the page offers and a hand draws: a short link could keep a telephone busy until its memory is full. */
function isByHand({ size, surfaces }: SharedRecipe): boolean {
  const ids = new Set(surfaces.map(({ id }) => id));
  if (surfaces.length > MOST_SURFACES || ids.size < surfaces.length) return false;
  const painted = surfaces.flatMap(({ strokes }) => strokes.map(paintedBy));
  return painted.reduce((all, one) => all + one, 0) <= MOST_COATS * size[0] * size[1];
}

/** Pixels under a stroke: a dab at each point and a band to the next one. */
function paintedBy({ points, radius }: Stroke): number {
  const brush = Math.max(1, radius);
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[i + 1] ?? [x, y];
    return sum + Math.PI * brush ** 2 + 2 * brush * Math.hypot(nextX - x, nextY - y);
  }, 0);
}

/** Numbers that the page gives: other words may name what every object has. */
const SURFACE_ID = /^\d{1,6}$/;

function isSurface(value: unknown): value is DrawnSurface {
  if (!isObject(value) || typeof value.id !== "string" || !isObject(value.lines)) return false;
  if (!SURFACE_ID.test(value.id)) return false;
  if (!SURFACE_KINDS.some((kind) => kind === value.kind)) return false;
  if (![value.lines.far, value.lines.near, value.lines.end].every(isLine)) return false;
  if (![value.depth, value.edge, value.upstand, value.fall].every(isNumber)) return false;
  if (![value.length, value.lightness].every((each) => each === undefined || isNumber(each))) return false;
  const { sheet } = value;
  if (sheet !== undefined && !(Array.isArray(sheet) && sheet.length === 4 && sheet.every(isPair)))
    return false;
  return Array.isArray(value.strokes) && value.strokes.every(isStroke);
}

function isStroke(value: unknown): value is Stroke {
  if (!isObject(value) || (value.over !== "stone" && value.over !== "thing")) return false;
  return isNumber(value.radius) && isPath(value.points);
}

function isLay(value: unknown): value is Lay {
  return isObject(value) && typeof value.stone === "string" && isPair(value.shift) && isNumber(value.turn);
}
