import controls from "./controls.module.css";

/** Why something was not done, where it was not. */
export function Fault({ words }: { words: string | undefined }) {
  if (!words) return null;
  return (
    <p className={controls.warning} role="alert">
      {words}
    </p>
  );
}
