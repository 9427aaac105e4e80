-- When the visitor would like to come, by the clock of the yard (2026-11-28T10:30), and what to see; empty without.
ALTER TABLE enquiry ADD COLUMN visit text NOT NULL DEFAULT '';
ALTER TABLE enquiry ADD COLUMN visit_for text NOT NULL DEFAULT '';
