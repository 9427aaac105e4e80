import type { StoredEnquiry } from "./store.ts";

type Value = string | number | Uint8Array | null;

/** A statement with the values of its `:names`, as both databases understand it. */
export type Statement = { sql: string; values: Readonly<Record<string, Value>> };

const statement =
  <Name extends string = never>(sql: string) =>
  (values: Record<Name, Value>): Statement => ({ sql, values });

/** Condition of a mail that waits for its time alone, and not for its files. */
const WAITING = `state = 'waiting' AND (kind = 'receipt' OR NOT EXISTS (
  SELECT 1 FROM file WHERE file.enquiry_id = mail.enquiry_id AND file.cleaning = 'waits'))`;

/** Condition of a notice that was put back into the outbox by a reminder, and not by the owner since. */
const REMINDER = "reminded_at = resent_at";

export const SQL = {
  insertEnquiry: statement<keyof StoredEnquiry>(
    `INSERT INTO enquiry
       (id, number, received_at, locale, first_name, last_name, phone, email, message, subject, chosen, visit,
         visit_for, suspicion)
     VALUES (:id, :number, :receivedAt, :locale, :firstName, :lastName, :phone, :email, :message, :subject, :chosen, :visit,
       :visitFor, :suspicion)
     ON CONFLICT DO NOTHING`,
  ),
  insertMail: statement<"enquiryId" | "kind" | "recipient" | "at">(
    `INSERT INTO mail (enquiry_id, kind, recipient, created_at, due_at)
     VALUES (:enquiryId, :kind, :recipient, :at, :at)`,
  ),
  recentReceipt: statement<"recipient" | "at" | "interval">(
    `SELECT 1 FROM mail
     WHERE kind = 'receipt' AND recipient = :recipient AND abs(created_at - :at) < :interval LIMIT 1`,
  ),
  // SKIP LOCKED: concurrent instances take different mails instead of waiting.
  lease: statement<"lease" | "until" | "now" | "farthest">(
    `UPDATE mail SET lease = :lease, leased_until = :until, attempts = attempts + 1
     WHERE id = (
       SELECT id FROM mail WHERE ${WAITING} AND (due_at <= :now OR due_at > :farthest)
         AND (leased_until <= :now OR leased_until > :farthest)
       ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
     ) RETURNING *`,
  ),
  renew: statement<"until" | "id" | "lease">(
    "UPDATE mail SET leased_until = :until WHERE id = :id AND lease = :lease",
  ),
  nextDue: statement(
    `SELECT min(CASE WHEN due_at > leased_until THEN due_at ELSE leased_until END) AS due FROM mail WHERE ${WAITING}`,
  ),
  unsent: statement(
    `SELECT count(*) AS count, min(CASE WHEN resent_at > created_at THEN resent_at ELSE created_at END) AS since
     FROM mail WHERE kind = 'notice' AND state <> 'sent'`,
  ),
  markSent: statement<"at" | "id" | "lease">(
    `UPDATE mail SET state = 'sent', sent_at = :at, lease = NULL, leased_until = 0, last_error = NULL
     WHERE id = :id AND lease = :lease`,
  ),
  postpone: statement<"until" | "reason" | "id" | "lease">(
    `UPDATE mail SET due_at = :until, last_error = :reason, lease = NULL, leased_until = 0
     WHERE id = :id AND lease = :lease`,
  ),
  markFailed: statement<"reason" | "id" | "lease">(
    `UPDATE mail SET state = CASE WHEN ${REMINDER} THEN 'sent' ELSE 'failed' END, last_error = :reason,
       lease = NULL, leased_until = 0
     WHERE id = :id AND lease = :lease`,
  ),
  enquiry: statement<"id">("SELECT * FROM enquiry WHERE id = :id"),
  mailsOf: statement<"enquiryId">("SELECT * FROM mail WHERE enquiry_id = :enquiryId ORDER BY id"),
  allEnquiries: statement("SELECT * FROM enquiry ORDER BY received_at, id"),
  allMails: statement("SELECT * FROM mail ORDER BY id"),
  resend: statement<"now" | "enquiryId">(
    `UPDATE mail SET state = 'waiting', due_at = :now, resends = resends + 1, resent_at = :now,
       lease = NULL, leased_until = 0
     WHERE enquiry_id = :enquiryId AND kind = 'notice'`,
  ),
  unanswered: statement(
    `SELECT enquiry_id AS id, sent_at FROM mail JOIN enquiry ON enquiry.id = enquiry_id
     WHERE kind = 'notice' AND state = 'sent' AND reminded_at IS NULL AND answered_at IS NULL AND suspicion = ''`,
  ),
  remind: statement<"now" | "enquiryId">(
    `UPDATE mail SET state = 'waiting', due_at = :now, resends = resends + 1, resent_at = :now, reminded_at = :now,
       lease = NULL, leased_until = 0
     WHERE enquiry_id = :enquiryId AND kind = 'notice' AND state = 'sent' AND reminded_at IS NULL
       AND EXISTS (SELECT 1 FROM enquiry WHERE id = enquiry_id AND answered_at IS NULL)`,
  ),
  markAnswered: statement<"at" | "by" | "id">(
    "UPDATE enquiry SET answered_at = :at, answered_by = :by WHERE id = :id",
  ),
  withdrawReminder: statement<"enquiryId">(
    `UPDATE mail SET state = 'sent', reminded_at = NULL, lease = NULL, leased_until = 0
     WHERE enquiry_id = :enquiryId AND kind = 'notice' AND state = 'waiting' AND ${REMINDER}`,
  ),
  delete: statement<"id">("DELETE FROM enquiry WHERE id = :id"),
  purge: statement<"before" | "undeliveredToo">(
    `DELETE FROM enquiry WHERE received_at < :before AND (:undeliveredToo = 1 OR NOT EXISTS (
       SELECT 1 FROM mail WHERE enquiry_id = enquiry.id AND kind = 'notice' AND sent_at IS NULL))`,
  ),
  countBefore: statement<"before">("SELECT count(*) AS count FROM enquiry WHERE received_at < :before"),
};

