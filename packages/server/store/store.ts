import type { Enquiry, Suspicion } from "@stoneyard/enquiry/enquiry.ts";
import type { FileStore } from "./files.ts";

/** An enquiry as it is given to be kept. Times here and below are milliseconds since 1970. */
export type NewEnquiry = Enquiry & { receivedAt: number; suspicion: Suspicion[] };

/** An enquiry as it is kept. What came before there were numbers has none. */
export type StoredEnquiry = NewEnquiry & { number: string | null };

/**
 * What became of an enquiry: `known` is one that was there before, `other` one whose id was there with other content; both
 * have the number of what is there.
 */
export type Added = { result: "stored" | "known" | "other"; number: string | null };

/** `notice` goes to the company, `receipt` to the visitor. */
export type MailKind = "notice" | "receipt";

/**
 * A mail in the outbox. `waiting` until a mail server took it (`sent`) or refused it for good (`failed`);
 * `resends` counts how often the owner asked for it again.
 */
export type Mail = {
  id: number;
  enquiryId: string;
  kind: MailKind;
  state: "waiting" | "sent" | "failed";
  dueAt: number;
  attempts: number;
  lastError: string | null;
  sentAt: number | null;
  resends: number;
  resentAt: number | null;
  /** When a notice was put back into the outbox because nobody had answered. */
  remindedAt: number | null;
};

/** A mail that the holder of `lease`, and nobody else, may send now. */
export type LeasedMail = Mail & { lease: string; enquiry: StoredEnquiry };

/** When somebody said that an enquiry was answered, and who; empty where no name was given. */
export type Answered = { at: number; by: string };

/** An enquiry with the mails it caused, the notice first; `answered` is null until it is. */
export type Dossier = { enquiry: StoredEnquiry; mails: Mail[]; answered: Answered | null };

/** A second receipt to one mailbox is not written within this time. */
export const RECEIPT_INTERVAL_MS = 24 * 60 * 60 * 1000;

/** The longest that a mail waits before it is tried again. A lease is shorter. */
export const LONGEST_WAIT_MS = 60 * 60 * 1000;

/**
 * Nothing is put off, or leased, for longer than this, with the difference of the clocks of several instances. A moment
 * still further ahead was written by a clock that has been set back since; waiting for it could take years.
 */
export const FARTHEST_MS = LONGEST_WAIT_MS + 5 * 60 * 1000;

/**
 * Where enquiries are kept. Several processes may hold the same store open. Every method rejects when the
 * database cannot be reached or written; then nothing of it has happened, unless the line broke at the commit: what cannot
 * be known then may have happened whole, and the same enquiry sent again is `known`.
 */
export type EnquiryStore = FileStore & {
  /**
   * Commits an enquiry, its notice and, when `receiptTo` names a mailbox that has had none for a day, its
   * receipt: all or nothing, safe on disk when the promise resolves. The same id again changes
   * nothing. The files it names become its own: whole files that
   * nobody else has. `drawNumber` is asked again while another enquiry has its number.
   * @throws FilesMissing where such a file is not there
   */
  add(
    enquiry: NewEnquiry,
    receiptTo: string | null,
    more?: { files?: readonly string[]; drawNumber?: () => string },
  ): Promise<Added>;

  /**
   * Takes the mail that has been due longest, for this caller alone until `until`; null when none is due. What is due, or
   * leased, further ahead than `FARTHEST_MS` is due too.
   */
  lease(now: number, until: number): Promise<LeasedMail | null>;
  /** When the next mail can be leased; null when none waits. */
  nextDue(): Promise<number | null>;

  /**
   * The notices that no mail server took yet and since when the oldest waits, one that was asked for again since then; null
   * when there is none.
   */
  unsent(): Promise<{ count: number; since: number } | null>;

  /** The three ends of a lease. They change nothing when the lease has passed to somebody else. */
  markSent(mail: LeasedMail, at: number): Promise<void>;
  postpone(mail: LeasedMail, until: number, reason: string): Promise<void>;
  markFailed(mail: LeasedMail, reason: string): Promise<void>;

  /** All enquiries, oldest first. */
  list(): Promise<Dossier[]>;
  find(id: string): Promise<Dossier | null>;
  /** Puts the notice of an enquiry back into the outbox, due now; false when there is no such enquiry. */
  resend(id: string, now: number): Promise<boolean>;
  /** Enquiries that nobody has answered, nobody was reminded of and no robot sent, and when their notices were sent. */
  unanswered(): Promise<{ id: string; sentAt: number }[]>;
  /**
   * Puts the notice of an unanswered enquiry back into the outbox, due now, once for ever; false when it was put there before,
   * by whichever process, was never sent, or the enquiry is answered.
   */
  remind(id: string, now: number): Promise<boolean>;
  /** Notes when an enquiry was answered and by whom, or with null that it is not; false when there is no such enquiry. */
  markAnswered(id: string, answered: Answered | null): Promise<boolean>;
  /** Deletes an enquiry with its mails, sent or not; false when there is no such enquiry. */
  delete(id: string): Promise<boolean>;
  /**
   * Deletes the enquiries received before `before`. Those whose notice has not been sent stay, and are
   * counted as `kept`, unless `undeliveredToo`.
   */
  purge(before: number, undeliveredToo: boolean): Promise<{ deleted: number; kept: number }>;

  /**
   * Writes a copy of the store as it is now, while it is used. @throws where the file exists already, or where the
   * database has tools of its own for that
   */
  backup(file: string): Promise<void>;

  /** Resolves when an enquiry can be kept and read: one is, and deleted before anybody sees it. */
  check(): Promise<void>;
  close(): Promise<void>;
};
