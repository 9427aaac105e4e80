import visible from "@stoneyard/site/styles/visible.module.css";
import { useEffect, useState, useSyncExternalStore } from "react";
import styles from "./toast-region.module.css";
import {
  POSITIONS,
  shownToasts,
  subscribeToToasts,
  type Toast,
  type ToastLabels,
  type ToastPosition,
} from "./toast-store.ts";

const NONE: readonly Toast[] = [];

/** Place for the notices of `notify`; stands once on every page, before the first notice, so that it is announced. */
export function ToastRegion({ labels }: { labels: ToastLabels }) {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => NONE);
  return POSITIONS.map((position) => {
    const here = toasts.filter((toast) => toast.position === position);
    // The usual place is always there; the others come with their first notice.
    if (here.length === 0 && position !== "top-right") return null;
    return <Stack key={position} position={position} toasts={here} labels={labels} />;
  });
}

type StackProps = { position: ToastPosition; toasts: readonly Toast[]; labels: ToastLabels };

function Stack({ position, toasts, labels }: StackProps) {
  // A live region announces what is added to it, so the empty one has to be there a moment before.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const shown = ready ? toasts : NONE;
  return (
    <div className={`${styles.stack} ${visible.screenOnly}`} data-position={position}>
      <div role="alert" aria-atomic="false" className={styles.kind}>
        {shown.map(
          (toast) => toast.kind === "danger" && <toast.Notice key={toast.id} toast={toast} labels={labels} />,
        )}
      </div>
      <div role="status" aria-atomic="false" className={styles.kind}>
        {shown.map(
          (toast) =>
            toast.kind === "success" && <toast.Notice key={toast.id} toast={toast} labels={labels} />,
        )}
      </div>
    </div>
  );
}
