import { named } from "./named.ts";
import type { EnquiryColumn } from "./rows.ts";

/** Condition of a mail that waits for its time alone, and not for its files. */
const WAITING = `state = 'waiting' AND (kind = 'receipt' OR NOT EXISTS (
  SELECT 1 FROM file WHERE file.enquiry_id = mail.enquiry_id AND file.cleaning = 'waits'))`;

/** What the store asks of PostgreSQL about enquiries and mails. */
export const SQL = {
  insertEnquiry: named<EnquiryColumn>(`INSERT INTO enquiry
      (id, number, received_at, locale, first_name, last_name, phone, email, message, subject, chosen, visit,
           visit_for, suspicion)
    VALUES (:id, :number, :receivedAt, :locale, :firstName, :lastName, :phone, :email, :message, :subject, :chosen, :visit,
      :visitFor, :suspicion)
    ON CONFLICT DO NOTHING`),
  insertMail: named<"enquiryId" | "kind" | "recipient" | "at">(
    `INSERT INTO mail (enquiry_id, kind, recipient, created_at, due_at)
    VALUES (:enquiryId, :kind, :recipient, :at, :at)`,
  ),
  lockRecipient: named<"recipient">("SELECT pg_advisory_xact_lock(hashtextextended(:recipient, 0))"),
  recentReceipt: named<"recipient" | "at" | "interval">(
    `SELECT 1 FROM mail
    WHERE kind = 'receipt' AND recipient = :recipient AND abs(created_at - :at) < :interval LIMIT 1`,
  ),
  // SKIP LOCKED: concurrent instances take different mails instead of waiting.
  lease: named<"lease" | "until" | "now" | "farthest">(
    `UPDATE mail SET lease = :lease, leased_until = :until, attempts = attempts + 1
    WHERE id = (
      SELECT id FROM mail WHERE ${WAITING} AND (due_at <= :now OR due_at > :farthest)
        AND (leased_until <= :now OR leased_until > :farthest)
      ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING *`,
  ),
  nextDue: `SELECT min(greatest(due_at, leased_until)) AS due FROM mail WHERE ${WAITING}`,
  unsent: `SELECT count(*) AS count, min(greatest(created_at, resent_at)) AS since
    FROM mail WHERE kind = 'notice' AND state <> 'sent'`,
  markSent: named<"at" | "id" | "lease">(
    `UPDATE mail SET state = 'sent', sent_at = :at, lease = NULL, leased_until = 0, last_error = NULL
    WHERE id = :id AND lease = :lease`,
  ),
  postpone: named<"until" | "reason" | "id" | "lease">(
    `UPDATE mail SET due_at = :until, last_error = :reason, lease = NULL, leased_until = 0
    WHERE id = :id AND lease = :lease`,
  ),
  markFailed: named<"reason" | "id" | "lease">(
    `UPDATE mail SET state = 'failed', last_error = :reason, lease = NULL, leased_until = 0
    WHERE id = :id AND lease = :lease`,
  ),
  enquiry: named<"id">("SELECT * FROM enquiry WHERE id = :id"),
  mailsOf: named<"enquiryId">("SELECT * FROM mail WHERE enquiry_id = :enquiryId ORDER BY id"),
  allEnquiries: "SELECT * FROM enquiry ORDER BY received_at, id",
  allMails: "SELECT * FROM mail ORDER BY id",
  resend: named<"now" | "enquiryId">(
    `UPDATE mail SET state = 'waiting', due_at = :now, resends = resends + 1, resent_at = :now,
      lease = NULL, leased_until = 0
    WHERE enquiry_id = :enquiryId AND kind = 'notice'`,
  ),
  unanswered: `SELECT enquiry_id AS id, sent_at FROM mail JOIN enquiry ON enquiry.id = enquiry_id
    WHERE kind = 'notice' AND state = 'sent' AND reminded_at IS NULL AND answered_at IS NULL AND suspicion = ''`,
  remind: named<"now" | "enquiryId">(
    `UPDATE mail SET state = 'waiting', due_at = :now, resends = resends + 1, resent_at = :now, reminded_at = :now,
      lease = NULL, leased_until = 0
    WHERE enquiry_id = :enquiryId AND kind = 'notice' AND state = 'sent' AND reminded_at IS NULL
      AND EXISTS (SELECT 1 FROM enquiry WHERE id = enquiry_id AND answered_at IS NULL)`,
  ),
  markAnswered: named<"at" | "by" | "id">(
    "UPDATE enquiry SET answered_at = :at, answered_by = :by WHERE id = :id",
  ),
  delete: named<"id">("DELETE FROM enquiry WHERE id = :id"),
  purge: named<"before" | "undeliveredToo">(
    `DELETE FROM enquiry WHERE received_at < :before AND (:undeliveredToo OR NOT EXISTS (
      SELECT 1 FROM mail WHERE enquiry_id = enquiry.id AND kind = 'notice' AND state <> 'sent'))`,
  ),
  countBefore: named<"before">("SELECT count(*) AS count FROM enquiry WHERE received_at < :before"),
  setting: named<"name">("SELECT current_setting(:name) AS value"),
} as const;
