import { useState } from "react";
import type { ListedEnquiry } from "../enquiries/listed.ts";
import { DESK_LOCALES } from "../words/desk-language.ts";
import { enquiryFileAddress, markAnswered, resendEnquiry } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import styles from "./enquiries-screen.module.css";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";

const NAME_KEY = "desk-answered-by";

/** One enquiry: who, when and the first words; opened, everything that came with it. */
export function EnquiryEntry({ enquiry, onChanged }: { enquiry: ListedEnquiry; onChanged: () => void }) {
  const { words } = useDesk();
  const moment = useMoment();
  const { answered, message } = enquiry;
  const name = [enquiry.firstName, enquiry.lastName].filter(Boolean).join(" ");
  return (
    <li className={styles.entry}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.who}>{name || enquiry.email || enquiry.phone}</span>
          <span className={styles.when}>
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

function Whole({ enquiry, onChanged }: { enquiry: ListedEnquiry; onChanged: () => void }) {
  const { words, overview } = useDesk();
  const { phone, email, subject, chosen, visit, visitFor, files, suspicion, number } = enquiry;
  return (
    <div className={styles.whole}>
      <dl className={styles.facts}>
        <Fact label={words.enquiryNumber}>{number}</Fact>
        <Fact label={words.enquiryPhone}>
          {phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>}
        </Fact>
        <Fact label={words.enquiryEmail}>
          {email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
        </Fact>
        <Fact label={words.enquiryAbout}>
          {overview.referred.stone.find(({ value }) => value === subject)?.label ?? subject}
        </Fact>
        <Fact label={words.enquiryVisit}>
          {visit && [visit.replace("T", " "), visitFor].filter(Boolean).join(" · ")}
        </Fact>
        <Fact label={words.enquirySuspicion}>{suspicion.length > 0 && suspicion.join(", ")}</Fact>
      </dl>
      <p className={styles.message}>{enquiry.message}</p>
      {chosen && <p className={styles.message}>{chosen}</p>}
      {files.length > 0 && (
        <ul>
          {files.map(({ name, size, cleaning }, place) => (
            // Two files may have one name.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a file is asked for by
            <li key={place}>
              <a className={controls.quiet} href={enquiryFileAddress(enquiry.id, place + 1)} download={name}>
                {name} ({Math.ceil(size / 1000)} kB)
              </a>
              {cleaning === "as-sent" && ` ${words.enquiryFileAsSent}`}
            </li>
          ))}
        </ul>
      )}
      <Actions enquiry={enquiry} onChanged={onChanged} />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Actions({
  enquiry: { id, answered, mail, reply },
  onChanged,
}: {
  enquiry: ListedEnquiry;
  onChanged: () => void;
}) {
  const { words, language } = useDesk();
  const moment = useMoment();
  const [by, setBy] = useState(() => localStorage.getItem(NAME_KEY) ?? "");
  const [said, setSaid] = useState("");
  const [fault, setFault] = useState<string>();
  const after = (work: Promise<unknown>, then: () => void) =>
    work.then(then, (error: unknown) => setFault(faultWords(error, language)));
  const mark = (undo: boolean) => {
    localStorage.setItem(NAME_KEY, by);
    after(markAnswered(id, by, undo), onChanged);
  };
  return (
    <>
      <p className={styles.when}>{mail ? mailWords() : words.mailNone}</p>
      <div className={styles.tools}>
        {reply && (
          <a className={`${controls.button} ${controls.way}`} href={reply}>
            {words.reply}
          </a>
        )}
        {!answered && (
          <>
            <label className={controls.labelled}>
              {words.answeredBy}
              <input
                className={controls.input}
                value={by}
                maxLength={100}
                onChange={(event) => setBy(event.target.value)}
              />
            </label>
            <button className={controls.button} type="button" onClick={() => mark(false)}>
              {words.markAnswered}
            </button>
          </>
        )}
        {answered && (
          <button className={controls.quiet} type="button" onClick={() => mark(true)}>
            {words.markOpen}
          </button>
        )}
        <button
          className={controls.quiet}
          type="button"
          onClick={() => after(resendEnquiry(id), () => setSaid(words.mailedAgain))}
        >
          {words.mailAgain}
        </button>
      </div>
      <p role="status">{said}</p>
      <Fault words={fault} />
    </>
  );

  function mailWords(): string {
    if (mail?.state === "sent") return `${words.mailSent} ${mail.sentAt ? moment(mail.sentAt) : ""}`;
    const state = mail?.state === "failed" ? words.mailRefused : words.mailWaits;
    return [state, mail?.lastError].filter(Boolean).join(": ");
  }
}

function useMoment(): (at: number) => string {
  const { language } = useDesk();
  const format = new Intl.DateTimeFormat(DESK_LOCALES[language], {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (at) => format.format(at);
}
