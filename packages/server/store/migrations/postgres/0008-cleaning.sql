-- Whether what tells where and by whom a file was made is out of it: it waits for that, was cleaned, or is as it was sent.
ALTER TABLE file ADD COLUMN cleaning TEXT NOT NULL DEFAULT 'waits' CHECK (cleaning IN ('waits', 'cleaned', 'as-sent'));
-- How often somebody began: a file that ends whoever cleans it is not begun again and again.
ALTER TABLE file ADD COLUMN cleanings INTEGER NOT NULL DEFAULT 0;
-- Whose it is while no enquiry has it, as a number that nobody can turn back into an address.
ALTER TABLE file ADD COLUMN client TEXT NOT NULL DEFAULT '';
-- SHA-256 of what was sent, in hexadecimal; empty for files from before.
ALTER TABLE file ADD COLUMN digest TEXT NOT NULL DEFAULT '';

-- Until then each was cleaned before it was whole; of a PDF a part remained.
UPDATE file SET cleaning = CASE kind WHEN 'pdf' THEN 'as-sent' ELSE 'cleaned' END WHERE kind IS NOT NULL;

CREATE INDEX file_to_clean ON file (created_at) WHERE cleaning = 'waits' AND enquiry_id IS NOT NULL;
CREATE INDEX file_loose ON file (client) WHERE enquiry_id IS NULL;
