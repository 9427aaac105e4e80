import { KINDS } from "@stoneyard/catalogue/kinds.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useRef, useState } from "react";
import type { Twin } from "../../local-server/file-routes.ts";
import { kindOfFile } from "../../words/fields.ts";
import controls from "../controls.module.css";
import { Back, Button, Choices, Quiet, Way } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import type { FieldStore } from "../fields/field-store.ts";
import { GroupEntries } from "../fields/group-field.tsx";
import { formOf } from "../fields/schema-form.ts";
import { TextTree } from "../fields/text-tree.tsx";
import { StonePictures, useStonePictures } from "../straightening/stone-pictures.tsx";
import styles from "./file-screen.module.css";
import { Preview } from "./preview.tsx";
import { RemovalLink } from "./removal-screens.tsx";
import { SaveLine, useFile } from "./use-file.tsx";

/** A file's form beside the page on which it is seen; on a phone one or the other. */
export function FileScreen({ file }: { file: string }) {
  const { overview, words, language, titleOf } = useDesk();
  const { store, shown, state, fault } = useFile(file);
  const [side, setSide] = useState<"form" | "preview">("form");
  const title = titleOf(file);
  const stone = kindOfFile(file) === "stone" ? file.replace(/^stones\/|\.yaml$/g, "") : undefined;
  const pictures = useStonePictures(stone, shown?.version);
  // Without a picture of the slab, that comes first.
  const hasSlab = pictures.shown?.slab !== "none";
  const places = useRef<HTMLDivElement>(null);
  const toPictures = () => {
    setSide("form");
    requestAnimationFrame(() => places.current?.scrollIntoView());
  };
  return (
    <>
      <Back to="#/content">{words.content}</Back>
      <h1 className={typography.section}>{title}</h1>
      {stone && !hasSlab && (
        <div className={controls.form}>
          <p>{words.photographNext}</p>
          <Way href={`#/photograph/${stone}`}>{words.photograph} →</Way>
        </div>
      )}
      <p className={controls.tabs}>
        {stone && (
          <>
            {hasSlab && <Quiet href={`#/photograph/${stone}`}>{words.photograph}</Quiet>}
            <Button isQuiet onClick={toPictures}>
              {words.stonePictures}
            </Button>
            <Quiet href={`#/retire/${stone}`}>{words.retire}</Quiet>
          </>
        )}
        <RemovalLink file={file} />
      </p>
      <SaveLine state={state} fault={fault} />
      <div className={`${controls.tabs} ${styles.sides}`}>
        <Choices areTabs of={{ form: words.form, preview: words.preview }} chosen={side} onChoose={setSide} />
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

function FileForm({ file, store, twin }: { file: string; store: FieldStore; twin: Twin | undefined }) {
  const kind = Object.hasOwn(KINDS, kindOfFile(file)) ? KINDS[kindOfFile(file)] : undefined;
  if (!kind) return <TextTree path={[]} store={store} twin={twin} />;
  const form = formOf(kind.schema, store.value);
  return form.form === "group" ? <GroupEntries path={[]} store={store} entries={form.entries} /> : null;
}
