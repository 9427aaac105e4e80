-- Which languages there are is the site's to say.
ALTER TABLE enquiry DROP CONSTRAINT enquiry_locale_check;
