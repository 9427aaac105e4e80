import controls from "../controls.module.css";
import { useDesk } from "../desk-context.ts";
import { PutPicture } from "../fields/put-picture.tsx";
import styles from "./brand-screen.module.css";

/** The logo, where there is one, and the icon from which all icons are made. */
export function DrawingsStep() {
  const { words } = useDesk();
  const leaveOut = { label: words.leaveOut, message: `${words.brandLogo}: ${words.leaveOut.toLowerCase()}` };
  return (
    <>
      <p className={controls.hint}>{words.brandDrawingsHint}</p>
      {(["logo", "icon"] as const).map((name) => {
        const label = { logo: words.brandLogo, icon: words.brandIcon }[name];
        return (
          <fieldset key={name} className={styles.drawing}>
            <legend>{label}</legend>
            <PutPicture
              kind="drawing"
              name={name}
              alt={label}
              commitMessage={label}
              removal={name === "logo" ? leaveOut : undefined}
            />
          </fieldset>
        );
      })}
    </>
  );
}
