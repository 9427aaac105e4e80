import { knownLocale } from "@stoneyard/catalogue/locales.ts";
import type { Problem } from "@stoneyard/catalogue/problem.ts";
import type { Sample } from "@stoneyard/catalogue/source.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useEffect, useState } from "react";
import type { ShownHistory } from "../local-server/history-routes.ts";
import type { DeskLanguage } from "../words/desk-language.ts";
import { fieldLabel } from "../words/fields.ts";
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

/**
 * What waits for the owner: photographs, samples, mistakes and unpublished changes.
 * @param isListed whether files are known yet: what names them waits until then
 */
export function TodayScreen({ isListed }: { isListed: boolean }) {
  const { words, language } = useDesk();
  const [today, setToday] = useState<Today>();
  const [history, setHistory] = useState<ShownHistory>();
  const [received, setReceived] = useState<Received[]>([]);
  const [waiting, setWaiting] = useState(0);
  const [fault, setFault] = useState<string>();
  const refreshReceived = () => readYard().then((yard) => setReceived(yard.received));
  useEffect(() => {
    const onFault = (error: unknown) => setFault(faultWords(error, language));
    const known = [
      readHistory().then(setHistory, onFault),
      readYard().then((yard) => setReceived(yard.received), onFault),
    ];
    // Reading all of content comes last, as the desk hardly answers meanwhile.
    Promise.all(known).then(readToday).then(setToday, onFault);
    // An unreachable server is reported where enquiries are read, not here.
    readEnquiries().then(
      ({ enquiries }) => setWaiting(enquiries.filter(({ answered }) => answered === null).length),
      () => {},
    );
  }, [language]);
  return (
    <>
      <h1 className={typography.section}>{words.today}</h1>
      <Fault words={fault} />
      {!(today && isListed) && !fault && <p role="status">{words.restComes}</p>}
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
      {isListed && received.length > 0 && (
        <section className={styles.part}>
          <h2 className={typography.smallEntry}>
            {words.arrived} <span className={styles.count}>{received.length}</span>
          </h2>
          <ReceivedList received={received} onDone={refreshReceived} />
        </section>
      )}
      {isListed && today && today.problems.length > 0 && <Mistakes problems={today.problems} />}
      {history && <PublishPanel history={history} onDone={() => readHistory().then(setHistory)} />}
      {isListed && today && <Samples samples={today.samples} />}
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
        <p className={styles.lead}>
          <a className={`${controls.button} ${controls.way}`} href="#/brand">
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
              <span className={styles.names}>{fieldsOf(found, language)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const FIELDS_TOLD = 4;

/** The fields that contain samples of a file, once each. */
function fieldsOf(samples: readonly Sample[], language: DeskLanguage): string {
  const labels = samples.map(({ file, steps }) => {
    const field = steps.findLast((step) => typeof step === "string" && !knownLocale(step));
    return fieldLabel(String(field), language, kindOfFile(file));
  });
  const found = [...new Set(labels)];
  return found.slice(0, FIELDS_TOLD).join(" · ") + (found.length > FIELDS_TOLD ? " …" : "");
}
