export type DeskSettings = {
  port: number;
  /** The folder that holds content/. */
  folder: string;
  /** Undefined where the site is not shown beside the forms. */
  previewPort: number | undefined;
};

/** A setting that cannot be meant. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

/** The settings by their environment variables. Throws a SettingError where one cannot be meant. */
export function readSettings({ DESK_PORT, DESK_FOLDER, DESK_PREVIEW_PORT }: NodeJS.ProcessEnv): DeskSettings {
  return {
    port: portOf("DESK_PORT", DESK_PORT || "4000"),
    folder: DESK_FOLDER || ".",
    previewPort:
      DESK_PREVIEW_PORT === "none" ? undefined : portOf("DESK_PREVIEW_PORT", DESK_PREVIEW_PORT || "5173"),
  };
}

function portOf(name: string, written: string): number {
  const port = Number(written);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SettingError(`${name} must be the number of a port such as 4000, not ${written}.`);
}
