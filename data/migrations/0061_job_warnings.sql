-- Kinds of warnings that a job's text raises, separated by blanks. NULL if nobody has looked yet, as for jobs from an import: then they
-- are told from the text whenever someone reads the job.
ALTER TABLE jobs ADD COLUMN warnings TEXT;
