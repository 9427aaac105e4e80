-- Times are milliseconds since 1970 (UTC).
CREATE TABLE enquiry (
  id text PRIMARY KEY,
  received_at bigint NOT NULL,
  locale text NOT NULL CHECK (locale IN ('en', 'sr')),
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  subject text NOT NULL,
  suspicion text NOT NULL -- flags with a comma between; empty when there is none
);

CREATE INDEX enquiry_by_time ON enquiry (received_at);

-- The outbox: the mails that an enquiry causes, written in its transaction.
CREATE TABLE mail (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  enquiry_id text NOT NULL REFERENCES enquiry (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('notice', 'receipt')),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed')),
  recipient text NOT NULL, -- lower case, of a receipt only: one an hour to one address
  created_at bigint NOT NULL,
  due_at bigint NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  lease text, -- whoever is sending this mail now, until the lease runs out
  leased_until bigint NOT NULL DEFAULT 0,
  last_error text,
  sent_at bigint,
  resends integer NOT NULL DEFAULT 0,
  resent_at bigint,
  UNIQUE (enquiry_id, kind)
);

CREATE INDEX mail_by_due ON mail (due_at) WHERE state = 'waiting';
CREATE INDEX mail_by_recipient ON mail (recipient, created_at) WHERE kind = 'receipt';
