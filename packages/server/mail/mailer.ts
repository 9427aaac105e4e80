import { createTransport } from "nodemailer";
import { explainHost } from "../explain.ts";
import type { FileStore } from "../store/files.ts";
import type { LeasedMail } from "../store/store.ts";
import { compose, type MailContext, type MailFiles } from "./compose.ts";

/** Sends one mail; resolves when a mail server has accepted it, rejects otherwise or when aborted. */
export type Send = (mail: LeasedMail, signal: AbortSignal) => Promise<void>;

/** Larger files, bytes together, stay in the store: encoded they exceed the 10 MB of many servers. */
const MOST_ATTACHED_BYTES = 7_000_000;

/** RFC 5321, 4.5.3.2.6: given up earlier, a mail that the server has taken would be sent again. */
const LONGEST_SILENCE_MS = 10 * 60_000;

/** One connection a mail: at a few mails an hour a kept connection would be dead. */
export function createSend(
  smtpUrl: string,
  mailContext: MailContext,
  store: Pick<FileStore, "filesOf" | "readFile">,
): Send {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: LONGEST_SILENCE_MS,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, signal) => {
    // A receipt repeats nothing that was sent.
    const files = mail.kind === "notice" ? await filesFor(mail.enquiry.id, store) : undefined;
    try {
      await transport.sendMail({ ...compose(mail, mailContext, files), signal });
    } catch (error) {
      throw explained(error, new URL(smtpUrl).hostname);
    }
  };
}

async function filesFor(
  enquiryId: string,
  store: Pick<FileStore, "filesOf" | "readFile">,
): Promise<MailFiles> {
  const all = await store.filesOf(enquiryId);
  const total = all.reduce((bytes, { size }) => bytes + size, 0);
  if (total > MOST_ATTACHED_BYTES) return { all, attached: [] };
  const attached = await Promise.all(
    all.map(async (file) => ({ ...file, bytes: await store.readFile(file.id) })),
  );
  return { all, attached };
}

/** Names the setting to check when the mail server was not reached. */
function explained(error: unknown, host: string): unknown {
  const reason = explainHost(error, host);
  if (!(error instanceof Error) || reason === null) return error;
  error.message = `the mail server ${host} of SMTP_URL is not reached: ${reason} (${error.message})`;
  return error;
}

/** The parts of nodemailer's errors that are used here. */
type SmtpError = { code: string; permanent: boolean; responseCode: number; message: string };

type SendFailure = { reason: string; permanent: boolean; code: string };

/**
 * Reads an error of `Send`. Only a 5xx answer to the mail itself is permanent; refused credentials are a setting that the
 * owner corrects while the mail waits.
 */
export function readFailure(error: unknown): SendFailure {
  const { code, permanent, responseCode, message }: Partial<SmtpError> = Object(error);
  const aboutTheMail = code === "EENVELOPE" || code === "EMESSAGE";
  const needsLogin = responseCode === 530;
  return {
    // PostgreSQL keeps no zero byte.
    reason: String(message ?? error).replaceAll("\0", " "),
    permanent: permanent === true && aboutTheMail && !needsLogin,
    code: [code, responseCode].filter(Boolean).join(" ") || "unknown",
  };
}
