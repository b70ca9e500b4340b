-- What the site lets people do before it knows them, and how much mail goes to strangers. Without a row, the defaults count.

CREATE TABLE site_limits (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  stranger_mails INTEGER NOT NULL CHECK (stranger_mails BETWEEN 0 AND 100000)
) STRICT;
