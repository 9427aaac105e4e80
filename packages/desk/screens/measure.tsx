import controls from "./controls.module.css";
import styles from "./photograph-screen.module.css";

/** A length that is typed. */
export function Measure({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <label className={`${controls.labelled} ${styles.measure}`}>
      {label}
      <input
        className={controls.input}
        inputMode="decimal"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
