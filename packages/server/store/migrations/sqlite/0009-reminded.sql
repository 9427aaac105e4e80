-- When the notice was put back into the outbox because nobody had answered; null until then.
ALTER TABLE mail ADD COLUMN reminded_at INTEGER;
-- Enquiries from before are not mailed again all at once.
UPDATE mail SET reminded_at = created_at WHERE kind = 'notice';
