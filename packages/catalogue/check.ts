import type { Catalogue } from "./catalogue.ts";
import { englishName, LOCALES } from "./languages/locales.ts";
import { ContentError, formatProblem, type Problem, sortProblems } from "./problem.ts";
import { readCatalogue } from "./read.ts";
import { wordProblems } from "./words/check-words.ts";
import { writeSchemas } from "./write-schemas.ts";

type Settings = {
  /** Whether a remark on words is a mistake, as in the project's own texts. */
  strictWords?: boolean;
};

/** What `npm run check:content` prints, and whether content/ is without mistakes. */
export async function checkContent(
  contentDir: string,
  { strictWords = false }: Settings = {},
): Promise<{ ok: boolean; report: string }> {
  const words = sortProblems(await wordProblems(contentDir));
  const { catalogue, problems } = await readWithProblems(contentDir);
  const mistakes = strictWords ? sortProblems([...problems, ...words]) : problems;
  if (!catalogue || mistakes.length > 0) return faults(mistakes);
  return { ok: true, report: summary(catalogue, words) };
}

async function readWithProblems(
  contentDir: string,
): Promise<{ catalogue?: Catalogue; problems: readonly Problem[] }> {
  try {
    const catalogue = await readCatalogue(contentDir);
    return { catalogue, problems: [...catalogue.missingPictures, ...catalogue.missingModels] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.problems };
  }
}

function faults(problems: readonly Problem[]): { ok: false; report: string } {
  const lines = problems.map(formatProblem);
  return {
    ok: false,
    report: [...lines, "", `${count(lines.length, "problem")} in the content.`].join("\n"),
  };
}

function summary(catalogue: Catalogue, words: readonly Problem[]): string {
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
    `  ${count(prose.size, "longer text")} in ${count(LOCALES.length, "language")}`,
    `  ${count(pictures.size, "picture")}: ${by("owner")} by the owner, ${by("studio")} rendered`,
    ...[...catalogue.missingInDrafts].map(
      ([locale, missing]) =>
        `  ${englishName(locale)} is a draft: ${count(missing, "text")} to write. npm run dev shows it; it is not published.`,
    ),
    ...samples(catalogue),
    ...listed(catalogue.untranslated, "text", "to write, each in another language for the time being:"),
    ...listed(catalogue.warnings, "place", "to look at, though nothing is wrong in form:"),
    ...listed(words, "remark", "on words, which stop nothing:"),
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

function listed(problems: readonly Problem[], noun: string, said: string): string[] {
  if (problems.length === 0) return [];
  return [
    "",
    `${count(problems.length, noun)} ${said}`,
    ...sortProblems(problems).map((one) => `  ${formatProblem(one)}`),
  ];
}

function count(number: number, noun: string): string {
  if (number === 1) return `1 ${noun}`;
  return `${number} ${noun}s`;
}

if (import.meta.main) {
  await writeSchemas();
  const { ok, report } = await checkContent("content", {
    strictWords: process.argv.includes("--strict-words"),
  });
  if (ok) console.log(report);
  else console.error(report);
  process.exitCode = ok ? 0 : 1;
}
