import { z } from "zod";
import { RefusedError } from "../drafts/content-path.ts";

/** An enquiry of `npm run enquiries -- list --json`; a newer server may add fields. Times are milliseconds. */
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
  // Older servers have no `cleaning`.
  files: z.array(
    z.object({ name: z.string(), kind: z.string(), size: z.number(), cleaning: z.string().optional() }),
  ),
  /** Opens a reply in a mail program; older servers have none. */
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

/**
 * The newest first.
 * @throws RefusedError for another format, such as an older server's
 */
export function readEnquiryList(answer: Buffer): ListedEnquiry[] {
  try {
    return list.parse(JSON.parse(answer.toString("utf8"))).enquiries.reverse();
  } catch {
    throw new RefusedError(502, "NO LIST");
  }
}
