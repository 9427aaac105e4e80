-- A file that a visitor sends; no enquiry has it until one names it. Its kind is known once it is whole.
CREATE TABLE file (
  id TEXT PRIMARY KEY,
  enquiry_id TEXT REFERENCES enquiry (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  place INTEGER NOT NULL DEFAULT 0, -- among the files of its enquiry
  size INTEGER NOT NULL DEFAULT 0,
  kind TEXT,
  name TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE INDEX file_by_enquiry ON file (enquiry_id);

-- Its bytes, as they came.
CREATE TABLE file_part (
  file_id TEXT NOT NULL REFERENCES file (id) ON DELETE CASCADE,
  start INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (file_id, start)
) STRICT;
