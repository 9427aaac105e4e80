import typography from "@stoneyard/site/styles/typography.module.css";
import { useCallback, useEffect, useState } from "react";
import type { ListedEnquiry } from "../enquiries/listed.ts";
import type { ShownEnquiries } from "../local-server/enquiry-routes.ts";
import { bareText } from "../words/bare-text.ts";
import { ENQUIRIES_EXPORT, readEnquiries } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { EnquiriesPlaceForm } from "./enquiries-place-form.tsx";
import styles from "./enquiries-screen.module.css";
import { EnquiryEntry } from "./enquiry-entry.tsx";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";

/** Enquiries where the server keeps them: those that wait first, all by a word, each answered, mailed again, saved. */
export function EnquiriesScreen() {
  const { words, language } = useDesk();
  const [shown, setShown] = useState<ShownEnquiries>();
  const [wanted, setWanted] = useState("");
  const [isOnlyOpen, setOnlyOpen] = useState(true);
  const [isMoving, setMoving] = useState(false);
  const [fault, setFault] = useState<string>();
  const refresh = useCallback(
    () =>
      readEnquiries().then(
        (now) => {
          setShown(now);
          setFault(undefined);
          setMoving(false);
        },
        (error: unknown) => setFault(faultWords(error, language)),
      ),
    [language],
  );
  useEffect(() => {
    refresh();
  }, [refresh]);
  const enquiries = shown?.enquiries ?? [];
  const open = enquiries.filter(({ answered }) => answered === null).length;
  const found = enquiries.filter(
    (enquiry) => (!isOnlyOpen || enquiry.answered === null) && isMeant(enquiry, wanted),
  );
  const needsPlace = isMoving || fault !== undefined || (shown !== undefined && !shown.place);
  return (
    <>
      <h1 className={typography.section}>{words.enquiries}</h1>
      {!shown && !fault && <p role="status">{words.enquiriesLoading}</p>}
      <Fault words={fault} />
      {needsPlace && (
        <EnquiriesPlaceForm
          onDone={refresh}
          onCancel={isMoving && shown?.place && !fault ? () => setMoving(false) : undefined}
        />
      )}
      {shown?.place && !needsPlace && (
        <>
          <p className={styles.count}>
            {words.enquiriesOpen}: {open} · {words.enquiriesAll}: {enquiries.length}
          </p>
          <input
            className={`${controls.input} ${controls.search}`}
            type="search"
            value={wanted}
            aria-label={words.enquiriesSearch}
            placeholder={words.enquiriesSearch}
            onChange={(event) => setWanted(event.target.value)}
          />
          <div className={styles.tools}>
            {[true, false].map((each) => (
              <button
                key={String(each)}
                className={controls.choice}
                type="button"
                aria-pressed={isOnlyOpen === each}
                onClick={() => setOnlyOpen(each)}
              >
                {each ? words.enquiriesOpen : words.enquiriesAll}
              </button>
            ))}
            <a className={controls.quiet} href={ENQUIRIES_EXPORT} download>
              {words.enquiriesExport}
            </a>
            <button className={controls.quiet} type="button" onClick={refresh}>
              {words.enquiriesAgain}
            </button>
            <button className={controls.quiet} type="button" onClick={() => setMoving(true)}>
              {words.enquiriesElsewhere}
            </button>
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
