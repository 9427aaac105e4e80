import { shownNumber } from "#enquiry/number.ts";
import type { Dossier, EnquiryStore } from "./store/store.ts";

/** Enquiries for another program: an object with a list, oldest first. Times are milliseconds since 1970. */
export async function listAsJson(store: EnquiryStore, dossiers: readonly Dossier[]): Promise<string> {
  const enquiries = await Promise.all(
    dossiers.map(async ({ enquiry, mails, answered }) => {
      const notice = mails.find(({ kind }) => kind === "notice");
      return {
        ...enquiry,
        number: shownNumber(enquiry.number ?? "") || null,
        answered,
        files: (await store.filesOf(enquiry.id)).map(({ id: _, digest: __, ...file }) => file),
        mail: notice && { state: notice.state, sentAt: notice.sentAt, lastError: notice.lastError },
      };
    }),
  );
  return `${JSON.stringify({ enquiries })}\n`;
}
