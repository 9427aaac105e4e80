import type { EntryFolder } from "../drafts/entries.ts";
import { entryWords } from "../words/entries.ts";
import { removeEntry } from "./api.ts";
import { useDesk } from "./desk-context.ts";
import { RemovalForm } from "./removal-form.tsx";

type Props = { folder: EntryFolder; slug: string; onSaved: () => void };

/** Takes a category of accessories, a project or a family from the site. */
export function RemoveEntryScreen({ folder, slug, onSaved }: Props) {
  const { words, overview } = useDesk();
  const texts = entryWords(folder, words);
  const file = `${folder}/${slug}.yaml`;
  const listed = overview.groups.flatMap(({ files }) => files).find((each) => each.file === file);
  const title = listed?.title ?? slug;
  return (
    <RemovalForm
      title={title}
      backTo={`#/file/${file}`}
      heading={texts.remove}
      hint={texts.removeHint}
      button={`${words.remove}: ${title}`}
      usedHint={words.entryUsed}
      isListed={listed !== undefined}
      remove={(summary) => removeEntry(folder, slug, summary)}
      onSaved={onSaved}
    />
  );
}
