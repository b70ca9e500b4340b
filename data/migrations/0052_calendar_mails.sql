-- Mails about interviews carry their entry for calendars.

-- The topic whose entry goes with a mail, such as 'interview:7'. The entry is made when the mail is sent.
ALTER TABLE mails ADD COLUMN topic TEXT CHECK (length(topic) BETWEEN 1 AND 100);
