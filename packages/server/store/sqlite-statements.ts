import type { DatabaseSync } from "node:sqlite";

/** Condition of a mail that waits for its time alone, and not for its files. */
const WAITING = `state = 'waiting' AND (kind = 'receipt' OR NOT EXISTS (
  SELECT 1 FROM file WHERE file.enquiry_id = mail.enquiry_id AND file.cleaning = 'waits'))`;

/** The prepared statements about enquiries and mails. */
export function prepareStatements(database: DatabaseSync) {
  return {
    insertEnquiry: database.prepare(
      `INSERT INTO enquiry
         (id, number, received_at, locale, first_name, last_name, phone, email, message, subject, chosen, visit,
           visit_for, suspicion)
       VALUES (:id, :number, :receivedAt, :locale, :firstName, :lastName, :phone, :email, :message, :subject, :chosen, :visit,
         :visitFor, :suspicion)
       ON CONFLICT DO NOTHING`,
    ),
    insertMail: database.prepare(
      "INSERT INTO mail (enquiry_id, kind, recipient, created_at, due_at) VALUES (:enquiryId, :kind, :recipient, :at, :at)",
    ),
    recentReceipt: database.prepare(
      `SELECT 1 FROM mail
       WHERE kind = 'receipt' AND recipient = :recipient AND abs(created_at - :at) < :interval LIMIT 1`,
    ),
    lease: database.prepare(
      `UPDATE mail SET lease = :lease, leased_until = :until, attempts = attempts + 1
       WHERE id = (
         SELECT id FROM mail WHERE ${WAITING} AND (due_at <= :now OR due_at > :farthest)
           AND (leased_until <= :now OR leased_until > :farthest)
         ORDER BY due_at, id LIMIT 1
       ) RETURNING *`,
    ),
    nextDue: database.prepare(`SELECT min(max(due_at, leased_until)) AS due FROM mail WHERE ${WAITING}`),
    unsent: database.prepare(
      `SELECT count(*) AS count, min(max(created_at, coalesce(resent_at, 0))) AS since
       FROM mail WHERE kind = 'notice' AND state <> 'sent'`,
    ),
    markSent: database.prepare(
      `UPDATE mail SET state = 'sent', sent_at = :at, lease = NULL, leased_until = 0, last_error = NULL
       WHERE id = :id AND lease = :lease`,
    ),
    postpone: database.prepare(
      `UPDATE mail SET due_at = :until, last_error = :reason, lease = NULL, leased_until = 0
       WHERE id = :id AND lease = :lease`,
    ),
    markFailed: database.prepare(
      `UPDATE mail SET state = 'failed', last_error = :reason, lease = NULL, leased_until = 0
       WHERE id = :id AND lease = :lease`,
    ),
    enquiry: database.prepare("SELECT * FROM enquiry WHERE id = :id"),
    mailsOf: database.prepare("SELECT * FROM mail WHERE enquiry_id = :enquiryId ORDER BY id"),
    allEnquiries: database.prepare("SELECT * FROM enquiry ORDER BY received_at, id"),
    allMails: database.prepare("SELECT * FROM mail ORDER BY id"),
    resend: database.prepare(
      `UPDATE mail SET state = 'waiting', due_at = :now, resends = resends + 1, resent_at = :now,
         lease = NULL, leased_until = 0
       WHERE enquiry_id = :enquiryId AND kind = 'notice'`,
    ),
    unanswered: database.prepare(
      `SELECT enquiry_id AS id, sent_at FROM mail JOIN enquiry ON enquiry.id = enquiry_id
       WHERE kind = 'notice' AND state = 'sent' AND reminded_at IS NULL AND answered_at IS NULL AND suspicion = ''`,
    ),
    remind: database.prepare(
      `UPDATE mail SET state = 'waiting', due_at = :now, resends = resends + 1, resent_at = :now, reminded_at = :now,
         lease = NULL, leased_until = 0
       WHERE enquiry_id = :enquiryId AND kind = 'notice' AND state = 'sent' AND reminded_at IS NULL
         AND EXISTS (SELECT 1 FROM enquiry WHERE id = enquiry_id AND answered_at IS NULL)`,
    ),
    markAnswered: database.prepare("UPDATE enquiry SET answered_at = :at, answered_by = :by WHERE id = :id"),
    delete: database.prepare("DELETE FROM enquiry WHERE id = :id"),
    purge: database.prepare(
      `DELETE FROM enquiry WHERE received_at < :before AND (:undeliveredToo = 1 OR NOT EXISTS (
         SELECT 1 FROM mail WHERE enquiry_id = enquiry.id AND kind = 'notice' AND state <> 'sent'))`,
    ),
    countBefore: database.prepare("SELECT count(*) AS count FROM enquiry WHERE received_at < :before"),
  };
}
