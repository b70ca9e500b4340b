-- Contested attendance waits for the employer, as other acts in contracts do.
INSERT INTO contract_open (contract_id, side, due)
  SELECT DISTINCT s.contract_id, 'employer', 'attendance' FROM attendance a JOIN shifts s ON s.id = a.shift_id
  WHERE a.contest IS NOT NULL AND a.answered_at IS NULL;
UPDATE contracts SET waits_for_employer = 1 WHERE id IN (SELECT contract_id FROM contract_open WHERE due = 'attendance');
-- Notifications from before don't say which shift they are about: they are done once nothing is contested in the contract.
UPDATE notifications SET asks = 'contract:' || CAST(substr(href, 12) AS INTEGER) || '/employer/attendance'
  WHERE kind = 'contract_shift_contested' AND href LIKE '/contracts/%'
    AND EXISTS (SELECT 1 FROM contract_open o WHERE o.contract_id = CAST(substr(href, 12) AS INTEGER) AND o.due = 'attendance');
