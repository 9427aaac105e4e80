import { knownLocale } from "@stoneyard/catalogue/locales.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useState } from "react";
import { ENTRY_FOLDERS } from "../drafts/entries.ts";
import type { FileGroup } from "../local-server/listed-files.ts";
import { bareText } from "../words/bare-text.ts";
import { type DeskLanguage, languageName } from "../words/desk-language.ts";
import { entryWords } from "../words/entries.ts";
import type { ScreenWords } from "../words/screens.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import styles from "./file-list.module.css";

/** Every file that can be changed, by its title; a word finds them. */
export function FileList() {
  const { overview, words, language } = useDesk();
  const [wanted, setWanted] = useState("");
  const groups = overview.groups
    .map(({ group, files }) => ({ group, files: files.filter((file) => isMeant(file, wanted)) }))
    .filter(({ files }) => files.length > 0);
  const familyTitles = titlesOfFamilies(overview.groups);
  return (
    <>
      <h1 className={typography.section}>{words.content}</h1>
      <input
        className={`${controls.input} ${controls.search}`}
        type="search"
        value={wanted}
        aria-label={words.search}
        placeholder={words.search}
        onChange={(event) => setWanted(event.target.value)}
      />
      <p className={styles.ways}>
        <a className={controls.quiet} href="#/new-stone">
          + {words.newStone}
        </a>
        {ENTRY_FOLDERS.map((folder) => (
          <a key={folder} className={controls.quiet} href={`#/new/${folder}`}>
            + {entryWords(folder, words).add}
          </a>
        ))}
      </p>
      <p>
        <a className={controls.quiet} href="#/brand">
          {words.brandTitle} →
        </a>{" "}
        <a className={controls.quiet} href="#/slabs">
          {words.slabs} →
        </a>
      </p>
      {groups.length === 0 && <p>{words.nothingFound}</p>}
      {groups.map(({ group, files }) => (
        <section key={group} className={styles.group}>
          <h2 className={typography.smallEntry}>{groupTitle(group, familyTitles, words, language)}</h2>
          <ul className={styles.files}>
            {files.map(({ file, title }) => (
              <li key={file}>
                <a className={styles.file} href={`#/file/${file}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function isMeant({ file, title }: { file: string; title: string }, wanted: string): boolean {
  return bareText(`${title} ${file}`).includes(bareText(wanted.trim()));
}

function titlesOfFamilies(groups: readonly FileGroup[]): Map<string, string> {
  const families = groups.find(({ group }) => group === "families")?.files ?? [];
  return new Map(families.map(({ file, title }) => [file.replace(/^families\/|\.yaml$/g, ""), title]));
}

function groupTitle(
  group: string,
  families: ReadonlyMap<string, string>,
  words: ScreenWords,
  language: DeskLanguage,
): string {
  if (group === "main") return words.groupMain;
  if (group === "rules") return words.groupRules;
  const [folder, name] = group.split("/");
  if (folder === "stones" && name) return families.get(name) ?? name;
  const locale = knownLocale(name);
  if (folder === "messages" && locale) return `${words.messages}, ${languageName(locale, language)}`;
  return Object.entries(words).find(([key]) => key === group)?.[1] ?? group;
}
