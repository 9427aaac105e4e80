-- Which languages there are is the site's to say. The check goes with its column.
ALTER TABLE enquiry RENAME COLUMN locale TO locale_of_two;
ALTER TABLE enquiry ADD COLUMN locale TEXT NOT NULL DEFAULT '';
UPDATE enquiry SET locale = locale_of_two;
ALTER TABLE enquiry DROP COLUMN locale_of_two;
