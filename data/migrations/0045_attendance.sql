-- Attendance as facts: whether someone came to a shift that they had confirmed. One row for each such shift; what happened
-- before is worked out from the shifts.

CREATE TABLE attendance (
  shift_id INTEGER PRIMARY KEY REFERENCES shifts (id),
  worker_id INTEGER NOT NULL REFERENCES users (id),
  -- When the shift began.
  starts_at INTEGER NOT NULL,
  fact TEXT NOT NULL CHECK (fact IN ('came', 'late', 'missed', 'replaced', 'canceled')),
  noted_at INTEGER NOT NULL,
  -- What the worker says against it, and when the employer answered. It doesn't count in between.
  contest TEXT CHECK (length(contest) BETWEEN 1 AND 1000),
  answered_at INTEGER
) STRICT;
CREATE INDEX attendance_worker ON attendance (worker_id, starts_at);

-- Shifts that hours of another shift's timer had turned into worked ones.
CREATE TABLE wrongly_worked (shift_id INTEGER PRIMARY KEY) STRICT;
INSERT INTO wrongly_worked (shift_id)
  SELECT s.id FROM shifts s WHERE s.state IN ('working', 'done') AND s.by_code = 0
    AND EXISTS (SELECT 1 FROM time_entries e WHERE e.user_id = s.worker_id AND e.started_at = s.arrived_at AND e.contract_id = s.contract_id
      AND e.client_id GLOB 'shift-[0-9]*' AND e.client_id <> printf('shift-%04d', s.id));
UPDATE shifts SET state = 'no_show', arrived_at = NULL, left_at = NULL, is_late = 1, due_at = NULL WHERE id IN (SELECT shift_id FROM wrongly_worked);

-- 900,000 milliseconds after the start, someone who isn't there has missed the shift, also if somebody else stands in.
INSERT INTO attendance (shift_id, worker_id, starts_at, fact, noted_at)
  SELECT s.id, s.worker_id, s.starts_at, CASE
      WHEN s.state = 'no_show' THEN 'missed'
      WHEN s.state = 'declined' THEN 'canceled'
      WHEN s.state = 'taken' AND (s.is_late = 1
        OR EXISTS (SELECT 1 FROM shifts o WHERE o.replaces_id = s.id AND o.confirmed_at >= s.starts_at + 900000)) THEN 'missed'
      WHEN s.state = 'taken' THEN 'replaced'
      WHEN s.arrived_at >= s.starts_at + 900000 THEN 'late'
      ELSE 'came' END,
    CAST(unixepoch('subsec') * 1000 AS INTEGER)
  FROM shifts s WHERE s.state IN ('working', 'done', 'no_show')
    OR s.state IN ('declined', 'taken') AND s.confirmed_at IS NOT NULL;

INSERT INTO contract_events (contract_id, kind, text, at)
  SELECT s.contract_id, 'shift_corrected',
    u.name || CASE WHEN w.shift_id IS NULL
      THEN ' hadn’t clocked in 15 minutes after a shift began, and someone else took it. It counts as missed now, which it didn’t before. It can be contested for 14 days.'
      ELSE ' was marked as having come to a shift because of the hours of another one. It counts as missed now. It can be contested for 14 days.' END,
    a.noted_at
  FROM attendance a JOIN shifts s ON s.id = a.shift_id JOIN users u ON u.id = a.worker_id LEFT JOIN wrongly_worked w ON w.shift_id = s.id
  WHERE a.fact = 'missed' AND (s.state = 'taken' OR w.shift_id IS NOT NULL) ORDER BY s.starts_at;
DROP TABLE wrongly_worked;
