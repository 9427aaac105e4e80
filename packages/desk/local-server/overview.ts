import { isMapValue, type Value } from "@stoneyard/catalogue/editing/marked-value.ts";
import { ContentFolder } from "@stoneyard/catalogue/files/content-folder.ts";
import { parseSource, type Sample } from "@stoneyard/catalogue/files/source.ts";
import type { Referred } from "@stoneyard/catalogue/kinds/references.ts";
import type { Problem } from "@stoneyard/catalogue/problem.ts";
import type { DeskContent } from "../drafts/desk-content.ts";
import { type DeskLanguage, saidIn } from "../words/desk-language.ts";
import { type FileGroup, listFiles } from "./listed-files.ts";
import { type Choice, listReferred, readYaml } from "./referred.ts";

/** The files, and what fields choose from: what there is to refer to, and words for the values that schemas allow. */
export type Overview = {
  groups: FileGroup[];
  referred: Record<Referred, Choice[]>;
  words: Record<string, string>;
  /** The address of the preview. */
  preview?: string | undefined;
};

export async function readOverview(content: DeskContent, language: DeskLanguage): Promise<Overview> {
  const groups = await listFiles(content, language);
  const referred = await listReferred(content, groups, language);
  const words = labelsIn(await readYaml(content, "facets.yaml"), language);
  return { groups, referred, words: { ...words, ...(await surfaceWords(content, language)) } };
}

/** Words for what visitors choose by stand in facets.yaml: frost › values › limited › label becomes `frost.limited`. */
function labelsIn(facets: Value, language: DeskLanguage): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const [name, facet] of Object.entries(isMapValue(facets) ? facets : {})) {
    const values = isMapValue(facet) && isMapValue(facet.values) ? facet.values : {};
    for (const [value, said] of Object.entries(values)) {
      const label = isMapValue(said) && isMapValue(said.label) ? saidIn(language, said.label) : undefined;
      if (typeof label === "string") labels[`${name}.${value}`] = label;
    }
  }
  return labels;
}

/** Surfaces are named as beside the room's picture. */
async function surfaceWords(content: DeskContent, language: DeskLanguage): Promise<Record<string, string>> {
  const { surfaces } = Object(await readYaml(content, `messages/${language}/room-view.json`));
  return Object.fromEntries(
    Object.entries(Object(surfaces)).map(([surface, words]) => [`surface.${surface}`, String(words)]),
  );
}

/** What waits for the owner. */
export type Today = {
  /** Samples in all files. */
  samples: Sample[];
  /** Mistakes, and what keeps a saved file from its place. */
  problems: readonly Problem[];
  /** Texts that still speak of what was removed. */
  mentions: readonly Problem[];
};

export async function readToday(content: DeskContent): Promise<Today> {
  const { files } = await ContentFolder.open(content.dir);
  const samples = await Promise.all(
    files
      .filter((file) => file.endsWith(".yaml"))
      .map(async (file) => {
        const text = await content.text(file);
        return content.before.of(`samples ${file}`, [text], () => parseSource(file, text).samples);
      }),
  );
  const { problems, mentions } = await content.review();
  return { samples: samples.flat(), problems: [...content.waiting, ...problems], mentions };
}
