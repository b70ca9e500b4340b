-- When the site was last at work, so that the next start can tell how long it was away, and whether the server's clock can
-- be right.

CREATE TABLE timekeeping (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- The newest time that the site knows it was at work; NULL before its first round.
  alive_at INTEGER,
  -- The newest time in a file from before this table: what the last one to write of each kind says, not the latest, so that a
  -- time from a clock that was wrong once is passed over.
  newest INTEGER,
  -- The time since the machine's start at that moment, and which start. NULL if the system doesn't say.
  uptime INTEGER NOT NULL DEFAULT 0,
  machine_start TEXT CHECK (length(machine_start) <= 100),
  -- Since when the server's clock isn't trusted; NULL while it is.
  doubted_at INTEGER,
  -- How far the clock was ahead when an operator said that it's right; NULL if nobody did.
  accepted INTEGER,
  -- How far the clock may be ahead to be trusted again by itself.
  leeway INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO timekeeping (id, newest) SELECT 1, MAX(at) FROM (
  SELECT * FROM (SELECT at FROM audit_log ORDER BY id DESC LIMIT 1)
  UNION ALL SELECT * FROM (SELECT sent_at FROM messages ORDER BY id DESC LIMIT 1)
  UNION ALL SELECT * FROM (SELECT created_at FROM notifications ORDER BY id DESC LIMIT 1)
  UNION ALL SELECT * FROM (SELECT created_at FROM users ORDER BY id DESC LIMIT 1));
