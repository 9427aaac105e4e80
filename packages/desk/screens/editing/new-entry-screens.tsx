import typography from "@stoneyard/site/styles/typography.module.css";
import { type ReactNode, useState } from "react";
import type { EntryFolder } from "../../drafts/entries.ts";
import type { NewEntry } from "../../local-server/entry-routes.ts";
import type { Unreadable } from "../../local-server/parsed.ts";
import { entryWords } from "../../words/screens.ts";
import { addEntry, addStone } from "../api.ts";
import controls from "../controls.module.css";
import { Back, Button, Line, Select } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { useWork } from "../fault.tsx";
import { Refusal } from "../problem-list.tsx";

/** A category of accessories, a project or a family by its name, then on to its form. */
export function NewEntryScreen({ folder }: { folder: EntryFolder }) {
  const { words, language } = useDesk();
  const texts = entryWords(folder, words);
  return (
    <NameForm
      title={texts.add}
      hint={texts.hint}
      label={words.entryName}
      add={(title) => addEntry({ folder, title, language, message: `${title}: ${texts.add.toLowerCase()}` })}
    />
  );
}

/** A new stone by its name and a similar one, then on to its form. */
export function NewStoneScreen() {
  const { words, overview } = useDesk();
  const files = overview.groups.find(({ group }) => group === "families")?.files ?? [];
  const families = files.map(({ file, title }) => ({
    value: file.replace(/^families\/|\.yaml$/g, ""),
    label: title,
  }));
  const [family, setFamily] = useState(families[0]?.value ?? "");
  const all = overview.referred.stone.map(({ value, label }) => ({ value: String(value), label }));
  const related = all.filter(({ value }) => value.startsWith(`${family}/`));
  // A family without stones may take any stone as its model.
  const stones = related.length > 0 ? related : all;
  const [chosen, setChosen] = useState("");
  const like = stones.some(({ value }) => value === chosen) ? chosen : (stones[0]?.value ?? "");
  return (
    <NameForm
      title={words.newStone}
      hint={words.newStoneHint}
      label={words.stoneName}
      add={(title) => addStone({ title, family, like, message: `${title}: ${words.newStone.toLowerCase()}` })}
    >
      <Select label={words.stoneFamily} value={family} options={families} onChange={setFamily} />
      <Select label={words.similarStone} value={like} options={stones} onChange={setChosen} />
    </NameForm>
  );
}

/** The server accepts no longer name. */
const LONGEST_NAME = 80;

/**
 * A screen that begins something new by its name and goes on to its form.
 * @param children further questions
 */
function NameForm({
  title,
  hint,
  label,
  children,
  add,
}: {
  title: string;
  hint: string;
  label: string;
  children?: ReactNode;
  add: (name: string) => Promise<NewEntry | Unreadable>;
}) {
  const { words, refresh } = useDesk();
  const [name, setName] = useState("");
  const working = useWork();
  const send = () => {
    const here = location.hash;
    working.work(add(name), (answer) => {
      if (answer.state !== "saved") return;
      refresh();
      // Whoever is elsewhere by now may be typing there.
      if (location.hash === here) location.hash = `/file/${answer.file}`;
    });
  };
  return (
    <>
      <Back to="#/content">{words.content}</Back>
      <h1 className={typography.section}>{title}</h1>
      <p className={controls.hint}>{hint}</p>
      <div className={controls.form}>
        <Line label={label} value={name} maxLength={LONGEST_NAME} onChange={setName} />
        {children}
        <Button disabled={working.isBusy || name.trim() === ""} onClick={send}>
          {working.isBusy ? words.working : words.add}
        </Button>
      </div>
      <Refusal of={working} />
    </>
  );
}
