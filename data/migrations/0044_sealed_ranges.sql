-- Sealed ranges under a key that exists only in memory. What was sealed before can be read in the file, so it's deleted, and
-- so are the answers and hashes of the requests that sealed it. Those rounds begin again.

CREATE TABLE sealed_ranges (
  dispute_id INTEGER PRIMARY KEY REFERENCES disputes (id),
  -- Tells the keys of one start of the server from those of another.
  vault BLOB NOT NULL CHECK (length(vault) = 8),
  -- What both sides sealed in the round that is under way, always as long. Deleted when the round is over.
  sealed BLOB NOT NULL CHECK (length(sealed) = 62)
) STRICT;
INSERT INTO sealed_ranges (dispute_id, vault, sealed) SELECT DISTINCT dispute_id, zeroblob(8), zeroblob(62) FROM dispute_ranges;
DROP TABLE dispute_ranges;
DELETE FROM idempotency_keys WHERE instr(CAST(body AS TEXT), '"ownRange"') > 0;
-- What happened says that one side sealed its range, but not which, and so does what is open in a round.
UPDATE dispute_events SET side = NULL WHERE text = 'One side sealed its range.';
INSERT INTO contract_open (contract_id, side, due)
  SELECT d.contract_id, s.side, 'dispute' FROM disputes d, (SELECT 'employer' AS side UNION ALL SELECT 'worker') AS s
  WHERE d.state = 'settling' AND EXISTS (SELECT 1 FROM sealed_ranges r WHERE r.dispute_id = d.id)
  ON CONFLICT (contract_id, side, due) DO NOTHING;
UPDATE contracts SET waits_for_employer = 1, waits_for_worker = 1
  WHERE id IN (SELECT d.contract_id FROM disputes d JOIN sealed_ranges r ON r.dispute_id = d.id WHERE d.state = 'settling');

-- How often restarts lost what was sealed in this round.
ALTER TABLE disputes ADD COLUMN lost INTEGER NOT NULL DEFAULT 0 CHECK (lost BETWEEN 0 AND 3);
