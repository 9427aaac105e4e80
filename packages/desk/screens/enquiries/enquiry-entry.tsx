import { useState } from "react";
import type { ListedEnquiry } from "../../enquiries/ask-enquiries.ts";
import { enquiryFileAddress, markAnswered, resendEnquiry } from "../api.ts";
import controls from "../controls.module.css";
import { Button, Line, Quiet, Way } from "../controls.tsx";
import { useDesk, useMoment } from "../desk-context.ts";
import { Fault, useWork } from "../fault.tsx";
import styles from "./enquiries-screen.module.css";

const NAME_KEY = "desk-answered-by";

type Props = { enquiry: ListedEnquiry; onChanged: () => void };

/** One enquiry: who, when and the first words; opened, everything that came with it. */
export function EnquiryEntry({ enquiry, onChanged }: Props) {
  const { words } = useDesk();
  const moment = useMoment();
  const { answered, message } = enquiry;
  const name = [enquiry.firstName, enquiry.lastName].filter(Boolean).join(" ");
  return (
    <li className={styles.entry}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.who}>{name || enquiry.email || enquiry.phone}</span>
          <span className={controls.small}>
            {moment(enquiry.receivedAt)}
            {answered &&
              ` · ${words.answered} ${[moment(answered.at), answered.by].filter(Boolean).join(", ")}`}
          </span>
          <span className={styles.first}>{message.replace(/\s+/g, " ")}</span>
        </summary>
        <Whole enquiry={enquiry} onChanged={onChanged} />
      </details>
    </li>
  );
}

function Whole({ enquiry, onChanged }: Props) {
  const { words, stoneName } = useDesk();
  const { phone, email, subject, chosen, visit, visitFor, files, suspicion } = enquiry;
  const facts = [
    [words.enquiryNumber, enquiry.number],
    [words.enquiryPhone, phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>],
    [words.enquiryEmail, email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>],
    [words.enquiryAbout, stoneName(subject) ?? subject],
    [words.enquiryVisit, visit && [visit.replace("T", " "), visitFor].filter(Boolean).join(" · ")],
    [words.enquirySuspicion, suspicion.join(", ")],
  ] as const;
  return (
    <div className={styles.whole}>
      <dl className={styles.facts}>
        {facts.map(
          ([label, fact]) =>
            fact && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.message}>{enquiry.message}</p>
      {chosen && <p className={styles.message}>{chosen}</p>}
      {files.length > 0 && (
        <ul>
          {files.map(({ name, size, cleaning }, place) => (
            // Two files may have one name.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a file is asked for by
            <li key={place}>
              <Quiet href={enquiryFileAddress(enquiry.id, place + 1)} download={name}>
                {name} ({Math.ceil(size / 1000)} kB)
              </Quiet>
              {cleaning === "as-sent" && ` ${words.enquiryFileAsSent}`}
            </li>
          ))}
        </ul>
      )}
      <Actions enquiry={enquiry} onChanged={onChanged} />
    </div>
  );
}

function Actions({ enquiry: { id, answered, mail, reply }, onChanged }: Props) {
  const { words } = useDesk();
  const moment = useMoment();
  const [by, setBy] = useState(() => localStorage.getItem(NAME_KEY) ?? "");
  const [said, setSaid] = useState("");
  const { fault, work } = useWork();
  const mark = (undo: boolean) => {
    localStorage.setItem(NAME_KEY, by);
    work(markAnswered(id, by, undo), onChanged);
  };
  return (
    <>
      <p className={controls.small}>{mail ? mailWords() : words.mailNone}</p>
      <div className={controls.row}>
        {reply && <Way href={reply}>{words.reply}</Way>}
        {answered ? (
          <Button isQuiet onClick={() => mark(true)}>
            {words.markOpen}
          </Button>
        ) : (
          <>
            <Line label={words.answeredBy} value={by} maxLength={100} onChange={setBy} />
            <Button onClick={() => mark(false)}>{words.markAnswered}</Button>
          </>
        )}
        <Button isQuiet onClick={() => work(resendEnquiry(id), () => setSaid(words.mailedAgain))}>
          {words.mailAgain}
        </Button>
      </div>
      <p role="status">{said}</p>
      <Fault text={fault} />
    </>
  );

  function mailWords(): string {
    if (mail?.state === "sent") return `${words.mailSent} ${mail.sentAt ? moment(mail.sentAt) : ""}`;
    const state = mail?.state === "failed" ? words.mailRefused : words.mailWaits;
    return [state, mail?.lastError].filter(Boolean).join(": ");
  }
}
