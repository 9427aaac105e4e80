export type DeskSettings = {
  port: number;
  /** The folder that holds content/. */
  folder: string;
  /** Undefined without a preview. */
  previewPort: number | undefined;
  /** Port of the page that a telephone opens. */
  yardPort: number;
  /** The address of this machine in the local network, when it has several; otherwise it is looked up. */
  yardHost: string | undefined;
};

/** Reads the settings from environment variables. Throws where one is invalid. */
export function readSettings({
  DESK_PORT,
  DESK_FOLDER,
  DESK_PREVIEW_PORT,
  DESK_YARD_PORT,
  DESK_YARD_HOST,
}: NodeJS.ProcessEnv): DeskSettings {
  return {
    port: portOf("DESK_PORT", DESK_PORT || "4000"),
    folder: DESK_FOLDER || ".",
    previewPort:
      DESK_PREVIEW_PORT === "none" ? undefined : portOf("DESK_PREVIEW_PORT", DESK_PREVIEW_PORT || "5173"),
    yardPort: portOf("DESK_YARD_PORT", DESK_YARD_PORT || "4001"),
    yardHost: DESK_YARD_HOST || undefined,
  };
}

function portOf(name: string, written: string): number {
  const port = Number(written);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be the number of a port such as 4000, not ${written}.`);
}
