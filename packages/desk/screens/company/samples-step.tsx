import type { Path, Sample } from "@stoneyard/catalogue/files/source.ts";
import { valueAt } from "@stoneyard/catalogue/files/value-at.ts";
import { KINDS } from "@stoneyard/catalogue/kinds.ts";
import { knownLocale } from "@stoneyard/catalogue/languages/locales.ts";
import { useEffect, useState } from "react";
import { pathLabel } from "../../words/fields.ts";
import { wayTo } from "../../words/title-of-item.ts";
import { readToday } from "../api.ts";
import controls from "../controls.module.css";
import { Button, Quiet, Way } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { RemovalLink } from "../editing/removal-screens.tsx";
import { SaveLine, useFile } from "../editing/use-file.tsx";
import { Fault, useAnswer } from "../fault.tsx";
import { Field } from "../fields/field.tsx";
import type { FieldStore } from "../fields/field-store.ts";
import { anyText, formOf, isOptional, type Schema } from "../fields/schema-form.ts";

/** All remaining samples, one after another. */
export function SamplesStep({ onPage }: { onPage: (page: string) => void }) {
  const { words, titleOf } = useDesk();
  const { answer, fault, refresh } = useAnswer(readToday);
  const samples = answer?.samples;
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  if (fault) return <Fault text={fault} />;
  if (!samples) return <p role="status">{words.loading}</p>;
  const rest = samples.filter((sample) => !skipped.includes(keyOf(sample)));
  const sample = rest[0] ?? samples[0];
  if (!sample)
    return (
      <>
        <p className={controls.hint} role="status">
          {words.toFillNone}
        </p>
        <Way href="#/">{words.publication} →</Way>
      </>
    );
  return (
    <>
      <p className={controls.hint}>{words.samplesHint}</p>
      <p role="status">
        {words.samplesLeft}: {samples.length}
      </p>
      <p className={controls.tabs}>
        <Quiet href={`#/file/${sample.file}`}>{titleOf(sample.file)}</Quiet>
        <RemovalLink file={sample.file} />
      </p>
      <OneField
        key={keyOf(sample)}
        file={sample.file}
        path={placeOf(sample)}
        onPage={onPage}
        onSaved={refresh}
        onLater={() => setSkipped(rest.length > 1 ? [...skipped, keyOf(sample)] : [])}
      />
    </>
  );
}

function OneField({
  file,
  path,
  onSaved,
  onPage,
  onLater,
}: {
  file: string;
  path: Path;
  onSaved: () => void;
  onPage: (page: string) => void;
  onLater: () => void;
}) {
  const { words, language } = useDesk();
  const { store, shown, state, fault } = useFile(file, onSaved);
  const schema = store && schemaAt(store, path);
  const page = shown?.pages[language];
  useEffect(() => {
    if (page !== undefined) onPage(page);
  }, [page, onPage]);
  return (
    <>
      {store && path.length > 1 && (
        <p className={controls.hint}>
          {wayTo(path.slice(0, -1), language, store.kind, (at) => valueAt(store.value, at))}
        </p>
      )}
      <SaveLine state={state} fault={fault} />
      {schema && (
        <Field
          schema={schema}
          path={path}
          store={store}
          label={pathLabel(path.slice(-1), language, store.kind)}
        />
      )}
      <p className={controls.tabs}>
        {schema && isOptional(schema) && (
          <Button isQuiet onClick={() => store.save([{ kind: "remove", path }])}>
            {words.leaveOut}
          </Button>
        )}
        <Button isQuiet onClick={onLater}>
          {words.sampleLater}
        </Button>
      </p>
    </>
  );
}

/** The schema of a nested value, through the forms that lead to it. */
function schemaAt({ kind, value }: FieldStore, path: Path): Schema | undefined {
  let schema: Schema | undefined = KINDS[kind]?.schema;
  for (const [i, step] of path.entries()) {
    const form = schema && formOf(schema, valueAt(value, path.slice(0, i)));
    if (form?.form === "group") schema = form.entries.find(([key]) => key === step)?.[1];
    else if (form?.form === "list") schema = form.element;
    else schema = anyText;
  }
  return schema;
}

/** A text is shown in all its languages at once. */
function placeOf({ steps }: Sample): Path {
  return knownLocale(String(steps.at(-1))) ? steps.slice(0, -1) : steps;
}

function keyOf(sample: Sample): string {
  return `${sample.file} ${JSON.stringify(placeOf(sample))}`;
}
