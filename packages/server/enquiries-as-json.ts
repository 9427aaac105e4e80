import { shownNumber } from "@stoneyard/enquiry/number.ts";
import { beginReply, mailtoOf } from "./mail/reply.ts";
import type { Site } from "./site.ts";
import type { Dossier, EnquiryStore } from "./store/store.ts";

/**
 * Enquiries for another program: an object with a list, oldest first. Times are milliseconds since 1970.
 * @param site its texts begin replies; without a built site there are no replies
 */
export async function listAsJson(
  store: EnquiryStore,
  dossiers: readonly Dossier[],
  site: Pick<Site, "languages" | "brand"> | null,
): Promise<string> {
  const enquiries = await Promise.all(
    dossiers.map(async ({ enquiry, mails, answered }) => {
      const notice = mails.find(({ kind }) => kind === "notice");
      return {
        ...enquiry,
        number: shownNumber(enquiry.number ?? "") || null,
        answered,
        files: (await store.filesOf(enquiry.id)).map(({ id: _, digest: __, ...file }) => file),
        reply: site && mailtoOf(beginReply(enquiry, site.languages.byCode(enquiry.locale), site.brand.name)),
        mail: notice && { state: notice.state, sentAt: notice.sentAt, lastError: notice.lastError },
      };
    }),
  );
  return `${JSON.stringify({ enquiries })}\n`;
}
