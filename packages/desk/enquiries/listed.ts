import { z } from "zod";
import { RefusedError } from "../drafts/content-path.ts";

/** An enquiry as `npm run enquiries -- list --json` tells it; the server may be newer and say more. Times are milliseconds. */
const listed = z.object({
  id: z.string(),
  number: z.string().nullable(),
  receivedAt: z.number(),
  answered: z.object({ at: z.number(), by: z.string() }).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  subject: z.string(),
  chosen: z.string(),
  visit: z.string(),
  visitFor: z.string(),
  locale: z.string(),
  suspicion: z.array(z.string()),
  // `cleaning` is not told by servers from before files were cleaned apart.
  files: z.array(
    z.object({ name: z.string(), kind: z.string(), size: z.number(), cleaning: z.string().optional() }),
  ),
  /** Opens a reply in a mail program; older servers do not tell it. */
  reply: z.string().startsWith("mailto:").nullish(),
  mail: z
    .object({
      state: z.enum(["waiting", "sent", "failed"]),
      sentAt: z.number().nullable(),
      lastError: z.string().nullable(),
    })
    .optional(),
});
export type ListedEnquiry = z.infer<typeof listed>;

const list = z.object({ enquiries: z.array(listed) });

/** The last first. Throws a RefusedError where the answer is something else, as an older server's is. */
export function readEnquiryList(answer: Buffer): ListedEnquiry[] {
  try {
    return list.parse(JSON.parse(answer.toString("utf8"))).enquiries.reverse();
  } catch {
    throw new RefusedError(502, "NO LIST");
  }
}
