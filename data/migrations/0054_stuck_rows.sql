-- Rows that the scheduled work couldn't deal with, so that one of them doesn't hold up the others.

CREATE TABLE stuck_rows (
  -- The piece of the scheduled work, and the row's id in its table.
  tick TEXT NOT NULL,
  row_id INTEGER NOT NULL,
  reason TEXT NOT NULL,
  since INTEGER NOT NULL,
  tried_at INTEGER NOT NULL,
  -- 0 while it's being tried again.
  held INTEGER NOT NULL CHECK (held IN (0, 1)),
  PRIMARY KEY (tick, row_id)
) STRICT, WITHOUT ROWID;
