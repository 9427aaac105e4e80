import { useState } from "react";
import { addStone } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { NameForm } from "./name-form.tsx";

/** A new stone by its name and a similar one, then on to its form. */
export function NewStoneScreen({ onSaved }: { onSaved: () => void }) {
  const { words, overview } = useDesk();
  const families = overview.groups.find(({ group }) => group === "families")?.files ?? [];
  const keyOf = (file: string) => file.replace(/^families\/|\.yaml$/g, "");
  const [family, setFamily] = useState(keyOf(families[0]?.file ?? ""));
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
      add={(title) => addStone({ title, family, like, words: `${title}: ${words.newStone.toLowerCase()}` })}
      onSaved={onSaved}
    >
      <label className={controls.labelled}>
        {words.stoneFamily}
        <select className={controls.input} value={family} onChange={(event) => setFamily(event.target.value)}>
          {families.map(({ file, title }) => (
            <option key={file} value={keyOf(file)}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className={controls.labelled}>
        {words.similarStone}
        <select className={controls.input} value={like} onChange={(event) => setChosen(event.target.value)}>
          {stones.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </NameForm>
  );
}
