-- Times are milliseconds since 1970 (UTC).
CREATE TABLE enquiry (
  id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('en', 'sr')),
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  phone TEXT NOT NULL,
  email TEXT NOT NULL,
  message TEXT NOT NULL,
  subject TEXT NOT NULL,
  suspicion TEXT NOT NULL -- flags with a comma between; empty when there is none
) STRICT;

CREATE INDEX enquiry_by_time ON enquiry (received_at);

-- The outbox: the mails that an enquiry causes, written in its transaction.
CREATE TABLE mail (
  id INTEGER PRIMARY KEY,
  enquiry_id TEXT NOT NULL REFERENCES enquiry (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('notice', 'receipt')),
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed')),
  recipient TEXT NOT NULL, -- lower case, of a receipt only: one an hour to one address
  created_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  lease TEXT, -- whoever is sending this mail now, until the lease runs out
  leased_until INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  sent_at INTEGER,
  resends INTEGER NOT NULL DEFAULT 0,
  resent_at INTEGER,
  UNIQUE (enquiry_id, kind)
) STRICT;

CREATE INDEX mail_by_due ON mail (due_at) WHERE state = 'waiting';
CREATE INDEX mail_by_recipient ON mail (recipient, created_at) WHERE kind = 'receipt';
