import type { Enquiry, Suspicion } from "@stoneyard/enquiry/enquiry.ts";
import type { FileStore } from "./files.ts";

/** An enquiry to be stored. Times here and below are milliseconds since 1970. */
export type NewEnquiry = Enquiry & { receivedAt: number; suspicion: Suspicion[] };

/** A stored enquiry. Those from before there were numbers have none. */
export type StoredEnquiry = NewEnquiry & { number: string | null };

/**
 * The outcome of adding an enquiry: `known` when it was there before, `other` when its id was there with other content;
 * both have the number of the stored one.
 */
type Added = { result: "stored" | "known" | "other"; number: string | null };

/** `notice` goes to the company, `receipt` to the visitor. */
type MailKind = "notice" | "receipt";

/**
 * A mail in the outbox: `waiting` until a mail server accepted it (`sent`) or refused it for good (`failed`); `resends`
 * counts how often the owner sent it again.
 */
export type Mail = {
  id: number;
  enquiryId: string;
  kind: MailKind;
  state: "waiting" | "sent" | "failed";
  attempts: number;
  lastError: string | null;
  sentAt: number | null;
  resends: number;
  resentAt: number | null;
  /** When a notice was put back into the outbox because nobody had answered. */
  remindedAt: number | null;
};

/** A mail that only the holder of `lease` may send now. */
export type LeasedMail = Mail & { lease: string; enquiry: StoredEnquiry };

/** When an enquiry was marked as answered, and by whom; empty without a name. */
export type Answered = { at: number; by: string };

/** An enquiry with its mails, the notice first; `answered` is null until it is. */
export type EnquiryRecord = { enquiry: StoredEnquiry; mails: Mail[]; answered: Answered | null };

/** A second receipt to one mailbox is not written within this time. */
export const RECEIPT_INTERVAL_MS = 24 * 60 * 60 * 1000;

/** The longest wait between attempts. A lease is shorter. */
export const LONGEST_WAIT_MS = 60 * 60 * 1000;

/**
 * Nothing is put off or leased for longer than this, including clock differences of instances. A later moment was written
 * before a clock was set back; waiting for it could take years.
 */
export const FARTHEST_MS = LONGEST_WAIT_MS + 5 * 60 * 1000;

/**
 * Where enquiries are kept; several processes may share a store. Every method rejects when the database cannot be reached
 * or written, and nothing has happened then. Only when the line breaks at the commit it may have happened as a whole; the
 * same enquiry sent again is then `known`.
 */
export type EnquiryStore = FileStore & {
  /**
   * Commits an enquiry, its notice and, when `receiptTo` is a mailbox without one for a day, its receipt: all or nothing,
   * on disk when the promise resolves. The same id again changes nothing. The named files become the enquiry's own.
   * `drawNumber` is called again while another enquiry has its number.
   * @throws FilesMissing when a file is not there, not whole, or another enquiry's
   */
  add(
    enquiry: NewEnquiry,
    receiptTo: string | null,
    more?: { files?: readonly string[]; drawNumber?: () => string },
  ): Promise<Added>;

  /**
   * Leases the mail that has been due longest until `until`; null when none is due. Mail due or leased further ahead than
   * `FARTHEST_MS` counts as due.
   */
  lease(now: number, until: number): Promise<LeasedMail | null>;
  /** Makes a lease last until `until`; changes nothing when another worker has it by now. */
  renew(mail: LeasedMail, until: number): Promise<void>;
  /** When the next mail can be leased; null when none waits. */
  nextDue(): Promise<number | null>;

  /** The number of undelivered notices and since when the oldest waits; null when there is none. */
  unsent(): Promise<{ count: number; since: number } | null>;

  /** The three ends of a lease. They change nothing when another worker has the lease by now. */
  markSent(mail: LeasedMail, at: number): Promise<void>;
  postpone(mail: LeasedMail, until: number, reason: string): Promise<void>;
  /** A reminder that is refused leaves its notice as sent as it was. */
  markFailed(mail: LeasedMail, reason: string): Promise<void>;

  /** All enquiries, oldest first. */
  list(): Promise<EnquiryRecord[]>;
  find(id: string): Promise<EnquiryRecord | null>;
  /** Puts the notice of an enquiry back into the outbox, due now; false when there is no such enquiry. */
  resend(id: string, now: number): Promise<boolean>;
  /** Enquiries that are unanswered, without a reminder and not from robots, with the time their notices were sent. */
  unanswered(): Promise<{ id: string; sentAt: number }[]>;
  /**
   * Puts the notice of an unanswered enquiry back into the outbox, once ever; false when it was done before, the notice was
   * never sent, or the enquiry is answered.
   */
  remind(id: string, now: number): Promise<boolean>;
  /**
   * Marks an enquiry as answered, or with null as not answered; false when it does not exist. A reminder that waits is
   * withdrawn by an answer.
   */
  markAnswered(id: string, answered: Answered | null): Promise<boolean>;
  /** Deletes an enquiry with its mails, sent or not; false when it does not exist. */
  delete(id: string): Promise<boolean>;
  /**
   * Deletes enquiries received before `before`. Those whose notice was never sent stay and are counted as `kept`, unless
   * `undeliveredToo`.
   */
  purge(before: number, undeliveredToo: boolean): Promise<{ deleted: number; kept: number }>;
  /**
   * Leaves nothing readable of what was deleted, which may stay in a log of the database until then; false while another
   * program reads the database, such as one that copies it.
   */
  erase(): Promise<boolean>;

  /**
   * Copies the store while it is in use.
   * @throws when the file exists, or the database has its own tools for that
   */
  backup(file: string): Promise<void>;

  /** Resolves when an enquiry can be stored and read: a probe is stored and deleted. */
  check(): Promise<void>;
  close(): Promise<void>;
};
