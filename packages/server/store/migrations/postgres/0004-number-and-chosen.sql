-- By which visitor and owner name an enquiry to one another; those from before have none.
ALTER TABLE enquiry ADD COLUMN number text;
CREATE UNIQUE INDEX enquiry_by_number ON enquiry (number);

-- What the visitor had chosen, a thing a paragraph.
ALTER TABLE enquiry ADD COLUMN chosen text NOT NULL DEFAULT '';
