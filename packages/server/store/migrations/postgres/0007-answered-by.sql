-- Who said that the enquiry was answered; empty where nobody gave a name.
ALTER TABLE enquiry ADD COLUMN answered_by TEXT NOT NULL DEFAULT '';
