-- Whether messages that look like a scam are refused, instead of shown with a warning.
ALTER TABLE site ADD COLUMN block_risky_messages INTEGER NOT NULL DEFAULT 0 CHECK (block_risky_messages IN (0, 1));
