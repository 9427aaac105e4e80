import typography from "@stoneyard/site/styles/typography.module.css";
import { lazy, Suspense, useRef, useState } from "react";
import styles from "./chosen-things.module.css";
import type { Chosen } from "./use-chosen.ts";

/** A built page does not know its query, so this comes after the form. */
const ChosenList = lazy(() =>
  import("./chosen-list.tsx").then(({ ChosenList }) => ({ default: ChosenList })),
);

/** The things of the enquiry, and the fields that carry them. */
export function ChosenThings({ chosen }: { chosen: Chosen }) {
  const list = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState("");

  function tell(done: string) {
    setDone(done);
    // The pressed button disappears, and focus would start again at the top of the page.
    list.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.chosen} ref={list} tabIndex={-1}>
      <input type="hidden" name="subject" value={chosen.subject} />
      <input type="hidden" name="chosen" value={chosen.text} />
      {chosen.things.length + chosen.others.length > 0 && (
        <Suspense>
          <ChosenList chosen={chosen} onDone={tell} />
        </Suspense>
      )}
      <p role="status" className={typography.visuallyHidden}>
        {done}
      </p>
    </div>
  );
}
