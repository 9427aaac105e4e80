import { useEffect, useState } from "react";
import { readEnquiriesPlace, setEnquiriesPlace } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import styles from "./enquiries-screen.module.css";
import { faultWords } from "./fault-words.ts";
import { SaveOrCancel } from "./save-or-cancel.tsx";

/** As docs/guides/deploying.md sets up one small server. */
const USUAL = "cd /opt/stoneyard && DATA_DIR=/var/lib/stoneyard node packages/server/enquiries.ts";

/**
 * Asks once where enquiries are kept.
 * @param onCancel where there is a place already that answers
 */
export function EnquiriesPlaceForm({
  onDone,
  onCancel,
}: {
  onDone: () => void;
  onCancel?: (() => void) | undefined;
}) {
  const { words, language } = useDesk();
  const [kind, setKind] = useState<"ssh" | "here">("ssh");
  const [server, setServer] = useState("");
  const [command, setCommand] = useState(USUAL);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    readEnquiriesPlace().then(({ place }) => {
      if (!place) return;
      setKind(place.kind);
      if (place.kind !== "ssh") return;
      setServer(place.server);
      setCommand(place.command);
    });
  }, []);
  const save = () => {
    setBusy(true);
    setFault(undefined);
    setEnquiriesPlace(kind === "here" ? { kind } : { kind, server: server.trim(), command })
      .then(onDone, (error: unknown) => setFault(faultWords(error, language)))
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles.place}>
      <p>{words.enquiriesWhere}</p>
      <div className={controls.choices}>
        {(["ssh", "here"] as const).map((each) => (
          <button
            key={each}
            className={controls.choice}
            type="button"
            aria-pressed={kind === each}
            onClick={() => {
              setKind(each);
              setFault(undefined);
            }}
          >
            {each === "ssh" ? words.enquiriesOnServer : words.enquiriesHere}
          </button>
        ))}
      </div>
      {kind === "ssh" ? (
        <>
          <label className={controls.labelled}>
            {words.server}
            <input
              className={controls.input}
              value={server}
              placeholder={words.serverExample}
              autoComplete="off"
              autoCapitalize="none"
              onChange={(event) => setServer(event.target.value)}
            />
          </label>
          <label className={controls.labelled}>
            {words.serverCommand}
            <textarea
              className={`${controls.input} ${styles.command}`}
              value={command}
              rows={1}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setCommand(event.target.value)}
            />
          </label>
          <p className={styles.when}>{words.serverHint}</p>
        </>
      ) : (
        <p className={styles.when}>{words.enquiriesHereHint}</p>
      )}
      <SaveOrCancel
        className={styles.tools}
        label={words.enquiriesShow}
        isBusy={isBusy}
        canSave={kind === "here" || server.trim() !== ""}
        onSave={save}
        onCancel={onCancel}
        fault={fault}
      />
    </div>
  );
}
