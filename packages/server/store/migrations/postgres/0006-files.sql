-- A file that a visitor sends; no enquiry has it until one names it. Its kind is known once it is whole.
CREATE TABLE file (
  id text PRIMARY KEY,
  enquiry_id text REFERENCES enquiry (id) ON DELETE CASCADE,
  created_at bigint NOT NULL,
  place bigint NOT NULL DEFAULT 0, -- among the files of its enquiry
  size bigint NOT NULL DEFAULT 0,
  kind text,
  name text NOT NULL DEFAULT ''
);

CREATE INDEX file_by_enquiry ON file (enquiry_id);

-- Its bytes, as they came.
CREATE TABLE file_part (
  file_id text NOT NULL REFERENCES file (id) ON DELETE CASCADE,
  start bigint NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (file_id, start)
);
