import typography from "@stoneyard/site/styles/typography.module.css";
import { useState } from "react";
import type { EnquiriesPlace, ListedEnquiry } from "../../enquiries/ask-enquiries.ts";
import { bareText } from "../../words/desk-language.ts";
import { ENQUIRIES_EXPORT, readEnquiries, readEnquiriesPlace, setEnquiriesPlace } from "../api.ts";
import controls from "../controls.module.css";
import { Button, Choices, PlainLine, Quiet, SaveOrCancel, Search } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { Fault, useAnswer, useWork } from "../fault.tsx";
import styles from "./enquiries-screen.module.css";
import { EnquiryEntry } from "./enquiry-entry.tsx";

/** Enquiries where the server keeps them: those that wait first, all by a word, each answered, mailed again, saved. */
export function EnquiriesScreen() {
  const { words } = useDesk();
  const { answer: shown, fault, refresh } = useAnswer(readEnquiries);
  const [wanted, setWanted] = useState("");
  const [which, setWhich] = useState<"open" | "all">("open");
  const [isMoving, setMoving] = useState(false);
  const enquiries = shown?.enquiries ?? [];
  const open = enquiries.filter(({ answered }) => answered === null);
  const found = (which === "open" ? open : enquiries).filter((enquiry) => isMeant(enquiry, wanted));
  const needsPlace = isMoving || fault !== undefined || (shown !== undefined && !shown.place);
  return (
    <>
      <h1 className={typography.section}>{words.enquiries}</h1>
      {!shown && !fault && <p role="status">{words.enquiriesLoading}</p>}
      <Fault text={fault} />
      {needsPlace && (
        <PlaceForm
          onDone={() => refresh().then(() => setMoving(false))}
          onCancel={isMoving && shown?.place && !fault ? () => setMoving(false) : undefined}
        />
      )}
      {shown?.place && !needsPlace && (
        <>
          <p className={controls.hint}>
            {words.enquiriesOpen}: {open.length} · {words.enquiriesAll}: {enquiries.length}
          </p>
          <Search label={words.enquiriesSearch} value={wanted} onChange={setWanted} />
          <div className={controls.row}>
            <Choices
              of={{ open: words.enquiriesOpen, all: words.enquiriesAll }}
              chosen={which}
              onChoose={setWhich}
            />
            <Quiet href={ENQUIRIES_EXPORT} download>
              {words.enquiriesExport}
            </Quiet>
            <Button isQuiet onClick={refresh}>
              {words.enquiriesAgain}
            </Button>
            <Button isQuiet onClick={() => setMoving(true)}>
              {words.enquiriesElsewhere}
            </Button>
          </div>
          <p role="status">
            {found.length === 0 && (wanted.trim() === "" ? words.enquiriesNone : words.nothingFound)}
          </p>
          <ul>
            {found.map((enquiry) => (
              <EnquiryEntry key={enquiry.id} enquiry={enquiry} onChanged={refresh} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** By anything that stands in it, a phone's number with or without its spaces. */
function isMeant(enquiry: ListedEnquiry, wanted: string): boolean {
  const { firstName, lastName, phone, email, message, subject, chosen, number, answered } = enquiry;
  const text = [firstName, lastName, email, message, subject, chosen, number, answered?.by].join(" ");
  const digits = (from: string) => from.replace(/[^\d+]/g, "");
  return (
    bareText(text).includes(bareText(wanted.trim())) ||
    (digits(wanted).length > 2 && [phone, number].some((each) => digits(each ?? "").includes(digits(wanted))))
  );
}

/** As docs/guides/deploying.md sets up one small server. */
const USUAL = {
  kind: "ssh" as EnquiriesPlace["kind"],
  server: "",
  command: "cd /opt/stoneyard && DATA_DIR=/var/lib/stoneyard node packages/server/enquiries.ts",
};

/**
 * Asks once where enquiries are kept.
 * @param onCancel where there is a place already that answers
 */
function PlaceForm({ onDone, onCancel }: { onDone: () => void; onCancel: (() => void) | undefined }) {
  const { words } = useDesk();
  const { answer } = useAnswer(readEnquiriesPlace);
  const [typed, setTyped] = useState<Partial<typeof USUAL>>({});
  const { isBusy, fault, setFault, work } = useWork();
  const { kind, server, command } = { ...USUAL, ...answer?.place, ...typed };
  const save = () =>
    work(setEnquiriesPlace(kind === "here" ? { kind } : { kind, server: server.trim(), command }), onDone);
  return (
    <div className={controls.form}>
      <p>{words.enquiriesWhere}</p>
      <div className={controls.choices}>
        <Choices
          of={{ ssh: words.enquiriesOnServer, here: words.enquiriesHere }}
          chosen={kind}
          onChoose={(chosen) => {
            setTyped({ ...typed, kind: chosen });
            setFault(undefined);
          }}
        />
      </div>
      {kind === "ssh" && (
        <>
          <PlainLine
            label={words.server}
            value={server}
            placeholder={words.serverExample}
            onChange={(server) => setTyped({ ...typed, server })}
          />
          <label className={controls.labelled}>
            {words.serverCommand}
            <textarea
              className={`${controls.input} ${styles.command}`}
              value={command}
              rows={1}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setTyped({ ...typed, command: event.target.value })}
            />
          </label>
        </>
      )}
      <p className={controls.small}>{kind === "ssh" ? words.serverHint : words.enquiriesHereHint}</p>
      <SaveOrCancel
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
