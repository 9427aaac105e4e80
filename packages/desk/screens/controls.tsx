import type { ComponentProps, ReactNode } from "react";
import type { Choice } from "../local-server/referred.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";

type ClassName = string | undefined;

const classes = (...names: ClassName[]) => names.filter(Boolean).join(" ");

/** A button; one that is pressed less often is quiet. */
export function Button({
  isQuiet = false,
  className,
  ...props
}: ComponentProps<"button"> & { isQuiet?: boolean }) {
  return (
    <button
      {...props}
      className={classes(isQuiet ? controls.quiet : controls.button, className)}
      type="button"
    />
  );
}

/** A link to another screen or file. */
export function Quiet({ className, ...props }: ComponentProps<"a">) {
  return <a {...props} className={classes(controls.quiet, className)} />;
}

/** A link that leads on, drawn as a button. */
export function Way(props: ComponentProps<"a">) {
  return <a {...props} className={controls.button} />;
}

/** The way back, above a screen's heading. */
export function Back({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <Quiet className={controls.back} href={to}>
        ← {children}
      </Quiet>
    </p>
  );
}

type LineProps = Omit<ComponentProps<"input">, "onChange"> & {
  label: string;
  onChange: (value: string) => void;
};

/** A line that is typed under its label, or a slider. */
export function Line({ label, className, onChange, ...props }: LineProps) {
  return (
    <label className={classes(controls.labelled, className)}>
      {label}
      <input
        {...props}
        className={props.type === "range" ? controls.slider : controls.input}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** A line for an address, a server or a command: nothing is corrected in it. */
export function PlainLine(props: LineProps) {
  return <Line autoComplete="off" autoCapitalize="none" spellCheck={false} {...props} />;
}

/** A line by which something is found among many. */
export function Search({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <input
      className={classes(controls.input, controls.search)}
      type="search"
      value={value}
      aria-label={label}
      placeholder={label}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** One of several under its label. */
export function Select({
  label,
  value,
  options,
  className,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly Choice[];
  className?: ClassName;
  onChange: (value: string) => void;
}) {
  return (
    <label className={classes(controls.labelled, className)}>
      {label}
      <select className={controls.input} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** One of a few, each a button: its key and its words. */
export function Choices<Key extends string>({
  of,
  chosen,
  areTabs = false,
  onChoose,
}: {
  of: Readonly<Record<Key, string>>;
  chosen: Key;
  /** Views of the same, not values. */
  areTabs?: boolean;
  onChoose: (key: Key) => void;
}) {
  return (Object.keys(of) as Key[]).map((key) => (
    <button
      key={key}
      className={areTabs ? controls.tab : controls.choice}
      type="button"
      aria-pressed={chosen === key}
      onClick={() => onChoose(key)}
    >
      {of[key]}
    </button>
  ));
}

/** A file that is chosen from this computer, or several. */
export function FileButton({
  label,
  accept = "image/*",
  multiple = false,
  className,
  onChoose,
}: {
  label: string;
  accept?: string;
  multiple?: boolean;
  className?: ClassName;
  onChoose: (first: File, all: readonly File[]) => void;
}) {
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    // Otherwise a browser is silent when a file that was corrected is chosen again.
    input.value = "";
    const [first] = files;
    if (first) onChoose(first, files);
  };
  return (
    <label className={classes(controls.file, className)}>
      {label}
      <input type="file" accept={accept} multiple={multiple} onChange={({ target }) => take(target)} />
    </label>
  );
}

/** The end of a form that is saved as a whole: save, cancel where a former value can stay, and why saving failed. */
export function SaveOrCancel({
  label,
  isBusy,
  canSave,
  onSave,
  onCancel,
  fault,
}: {
  label: string;
  isBusy: boolean;
  canSave: boolean;
  onSave: () => void;
  onCancel: (() => void) | undefined;
  fault: string | undefined;
}) {
  const { words } = useDesk();
  return (
    <>
      <div className={controls.row}>
        <Button disabled={isBusy || !canSave} onClick={onSave}>
          {isBusy ? words.working : label}
        </Button>
        {onCancel && (
          <Button isQuiet onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
      <Fault text={fault} />
    </>
  );
}
