import { z } from "zod";
import { StoredSetting } from "../drafts/stored-setting.ts";
import { SSH_SERVER } from "../ssh.ts";

/** Where enquiries are kept: in the store of this machine, or of a server that one reaches by ssh. */
const enquiriesPlace = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("here") }),
  z.strictObject({
    kind: z.literal("ssh"),
    server: z.string().regex(SSH_SERVER, "SERVER"),
    /** The command there; its arguments follow. */
    command: z
      .string()
      .trim()
      .min(1, "COMMAND")
      .max(500, "COMMAND")
      .regex(/^[^\0\n\r]+$/, "COMMAND"),
  }),
]);
export type EnquiriesPlace = z.infer<typeof enquiriesPlace>;

type StoredPlace = StoredSetting<typeof enquiriesPlace>;

/** @param folder for the settings of this machine */
export function storedPlace(folder: string): StoredPlace {
  return new StoredSetting(enquiriesPlace, folder, "enquiries.json");
}
