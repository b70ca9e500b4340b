-- Accounts that staff remove: closed at once, and deleted a day later unless staff undo it.
CREATE TABLE account_removals (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  removed_by INTEGER NOT NULL REFERENCES users (id),
  reason TEXT NOT NULL CHECK (length(reason) BETWEEN 1 AND 1000),
  -- Whether the deletion refunds what was paid for their jobs.
  refund INTEGER NOT NULL CHECK (refund IN (0, 1)),
  -- Whether undoing it reopens the account, because it was open before.
  was_open INTEGER NOT NULL CHECK (was_open IN (0, 1)),
  removed_at INTEGER NOT NULL,
  delete_at INTEGER NOT NULL,
  -- When the deletion began, after which it can't be undone; NULL before.
  begun_at INTEGER,
  -- The last fee and the last job that the deletion dealt with.
  fee_id INTEGER NOT NULL DEFAULT 0,
  job_id INTEGER NOT NULL DEFAULT 0,
  -- When the deletion was done; NULL before.
  deleted_at INTEGER CHECK (deleted_at IS NULL OR begun_at IS NOT NULL)
) STRICT;
CREATE INDEX account_removals_due ON account_removals (delete_at, user_id) WHERE deleted_at IS NULL;

CREATE INDEX employer_invitations_inviter ON employer_invitations (created_by);
CREATE INDEX scheduled_messages_sender ON scheduled_messages (sender_id);
