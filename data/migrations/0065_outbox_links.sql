-- Mails with a link that staff can still hand out.
CREATE INDEX mails_links ON mails (id) WHERE state IN ('waiting', 'failed') AND content IS NOT NULL AND path IS NOT NULL;
