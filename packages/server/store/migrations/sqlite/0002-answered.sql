-- When the owner said that the enquiry was answered; null until then.
ALTER TABLE enquiry ADD COLUMN answered_at INTEGER;
