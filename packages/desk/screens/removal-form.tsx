import type { Problem } from "@stoneyard/catalogue/problem.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import { type ReactNode, useState } from "react";
import type { Removed } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import styles from "./name-form.module.css";
import { StillNeeded } from "./still-needed.tsx";

type Props = {
  title: string;
  /** The screen on which it is changed. */
  backTo: string;
  heading: string;
  hint: string;
  button: string;
  /** The heading of the places that still need it. */
  usedHint: string;
  isListed: boolean;
  /** Removes it; the summary becomes the commit's message. */
  remove: (summary: string) => Promise<Removed>;
  /** The page to which its address redirects. */
  leadsTo?: string | undefined;
  onSaved: () => void;
  /** Questions before the removal. */
  children?: ReactNode;
};

/** Removes something unless other pages still need it, and shows the outcome. */
export function RemovalForm(props: Props) {
  const { title, backTo, heading, hint, button, usedHint, isListed, remove, leadsTo, onSaved, children } =
    props;
  const { words, language } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  /** Its former name and where its address redirects. */
  const [gone, setGone] = useState<{ title: string; leadsTo: string | undefined }>();
  const take = () => {
    setBusy(true);
    setFault(undefined);
    remove(`${title}: ${words.entryGone}`)
      .then(
        (answer) => {
          setProblems(answer.problems);
          if (answer.state === "problems") return;
          setGone({ title, leadsTo });
          onSaved();
        },
        (error: unknown) => setFault(faultWords(error, language)),
      )
      .finally(() => setBusy(false));
  };
  if (gone)
    return (
      <>
        <Gone {...gone} />
        <StillNeeded problems={problems} hint={words.stillMentioned} />
      </>
    );
  return (
    <>
      <p>
        <a className={controls.back} href={backTo}>
          ← {title}
        </a>
      </p>
      <h1 className={typography.section}>{heading}</h1>
      <p className={controls.hint}>{hint}</p>
      <div className={styles.fields}>
        {children}
        <button
          className={`${controls.button} ${styles.action}`}
          type="button"
          disabled={isBusy || !isListed}
          onClick={take}
        >
          {isBusy ? words.working : button}
        </button>
      </div>
      <Fault words={fault} />
      <StillNeeded problems={problems} hint={usedHint} />
    </>
  );
}

/**
 * The screen after something was removed.
 * @param leadsTo the page to which its address redirects
 */
function Gone({ title, leadsTo }: { title: string; leadsTo?: string | undefined }) {
  const { words } = useDesk();
  return (
    <>
      <h1 className={typography.section}>{title}</h1>
      <div role="status">
        <p className={controls.hint}>{words.gone}</p>
        {leadsTo && <p className={controls.hint}>{words.goneLeads.replace("{page}", leadsTo)}</p>}
      </div>
      <p className={controls.tabs}>
        <a className={controls.quiet} href="#/content">
          {words.content}
        </a>
        <a className={controls.quiet} href="#/history">
          {words.history}
        </a>
        <a className={controls.quiet} href="#/brand/8">
          {words.brandSamples}
        </a>
      </p>
    </>
  );
}
