import { FILE_KINDS, FILES_FIELD, MOST_FILE_BYTES, MOST_FILES } from "@stoneyard/enquiry/files.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useHydrated } from "@stoneyard/site/ui/browser/use-hydrated.ts";
import { type ChangeEvent, useId, useRef, useState } from "react";
import field from "../field.module.css";
import styles from "./file-fields.module.css";
import rows from "./removable-rows.module.css";
import type { FileProblem } from "./upload-file.ts";
import type { Upload, Uploads } from "./use-uploads.ts";

const ACCEPT = Object.values(FILE_KINDS)
  .flatMap(({ type, extension }) => [type, `.${extension}`])
  .join(",");
const MEGABYTES = MOST_FILE_BYTES / 2 ** 20;

type Props = { uploads: Uploads; problem: FileProblem | undefined; onRemoved: () => void };

/**
 * Drawings and photographs. Without scripts they are part of the form; with them each is sent once it is chosen, with its
 * progress.
 */
export function FileFields({ uploads, problem, onRemoved }: Props) {
  const t = useTranslations("contact.files");
  const fields = useTranslations("contact.fields");
  const reason = useReason();
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [removed, setRemoved] = useState("");
  const id = useId();

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    uploads.add([...(target.files ?? [])]);
    // Allows choosing the same file again.
    target.value = "";
  }

  function remove(upload: Upload) {
    uploads.remove(upload.id);
    onRemoved();
    setRemoved(t("removed", { name: upload.name }));
    input.current?.focus();
  }

  return (
    <div className={styles.files}>
      <label htmlFor={id} className={typography.visuallyHidden}>
        {fields("files")}
      </label>
      <p className={typography.label} id={`${id}-hint`}>
        {t("hint", { megabytes: MEGABYTES })}
      </p>
      <input
        id={id}
        ref={input}
        type="file"
        // Chosen files are sent separately; in the form they would go twice.
        name={hydrated ? undefined : FILES_FIELD}
        data-field="files"
        // The browser's button speaks the browser's language and says "no file" while files are listed.
        className={hydrated ? typography.visuallyHidden : undefined}
        multiple
        accept={ACCEPT}
        onChange={choose}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
      />
      {hydrated && (
        <label htmlFor={id} className={`${typography.button} ${styles.choose}`}>
          {t("choose")}
        </label>
      )}
      {problem && (
        <p className={field.problem} id={`${id}-problem`}>
          {reason(problem)}
        </p>
      )}
      {uploads.uploads.length > 0 && (
        <ul className={rows.rows}>
          {uploads.uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onRemove={() => remove(upload)} />
          ))}
        </ul>
      )}
      <p role="status" className={typography.visuallyHidden}>
        {removed}
      </p>
    </div>
  );
}

function UploadRow({ upload, onRemove }: { upload: Upload; onRemove: () => void }) {
  const t = useTranslations("contact.files");
  const reason = useReason();
  const { name, size, state } = upload;
  const sent = typeof state === "object" && "sent" in state ? state.sent : undefined;
  const refused = typeof state === "object" && "refused" in state ? state.refused : undefined;
  return (
    <li>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {sent !== undefined && (
          <>
            <progress max={size} value={sent} aria-label={t("progress", { name })} />
            <span className={typography.label}>
              {t("sending", { percent: Math.floor((100 * sent) / size) })}
            </span>
          </>
        )}
        {typeof state === "string" && (
          <span className={typography.label} role="status">
            {t(state)}
          </span>
        )}
        {refused && (
          <span className={field.problem} role="alert">
            {t("refused", { reason: reason(refused) })}
          </span>
        )}
      </div>
      <button type="button" className={rows.remove} aria-label={t("cancel", { name })} onClick={onRemove}>
        ×
      </button>
    </li>
  );
}

function useReason(): (code: FileProblem) => string {
  const reasons = useTranslations("contact.problems");
  return (code) => reasons(code, { limit: code === "files-too-many" ? MOST_FILES : MEGABYTES });
}
