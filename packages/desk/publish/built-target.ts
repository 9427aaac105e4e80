import { z } from "zod";
import { storedSetting } from "../drafts/stored-setting.ts";
import { SSH_SERVER } from "../ssh.ts";

/** Where the built site goes: it stays in dist/, or is sent to a folder of a server. */
const builtTarget = z.strictObject({
  /** The address at which visitors will see it. */
  siteUrl: z.string().regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, "SITE URL"),
  send: z
    .strictObject({
      server: z.string().regex(SSH_SERVER, "SERVER"),
      /** Files that are not the site's are deleted in it. */
      folder: z
        .string()
        .regex(/^(\/[\w][\w.-]*){2,}$/, "FOLDER")
        .refine(isForOneSite, "FOLDER"),
      /** A command for the server once the site is there; empty for none. */
      afterwards: z
        .string()
        .trim()
        .max(300)
        .regex(/^[^\0\n\r]*$/, "COMMAND"),
    })
    .optional(),
});
export type BuiltTarget = z.infer<typeof builtTarget>;

/** At least two folders deep, no home and no system folder. */
function isForOneSite(folder: string): boolean {
  if (/^\/(home|Users)\/[^/]+$/.test(folder)) return false;
  return !/^\/(bin|boot|dev|etc|lib\w*|proc|root|run|sbin|sys)\//.test(folder);
}

/** @param folder for the settings of this machine */
export const storedTarget = (folder: string) => storedSetting(builtTarget, folder, "built-site.json");
export type StoredTarget = ReturnType<typeof storedTarget>;
