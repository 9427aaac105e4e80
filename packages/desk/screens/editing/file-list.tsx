import { knownLocale } from "@stoneyard/catalogue/languages/locales.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useState } from "react";
import { ENTRY_FOLDERS } from "../../drafts/entries.ts";
import { bareText, languageName } from "../../words/desk-language.ts";
import { entryWords } from "../../words/screens.ts";
import controls from "../controls.module.css";
import { Quiet, Search } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import styles from "./file-list.module.css";

/** Every file that can be changed, by its title; a word finds them. */
export function FileList() {
  const { overview, words } = useDesk();
  const titleOfGroup = useGroupTitles();
  const [wanted, setWanted] = useState("");
  const isMeant = ({ file, title }: { file: string; title: string }) =>
    bareText(`${title} ${file}`).includes(bareText(wanted.trim()));
  const groups = overview.groups
    .map(({ group, files }) => ({ group, files: files.filter(isMeant) }))
    .filter(({ files }) => files.length > 0);
  return (
    <>
      <h1 className={typography.section}>{words.content}</h1>
      <Search label={words.search} value={wanted} onChange={setWanted} />
      <p className={controls.tabs}>
        <Quiet href="#/new-stone">+ {words.newStone}</Quiet>
        {ENTRY_FOLDERS.map((folder) => (
          <Quiet key={folder} href={`#/new/${folder}`}>
            + {entryWords(folder, words).add}
          </Quiet>
        ))}
      </p>
      <p>
        <Quiet href="#/brand">{words.brandTitle} →</Quiet> <Quiet href="#/slabs">{words.slabs} →</Quiet>
      </p>
      {groups.length === 0 && <p>{words.nothingFound}</p>}
      {groups.map(({ group, files }) => (
        <section key={group} className={styles.group}>
          <h2 className={typography.smallEntry}>{titleOfGroup(group)}</h2>
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

function useGroupTitles(): (group: string) => string {
  const { words, language, titleOf } = useDesk();
  return (group) => {
    if (group === "main") return words.groupMain;
    if (group === "rules") return words.groupRules;
    const [folder, name] = group.split("/");
    if (folder === "stones" && name) return titleOf(`families/${name}.yaml`);
    const locale = knownLocale(name);
    if (folder === "messages" && locale) return `${words.messages}, ${languageName(locale, language)}`;
    return Object.entries(words).find(([key]) => key === group)?.[1] ?? group;
  };
}
