-- Entries in people's calendars are known by a random id of the site, so that they stay the same when its address changes.
-- Interviews that there are keep the id that calendars know already.

CREATE TABLE calendar_site (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  name TEXT NOT NULL CHECK (length(name) = 32)
) STRICT;
INSERT INTO calendar_site (id, name) VALUES (1, lower(hex(randomblob(16))));
ALTER TABLE interviews ADD COLUMN named_by_address INTEGER NOT NULL DEFAULT 0 CHECK (named_by_address IN (0, 1));
UPDATE interviews SET named_by_address = 1;
