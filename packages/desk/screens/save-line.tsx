import type { ScreenWords } from "../words/screens.ts";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import styles from "./file-screen.module.css";
import type { SaveState } from "./open-file.ts";

/** Whether the last change is saved, and why not; visible wherever the form is scrolled. */
export function SaveLine({ state, fault }: { state: SaveState; fault: string | undefined }) {
  const { words } = useDesk();
  return (
    <div className={styles.line}>
      <p className={styles.state} role="status">
        {stateWords(state, words)}
      </p>
      <Fault words={fault} />
    </div>
  );
}

function stateWords(state: SaveState, words: ScreenWords): string {
  if (state === "saving") return words.saving;
  if (state === "saved") return words.saved;
  return state === "refused" ? words.notSaved : "";
}
