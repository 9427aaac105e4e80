import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";

type Props = {
  /** The layout of the two. */
  className: string | undefined;
  label: string;
  isBusy: boolean;
  canSave: boolean;
  onSave: () => void;
  /** Where a former value can stay. */
  onCancel: (() => void) | undefined;
  fault: string | undefined;
};

/** The end of a form that is saved as a whole: save, cancel, and why saving failed. */
export function SaveOrCancel({ className, label, isBusy, canSave, onSave, onCancel, fault }: Props) {
  const { words } = useDesk();
  return (
    <>
      <div className={className}>
        <button className={controls.button} type="button" disabled={isBusy || !canSave} onClick={onSave}>
          {isBusy ? words.working : label}
        </button>
        {onCancel && (
          <button className={controls.quiet} type="button" onClick={onCancel}>
            {words.cancel}
          </button>
        )}
      </div>
      <Fault words={fault} />
    </>
  );
}
