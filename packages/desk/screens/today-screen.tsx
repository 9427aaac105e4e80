import type { Sample } from "@stoneyard/catalogue/files/source.ts";
import { knownLocale } from "@stoneyard/catalogue/languages/locales.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { DeskLanguage } from "../words/desk-language.ts";
import { fieldLabel, kindOfFile } from "../words/fields.ts";
import { readEnquiries, readHistory, readToday, readYard } from "./api.ts";
import controls from "./controls.module.css";
import { Way } from "./controls.tsx";
import { useDesk } from "./desk-context.ts";
import { Fault, useAnswer } from "./fault.tsx";
import { Problems } from "./problem-list.tsx";
import { PublishPanel } from "./publishing/publish-panel.tsx";
import { ReceivedList } from "./straightening/received-list.tsx";
import styles from "./today-screen.module.css";

/**
 * What waits for the owner: photographs, samples, mistakes and unpublished changes.
 * @param isListed whether files are known yet: what names them waits until then
 */
export function TodayScreen({ isListed }: { isListed: boolean }) {
  const { words } = useDesk();
  const { answer: history, fault: noHistory, refresh: refreshHistory } = useAnswer(readHistory);
  const { answer: yard, fault: noYard, refresh: refreshYard } = useAnswer(readYard);
  // An unreachable server is reported where enquiries are read, not here.
  const { answer: asked } = useAnswer(readEnquiries);
  // Reading all of content is asked for last, as the desk hardly answers meanwhile.
  const { answer: today, fault: noToday } = useAnswer(readToday);
  const received = yard?.received ?? [];
  const waiting = asked?.enquiries.filter(({ answered }) => answered === null).length ?? 0;
  const fault = noHistory ?? noYard ?? noToday;
  return (
    <>
      <h1 className={typography.section}>{words.today}</h1>
      <Fault text={fault} />
      {!(today && isListed) && !fault && <p role="status">{words.restComes}</p>}
      {waiting > 0 && (
        <p className={controls.part}>
          <a className={styles.entry} href="#/enquiries">
            <span>
              {words.enquiries}: {words.enquiriesOpen.toLowerCase()} <Count of={waiting} />
            </span>
          </a>
        </p>
      )}
      {isListed && received.length > 0 && (
        <section className={controls.part}>
          <h2 className={typography.smallEntry}>
            {words.arrived} <Count of={received.length} />
          </h2>
          <ReceivedList received={received} onDone={refreshYard} />
        </section>
      )}
      {isListed && today && today.problems.length > 0 && (
        <section className={`${controls.part} ${styles.mistakes}`}>
          <h2 className={typography.smallEntry}>{words.mistakes}</h2>
          <Problems problems={today.problems} />
        </section>
      )}
      {isListed && today && today.mentions.length > 0 && (
        <section className={controls.part}>
          <h2 className={typography.smallEntry}>{words.mentions}</h2>
          <Problems problems={today.mentions} />
        </section>
      )}
      {history && <PublishPanel history={history} onDone={refreshHistory} />}
      {isListed && today && <Samples samples={today.samples} />}
      {today?.problems.length === 0 && <p className={controls.part}>{words.mistakesNone}</p>}
    </>
  );
}

function Count({ of }: { of: number }) {
  return <span className={styles.count}>{of}</span>;
}

function Samples({ samples }: { samples: readonly Sample[] }) {
  const { words, language, titleOf } = useDesk();
  return (
    <section className={controls.part}>
      <h2 className={typography.smallEntry}>
        {words.toFill} {samples.length > 0 && <Count of={samples.length} />}
      </h2>
      {samples.length === 0 ? (
        <p>{words.toFillNone}</p>
      ) : (
        <p className={styles.lead}>
          <Way href="#/brand">{words.brandTitle} →</Way>
        </p>
      )}
      <ul>
        {[...Map.groupBy(samples, ({ file }) => file)].map(([file, found]) => (
          <li key={file}>
            <a className={styles.entry} href={`#/file/${file}`}>
              <span>
                {titleOf(file)} <Count of={found.length} />
              </span>
              <span className={controls.small}>{fieldsOf(found, language)}</span>
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
