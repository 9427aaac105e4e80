import { KINDS } from "@stoneyard/catalogue/json-schemas.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useRef, useState } from "react";
import { ENTRY_FOLDERS } from "../drafts/entries.ts";
import type { Twin } from "../local-server/file-routes.ts";
import { entryWords } from "../words/entries.ts";
import { kindOfFile } from "../words/kind-of-file.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import type { FieldStore } from "./fields/field-store.ts";
import { GroupEntries } from "./fields/group-field.tsx";
import { formOf } from "./fields/schema-form.ts";
import { TextTree } from "./fields/text-tree.tsx";
import styles from "./file-screen.module.css";
import { Preview } from "./preview.tsx";
import { SaveLine } from "./save-line.tsx";
import { StonePictures } from "./stone-pictures.tsx";
import { useFile } from "./use-file.ts";
import { useStonePictures } from "./use-stone-pictures.ts";

/** A file's form beside the page on which it is seen; on a phone one or the other. */
export function FileScreen({ file, onSaved }: { file: string; onSaved: () => void }) {
  const { overview, words, language } = useDesk();
  const { store, shown, state, fault } = useFile(file, onSaved);
  const [side, setSide] = useState<"form" | "preview">("form");
  const title =
    overview.groups.flatMap(({ files }) => files).find((each) => each.file === file)?.title ?? file;
  const stone = kindOfFile(file) === "stone" ? file.replace(/^stones\/|\.yaml$/g, "") : undefined;
  const entry = ENTRY_FOLDERS.find((folder) => file.startsWith(`${folder}/`));
  const pictures = useStonePictures(stone, shown?.version);
  const places = useRef<HTMLDivElement>(null);
  return (
    <>
      <p>
        <a className={controls.back} href="#/content">
          ← {words.content}
        </a>
      </p>
      <h1 className={typography.section}>{title}</h1>
      {stone && (
        <StoneWays
          stone={stone}
          hasSlab={pictures.shown?.slab !== "none"}
          toPictures={() => {
            setSide("form");
            requestAnimationFrame(() => places.current?.scrollIntoView());
          }}
        />
      )}
      {entry && (
        <p className={styles.ways}>
          <a className={controls.quiet} href={`#/remove/${file.replace(/\.yaml$/, "")}`}>
            {entryWords(entry, words).remove}
          </a>
        </p>
      )}
      <SaveLine state={state} fault={fault} />
      <div className={`${controls.tabs} ${styles.sides}`}>
        {(["form", "preview"] as const).map((each) => (
          <button
            key={each}
            className={controls.tab}
            type="button"
            aria-pressed={side === each}
            onClick={() => setSide(each)}
          >
            {words[each]}
          </button>
        ))}
      </div>
      <div className={styles.both} data-side={side}>
        <div className={styles.form}>
          {store ? (
            <FileForm file={file} store={store} twin={shown?.twin} />
          ) : (
            !fault && <p role="status">{words.loading}</p>
          )}
          {stone && shown && (
            <div ref={places} className={styles.pictures}>
              <StonePictures title={title} pictures={pictures} />
            </div>
          )}
        </div>
        <div className={styles.preview}>
          {shown && <Preview page={shown.pages[language] ?? "/"} origin={overview.preview} />}
        </div>
      </div>
    </>
  );
}

/** Further actions for a stone; without a picture, that comes first. */
function StoneWays({
  stone,
  hasSlab,
  toPictures,
}: {
  stone: string;
  hasSlab: boolean;
  toPictures: () => void;
}) {
  const { words } = useDesk();
  const photograph = `#/photograph/${stone}`;
  return (
    <>
      {!hasSlab && (
        <div className={styles.next}>
          <p>{words.photographNext}</p>
          <a className={`${controls.button} ${controls.way}`} href={photograph}>
            {words.photograph} →
          </a>
        </div>
      )}
      <p className={styles.ways}>
        {hasSlab && (
          <a className={controls.quiet} href={photograph}>
            {words.photograph}
          </a>
        )}
        <button className={controls.quiet} type="button" onClick={toPictures}>
          {words.stonePictures}
        </button>
        <a className={controls.quiet} href={`#/retire/${stone}`}>
          {words.retire}
        </a>
      </p>
    </>
  );
}

function FileForm({ file, store, twin }: { file: string; store: FieldStore; twin: Twin | undefined }) {
  const kind = Object.hasOwn(KINDS, kindOfFile(file)) ? KINDS[kindOfFile(file)] : undefined;
  if (!kind) return <TextTree path={[]} store={store} twin={twin} />;
  const form = formOf(kind.schema, store.value);
  return form.form === "group" ? <GroupEntries path={[]} store={store} entries={form.entries} /> : null;
}
