import type { EntryFolder } from "../drafts/entries.ts";
import { entryWords } from "../words/entries.ts";
import { addEntry } from "./api.ts";
import { useDesk } from "./desk-context.ts";
import { NameForm } from "./name-form.tsx";

/** A category of accessories, a project or a family by its name, then on to its form. */
export function NewEntryScreen({ folder, onSaved }: { folder: EntryFolder; onSaved: () => void }) {
  const { words, language } = useDesk();
  const texts = entryWords(folder, words);
  return (
    <NameForm
      title={texts.add}
      hint={texts.hint}
      label={words.entryName}
      add={(title) => addEntry({ folder, title, language, words: `${title}: ${texts.add.toLowerCase()}` })}
      onSaved={onSaved}
    />
  );
}
