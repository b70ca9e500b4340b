-- What a notification asks its reader to do, and when that was done or off. `asks_id` says which, where several can be open at
-- once, and is 0 otherwise.
ALTER TABLE notifications ADD COLUMN asks TEXT;
ALTER TABLE notifications ADD COLUMN asks_id INTEGER NOT NULL DEFAULT 0;
ALTER TABLE notifications ADD COLUMN done_at INTEGER;
CREATE INDEX notifications_asks ON notifications (asks) WHERE asks IS NOT NULL AND done_at IS NULL;
-- Reminders that nobody has read. Each used to be deleted once it was done.
UPDATE notifications SET
  asks = substr(topic, 1, instr(topic || '/', '/') - 1) || CASE
    WHEN kind = 'contract_hours_reminder' THEN '/worker/timesheet'
    WHEN kind = 'contract_hours_check' THEN '/employer/hours'
    WHEN kind = 'contract_milestone_check' THEN '/employer/approve'
    WHEN kind = 'contract_invoice_reminder' THEN '/employer/pay'
    ELSE CASE WHEN EXISTS (SELECT 1 FROM contracts c WHERE c.id = CAST(substr(topic, 10) AS INTEGER) AND c.worker_id = user_id) THEN '/worker/' ELSE '/employer/' END
      || CASE kind WHEN 'contract_payment_check' THEN 'payment' ELSE 'review' END END,
  asks_id = CASE WHEN instr(topic, '/') > 0 THEN CAST(substr(topic, instr(topic, '/') + 1) AS INTEGER) ELSE 0 END
WHERE read_at IS NULL AND topic LIKE 'contract:%' AND kind IN ('contract_hours_reminder', 'contract_hours_check',
  'contract_milestone_check', 'contract_invoice_reminder', 'contract_payment_check', 'contract_review_reminder');
-- What those ask for that is done already, or off.
UPDATE notifications SET done_at = created_at, read_at = created_at WHERE asks IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM contract_open o WHERE o.contract_id = CAST(substr(asks, 10) AS INTEGER) AND asks = 'contract:' || o.contract_id || '/' || o.side || '/' || o.due);
