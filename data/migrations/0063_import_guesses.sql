-- How an uploaded file is probably to be read: JSON, from its columns and their contents.
ALTER TABLE imports ADD COLUMN guess TEXT NOT NULL DEFAULT '{}';

-- Nobody on the site confirmed that an imported job is open when it was listed.
UPDATE jobs SET checked_at = NULL WHERE import_key IS NOT NULL AND checked_at = listed_at;
