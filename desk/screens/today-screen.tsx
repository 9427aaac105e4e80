import { useEffect, useState } from "react";
import typography from "#app/styles/typography.module.css";
import type { Problem } from "#catalogue/problem.ts";
import type { Sample } from "#catalogue/source.ts";
import type { ShownHistory } from "../local-server/history-routes.ts";
import { pathLabel } from "../words/fields.ts";
import { kindOfFile } from "../words/kind-of-file.ts";
import { problemWords } from "../words/problems.ts";
import type { Received } from "../yard/received-photographs.ts";
import { readEnquiries, readHistory, readToday, readYard, type Today } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import { ProblemPlace } from "./problem-list.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { ReceivedList } from "./received-list.tsx";
import styles from "./today-screen.module.css";

/** What waits for the owner: photographs from the yard, samples, mistakes, and changes that nobody else sees yet. */
export function TodayScreen() {
  const { words, language } = useDesk();
  const [today, setToday] = useState<Today>();
  const [history, setHistory] = useState<ShownHistory>();
  const [received, setReceived] = useState<Received[]>([]);
  const [waiting, setWaiting] = useState(0);
  const [fault, setFault] = useState<string>();
  const refreshReceived = () => readYard().then((yard) => setReceived(yard.received));
  useEffect(() => {
    const onFault = (error: unknown) => setFault(faultWords(error, language));
    readToday().then(setToday, onFault);
    readHistory().then(setHistory, onFault);
    readYard().then((yard) => setReceived(yard.received), onFault);
    // A server that cannot be reached is told where enquiries are read, and keeps nobody from the rest.
    readEnquiries().then(
      ({ enquiries }) => setWaiting(enquiries.filter(({ answered }) => answered === null).length),
      () => {},
    );
  }, [language]);
  return (
    <>
      <h1 className={typography.section}>{words.today}</h1>
      <Fault words={fault} />
      {!today && !fault && <p>{words.loading}</p>}
      {waiting > 0 && (
        <p className={styles.part}>
          <a className={styles.entry} href="#/enquiries">
            <span>
              {words.enquiries}: {words.enquiriesOpen.toLowerCase()}{" "}
              <span className={styles.count}>{waiting}</span>
            </span>
          </a>
        </p>
      )}
      {received.length > 0 && (
        <section className={styles.part}>
          <h2 className={typography.smallEntry}>
            {words.arrived} <span className={styles.count}>{received.length}</span>
          </h2>
          <ReceivedList received={received} onDone={refreshReceived} />
        </section>
      )}
      {today && today.problems.length > 0 && <Mistakes problems={today.problems} />}
      {history && <PublishPanel history={history} onDone={() => readHistory().then(setHistory)} />}
      {today && <Samples samples={today.samples} />}
      {today?.problems.length === 0 && <p className={styles.part}>{words.mistakesNone}</p>}
    </>
  );
}

function Mistakes({ problems }: { problems: readonly Problem[] }) {
  const { words, language } = useDesk();
  return (
    <section className={styles.part}>
      <h2 className={typography.smallEntry}>{words.mistakes}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.file} ${problem.line} ${problem.message}`} className={styles.problem}>
            <ProblemPlace problem={problem} />
            <p className={styles.wrong}>{problemWords(problem, language)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Samples({ samples }: { samples: readonly Sample[] }) {
  const { words, overview, language } = useDesk();
  const titles = new Map(
    overview.groups.flatMap(({ files }) => files.map(({ file, title }) => [file, title])),
  );
  const byFile = Map.groupBy(samples, ({ file }) => file);
  return (
    <section className={styles.part}>
      <h2 className={typography.smallEntry}>
        {words.toFill} {samples.length > 0 && <span className={styles.count}>{samples.length}</span>}
      </h2>
      {samples.length === 0 && <p>{words.toFillNone}</p>}
      {samples.length > 0 && (
        <p>
          <a className={`${controls.button} ${styles.way}`} href="#/brand">
            {words.brandTitle} →
          </a>
        </p>
      )}
      <ul>
        {[...byFile].map(([file, found]) => (
          <li key={file}>
            <a className={styles.entry} href={`#/file/${file}`}>
              <span>
                {titles.get(file) ?? file} <span className={styles.count}>{found.length}</span>
              </span>
              <span className={styles.names}>
                {found
                  .slice(0, 4)
                  .map(({ steps }) => pathLabel(steps.slice(-2), language, kindOfFile(file)))
                  .join(", ")}
                {found.length > 4 && " …"}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
