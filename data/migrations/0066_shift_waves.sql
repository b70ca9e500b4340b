-- Shifts for which people are asked to stand in, a few at a time, until someone takes it or nobody is left.
CREATE TABLE shift_waves (
  shift_id INTEGER PRIMARY KEY REFERENCES shifts (id),
  -- When the next people are asked.
  next_at INTEGER NOT NULL,
  asked_by INTEGER NOT NULL REFERENCES users (id)
) STRICT;
CREATE INDEX shift_waves_next ON shift_waves (next_at);