const TO_CLEAN = "cleaning = 'waits' AND enquiry_id IS NOT NULL";
const DROP_PENDING = "DELETE FROM file WHERE enquiry_id IS NULL AND created_at < :before";
const PENDING_BYTES =
  "SELECT coalesce(sum(CASE WHEN size > :least THEN size ELSE :least END), 0) AS total FROM file WHERE enquiry_id IS NULL";

export const FILES_SQL = {
  begin: statement<"id" | "at" | "client">(
    "INSERT INTO file (id, created_at, client) VALUES (:id, :at, :client) ON CONFLICT DO NOTHING",
  ),
  lockFile: statement<"id">("SELECT * FROM file WHERE id = :id FOR UPDATE"),
  file: statement<"id">("SELECT * FROM file WHERE id = :id"),
  addPart: statement<"id" | "start" | "bytes">(
    "INSERT INTO file_part (file_id, start, bytes) VALUES (:id, :start, :bytes)",
  ),
  grow: statement<"id" | "size">("UPDATE file SET size = :size WHERE id = :id"),
  parts: statement<"id">("SELECT bytes FROM file_part WHERE file_id = :id ORDER BY start"),
  part: statement<"id" | "start">("SELECT bytes FROM file_part WHERE file_id = :id AND start = :start"),
  pendingFile: statement<"id">(
    `SELECT size, digest, substr(bytes, 1, 16) AS head FROM file LEFT JOIN file_part ON file_id = id AND start = 0
     WHERE id = :id AND enquiry_id IS NULL`,
  ),
  finish: statement<"id" | "name" | "kind" | "cleaning" | "digest">(
    `UPDATE file SET name = :name, kind = :kind, cleaning = :cleaning, digest = :digest
     WHERE id = :id AND enquiry_id IS NULL AND kind IS NULL`,
  ),
  takeOldest: statement(
    `UPDATE file SET cleanings = cleanings + 1
     WHERE id = (SELECT id FROM file WHERE ${TO_CLEAN} ORDER BY created_at LIMIT 1) RETURNING *`,
  ),
  take: statement<"id">(
    `UPDATE file SET cleanings = cleanings + 1 WHERE id = :id AND ${TO_CLEAN} RETURNING *`,
  ),
  uncountCleaning: statement<"id">(
    `UPDATE file SET cleanings = cleanings - 1 WHERE id = :id AND ${TO_CLEAN}`,
  ),
  keepAsSent: statement<"id">(`UPDATE file SET cleaning = 'as-sent' WHERE id = :id AND ${TO_CLEAN}`),
  markCleaned: statement<"id" | "size">(
    `UPDATE file SET cleaning = 'cleaned', size = :size WHERE id = :id AND ${TO_CLEAN}`,
  ),
  dropParts: statement<"id">("DELETE FROM file_part WHERE file_id = :id"),
  drop: statement<"id">("DELETE FROM file WHERE id = :id AND enquiry_id IS NULL"),
  // One that was written before the clock was set back goes with the next day.
  dropPending: statement<"before">(DROP_PENDING),
  dropPendingOf: statement<"before" | "client">(`${DROP_PENDING} AND client = :client`),
  pendingBytes: statement<"least">(PENDING_BYTES),
  pendingBytesOf: statement<"least" | "client">(`${PENDING_BYTES} AND client = :client`),
  sizeOf: statement<"enquiryId">("SELECT sum(size) AS total FROM file WHERE enquiry_id = :enquiryId"),
  attach: statement<"enquiryId" | "id" | "place">(
    `UPDATE file SET enquiry_id = :enquiryId, place = :place, client = ''
     WHERE id = :id AND enquiry_id IS NULL AND kind IS NOT NULL`,
  ),
  filesOf: statement<"enquiryId">("SELECT * FROM file WHERE enquiry_id = :enquiryId ORDER BY place"),
};
