import type { Catalogue } from "./catalogue.ts";
import { ContentError, formatProblem, type Problem, sortProblems } from "./problem.ts";
import { readCatalogue } from "./read.ts";

/** What `npm run check:content` prints, and whether content/ is without mistakes. */
export async function checkContent(contentDir: string): Promise<{ ok: boolean; report: string }> {
  try {
    const catalogue = await readCatalogue(contentDir);
    const { missingPictures } = catalogue;
    return missingPictures.length > 0 ? faults(missingPictures) : { ok: true, report: summary(catalogue) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return faults(error.problems);
  }
}

function faults(problems: readonly Problem[]): { ok: false; report: string } {
  const lines = problems.map(formatProblem);
  return {
    ok: false,
    report: [...lines, "", `${count(lines.length, "problem")} in the content.`].join("\n"),
  };
}

function summary(catalogue: Catalogue): string {
  const {
    stones,
    families,
    accessories,
    interiors,
    gallery,
    projects,
    tables,
    prose,
    rooms: views,
    pictures,
  } = catalogue;
  const models = accessories.reduce((sum, category) => sum + category.models.length, 0);
  const rooms = interiors.tabs.reduce((sum, tab) => sum + tab.pictures.length, 0);
  const shapes = tables.groups.reduce((sum, group) => sum + group.tables.length, 0);
  const made = [...pictures.values()].map((picture) => picture.made);
  const by = (maker: string) => made.filter((each) => each === maker).length;
  return [
    "The content has no mistakes.",
    `  ${count(stones.length, "stone")} in ${families.size} families`,
    `  ${count(models, "accessory model")} in ${accessories.length} categories`,
    `  ${count(rooms, "interior")}, ${count(gallery.pictures.length, "gallery picture")}, ${count(projects.length, "project")}`,
    `  ${count(shapes, "table")} in ${tables.finishes.length} finishes`,
    `  ${count(views.length, "room")} in the room view`,
    `  ${count(prose.size, "longer text")} in both languages`,
    `  ${count(pictures.size, "picture")}: ${by("owner")} by the owner, ${by("studio")} rendered`,
    ...samples(catalogue),
    ...warnings(catalogue),
  ].join("\n");
}

function samples({ samples }: Catalogue): string[] {
  if (samples.length === 0) return [];
  return [
    "",
    `${count(samples.length, "sample value")} to replace by your own (then take the mark !sample away):`,
    ...samples.map(({ file, line, path, value }) => `  ${file}:${line}  ${path}: ${value}`),
  ];
}

function warnings({ warnings }: Catalogue): string[] {
  if (warnings.length === 0) return [];
  return [
    "",
    `${count(warnings.length, "place")} to look at, though nothing is wrong in form:`,
    ...sortProblems(warnings).map((warning) => `  ${formatProblem(warning)}`),
  ];
}

function count(number: number, noun: string): string {
  if (number === 1) return `1 ${noun}`;
  return `${number} ${noun}s`;
}

if (import.meta.main) {
  const { ok, report } = await checkContent("content");
  if (ok) console.log(report);
  else console.error(report);
  process.exitCode = ok ? 0 : 1;
}
