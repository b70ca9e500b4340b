//! What is always true of a site's data. `jobstead check` lists what isn't.

use crate::accounts::{people_search, removals};
use crate::db::{self, Tx};
use crate::jobs::own;
use crate::jobs::search::index;
use crate::messages::store::{members, search as message_search};
use crate::{statements, waits};

statements! {
    WRONG_HIRED_COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs j WHERE j.filled <> (SELECT COUNT(*) FROM applications a WHERE a.job_id = j.id AND a.status = 'hired')";
    WRONG_APPLICATION_COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs j WHERE j.application_count <> (SELECT COUNT(*) FROM applications a WHERE a.job_id = j.id AND a.status <> 'withdrawn')";
    HIRED_WITHOUT_CONTRACT = "SELECT CAST(COUNT(*) AS BIGINT) FROM applications a WHERE a.status = 'hired' AND NOT EXISTS (SELECT 1 FROM contracts c WHERE c.application_id = a.id)";
    WRONG_VERSION = "SELECT CAST(COUNT(*) AS BIGINT) FROM contracts c
        WHERE CASE WHEN c.version = 0 THEN c.state = 'active' OR (c.state = 'proposed' AND NOT EXISTS (SELECT 1 FROM contract_versions p WHERE p.contract_id = c.id AND p.status = 'proposed'))
          ELSE c.state = 'proposed' OR NOT EXISTS (SELECT 1 FROM contract_versions v WHERE v.contract_id = c.id AND v.number = c.version AND v.status = 'accepted') END
          OR (c.state = 'ended' AND EXISTS (SELECT 1 FROM contract_versions p WHERE p.contract_id = c.id AND p.status = 'proposed'))";
    WRONG_WAIT = concat!("SELECT CAST(COUNT(*) AS BIGINT) FROM contracts c WHERE c.waits_for_worker <> ", waits!("c", "worker", "employer"),
        " OR c.waits_for_employer <> ", waits!("c", "employer", "worker"));
    WRONG_PROGRESS = "SELECT CAST(COUNT(*) AS BIGINT) FROM contracts c
        WHERE c.milestones <> (SELECT COUNT(*) FROM milestones m WHERE m.contract_id = c.id AND m.state <> 'dropped')
          OR c.milestones_approved <> (SELECT COUNT(*) FROM milestones m WHERE m.contract_id = c.id AND m.state = 'approved')
          OR EXISTS (SELECT 1 FROM milestones m WHERE m.contract_id = c.id AND m.state = 'submitted' AND m.dispute_id IS NULL) <> EXISTS (SELECT 1 FROM contract_open o WHERE o.contract_id = c.id AND o.due = 'approve')";
    // What is set aside for a dispute that's over, and how disputes were counted.
    WRONG_DISPUTE = "SELECT CAST(COUNT(*) AS BIGINT) FROM (
          SELECT c.id FROM contracts c WHERE c.dispute_id IS NOT (SELECT d.id FROM disputes d WHERE d.contract_id = c.id AND d.ended_at IS NULL)
          UNION ALL SELECT i.id FROM invoices i WHERE i.dispute_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM disputes d WHERE d.id = i.dispute_id AND d.ended_at IS NULL)
          UNION ALL SELECT r.dispute_id FROM sealed_ranges r JOIN disputes d ON d.id = r.dispute_id WHERE d.state <> 'settling'
          UNION ALL SELECT 0 FROM (SELECT CAST(SUM(n.amount) AS BIGINT) AS rest FROM (SELECT opened - settled - decided - withdrawn AS amount FROM dispute_years
            UNION ALL SELECT -1 FROM disputes WHERE ended_at IS NULL) AS n) AS counted WHERE counted.rest <> 0
          UNION ALL SELECT 0 FROM (SELECT subject, subject_id FROM (
              SELECT subject, subject_id, settled, decided FROM dispute_counts
              UNION ALL SELECT 'worker', worker_id, CASE WHEN state = 'settled' THEN -1 ELSE 0 END, CASE WHEN state = 'closed' THEN -1 ELSE 0 END FROM disputes
              UNION ALL SELECT 'employer', employer_id, CASE WHEN state = 'settled' THEN -1 ELSE 0 END, CASE WHEN state = 'closed' THEN -1 ELSE 0 END FROM disputes
            ) AS ends GROUP BY subject, subject_id HAVING SUM(settled) <> 0 OR SUM(decided) <> 0) AS uneven) AS wrong";
    WRONG_HOURS = "SELECT CAST(COUNT(*) AS BIGINT) FROM timesheets t
        WHERE t.entries <> (SELECT COUNT(*) FROM time_entries e WHERE e.timesheet_id = t.id)
          OR t.seconds <> (SELECT COALESCE(SUM((e.ended_at - e.started_at) / 1000), 0) FROM time_entries e WHERE e.timesheet_id = t.id AND e.dispute_id IS NULL)
          OR (t.state = 'submitted' AND NOT EXISTS (SELECT 1 FROM contract_open o WHERE o.contract_id = t.contract_id AND o.due = 'hours'))";
    WRONG_CONTESTED = "SELECT CAST(COUNT(*) AS BIGINT) FROM contracts c
        WHERE EXISTS (SELECT 1 FROM contract_open o WHERE o.contract_id = c.id AND o.due = 'attendance')
          <> EXISTS (SELECT 1 FROM attendance a JOIN shifts s ON s.id = a.shift_id WHERE s.contract_id = c.id AND a.contest IS NOT NULL AND a.answered_at IS NULL)";
    OVERLAPPING_HOURS = "SELECT CAST(COUNT(*) AS BIGINT) FROM time_entries a
        WHERE EXISTS (SELECT 1 FROM time_entries b WHERE b.user_id = a.user_id AND b.started_at >= a.started_at AND b.started_at < a.ended_at AND b.id <> a.id)";
    // What each invoice and each confirmed payment added to what employers owe.
    WRONG_OWED = "SELECT CAST(COUNT(*) AS BIGINT) FROM (
          SELECT 'invoice' AS about, id, CASE WHEN kind = 'invoice' THEN total ELSE -total END AS amount FROM invoices
          UNION ALL SELECT 'payment', id, CASE WHEN state <> 'confirmed' THEN 0 WHEN kind = 'payment' THEN -amount ELSE amount END FROM payments
        ) AS owed WHERE owed.amount <> (SELECT CAST(COALESCE(SUM(p.amount), 0) AS BIGINT) FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
          WHERE e.about = owed.about AND e.about_id = owed.id AND p.account = 'work_owed')";
    WRONG_PAID = "SELECT CAST(COUNT(*) AS BIGINT) FROM invoices i
        WHERE i.paid <> (SELECT CAST(COALESCE(SUM(t.amount), 0) AS BIGINT) FROM payment_parts t WHERE t.invoice_id = i.id)
          OR i.refunded <> (SELECT CAST(COALESCE(SUM(n.total), 0) AS BIGINT) FROM invoices n WHERE n.credits_id = i.id AND n.about = 'refund' AND NOT EXISTS (SELECT 1 FROM payments r WHERE r.id = n.about_id AND r.state = 'contested'))
          OR i.credited <> (SELECT CAST(COALESCE(SUM(n.total), 0) AS BIGINT) FROM invoices n WHERE n.credits_id = i.id AND (n.about <> 'refund' OR EXISTS (SELECT 1 FROM payments r WHERE r.id = n.about_id AND r.state = 'contested')))";
    WRONG_AHEAD = "SELECT CAST(COUNT(*) AS BIGINT) FROM payments p
        WHERE p.ahead <> CASE WHEN p.state = 'confirmed' AND p.kind = 'payment' THEN p.amount ELSE 0 END - (SELECT CAST(COALESCE(SUM(t.amount), 0) AS BIGINT) FROM payment_parts t WHERE t.payment_id = p.id)
          - (SELECT CAST(COALESCE(SUM(r.amount), 0) AS BIGINT) FROM payment_returns r WHERE r.payment_id = p.id)";
    // An issuer has two ranges a year: one for invoices, one for receipts.
    GAPS = "SELECT CAST(COUNT(*) AS BIGINT) FROM number_ranges r
        WHERE r.last <> CASE WHEN r.kind = 'invoice' THEN (SELECT CAST(COUNT(*) AS BIGINT) FROM invoices i WHERE i.worker_id = r.issuer_id AND i.year = r.year)
            ELSE (SELECT CAST(COUNT(*) AS BIGINT) FROM payments p WHERE p.worker_id = r.issuer_id AND p.year = r.year) END
          OR r.last <> CASE WHEN r.kind = 'invoice' THEN (SELECT COALESCE(MAX(i.number), 0) FROM invoices i WHERE i.worker_id = r.issuer_id AND i.year = r.year)
            ELSE (SELECT COALESCE(MAX(p.number), 0) FROM payments p WHERE p.worker_id = r.issuer_id AND p.year = r.year) END";
    WRONG_REVIEW_SCORE = "SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM (
          SELECT subject, subject_id, count, sum_1 + sum_2 + sum_3 AS total FROM review_scores
          UNION ALL SELECT CASE WHEN side = 'employer' THEN 'worker' ELSE 'employer' END, CASE WHEN side = 'employer' THEN worker_id ELSE employer_id END, -1, -score_1 - score_2 - score_3 FROM reviews WHERE state = 'published'
        ) AS counted GROUP BY subject, subject_id HAVING SUM(count) <> 0 OR SUM(total) <> 0) AS wrong";
    FULL_BUT_OPEN = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs WHERE status = 'open' AND filled >= openings";
    OPEN_APPLICATIONS_OF_ENDED_JOBS = "SELECT CAST(COUNT(*) AS BIGINT) FROM applications a JOIN jobs j ON j.id = a.job_id
        WHERE j.status IN ('filled', 'closed', 'expired', 'refused') AND a.status IN ('sent', 'opened', 'shortlisted', 'interviewing', 'offered')";
    WRONG_OPEN_JOB_COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM employers e WHERE e.open_jobs <> (SELECT COUNT(*) FROM jobs j WHERE j.employer_id = e.id AND j.listing IS NOT NULL)";
    WRONG_BOARD_COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM board b WHERE b.open_jobs <> (SELECT COUNT(*) FROM jobs j WHERE j.listing IS NOT NULL)";
    WRONG_JOB_COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM (
          SELECT employer_id, status, count FROM job_counts UNION ALL SELECT employer_id, status, -1 FROM jobs
        ) AS counted GROUP BY employer_id, status HAVING SUM(count) <> 0) AS wrong";
    WRONG_EMPLOYER = "SELECT CAST(COUNT(*) AS BIGINT) FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.employer_id IS NOT j.employer_id";
    WRONG_INBOX_COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM (
          SELECT employer_id, status, verdict, count FROM application_counts
          UNION ALL SELECT employer_id, status, COALESCE(verdict, ''), -1 FROM applications
        ) AS counted GROUP BY employer_id, status, verdict HAVING SUM(count) <> 0) AS wrong";
    WRONG_LEDGER_SUM = "SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM (
          SELECT month, account, amount FROM ledger_sums
          UNION ALL SELECT e.month, p.account, -p.amount FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
        ) AS summed GROUP BY month, account HAVING SUM(amount) <> 0) AS wrong";
    WRONG_PROMOTION_TOTAL = "SELECT CAST(COUNT(*) AS BIGINT) FROM promotions p
        WHERE p.given <> (SELECT COUNT(*) FROM fees f WHERE f.promotion_id = p.id AND f.state = 'waived')
          OR p.given_amount <> (SELECT CAST(COALESCE(SUM(f.amount), 0) AS BIGINT) FROM fees f WHERE f.promotion_id = p.id AND f.state = 'waived')";
    WRONG_APPLIED_JOBS = "SELECT CAST(COUNT(*) AS BIGINT) FROM applications a WHERE (a.status <> 'withdrawn')
        <> EXISTS (SELECT 1 FROM applied_jobs p WHERE p.user_id = a.worker_id AND p.job_id = a.job_id AND p.application_id = a.id)";
    ATTACHMENTS_WITHOUT_USE = "SELECT CAST(COUNT(*) AS BIGINT) FROM application_files f WHERE NOT EXISTS (SELECT 1 FROM file_uses u
        WHERE u.file_id = f.file_id AND u.kind = 'application' AND u.subject_id = f.application_id)";
    UNBALANCED_ENTRIES = "SELECT CAST(COUNT(*) AS BIGINT) FROM ledger_entries e
        WHERE (SELECT CAST(COUNT(*) AS BIGINT) FROM ledger_postings p WHERE p.entry_id = e.id) < 2 OR (SELECT CAST(SUM(p.amount) AS BIGINT) FROM ledger_postings p WHERE p.entry_id = e.id) <> 0";
    WRONG_AMOUNT_DUE = "SELECT CAST(COUNT(*) AS BIGINT) FROM fees f
        WHERE CASE WHEN f.state = 'due' THEN f.amount WHEN f.state = 'refunded' AND f.returned_at IS NULL THEN -f.amount ELSE 0 END
          <> (SELECT CAST(COALESCE(SUM(p.amount), 0) AS BIGINT) FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id WHERE e.about = 'fee' AND e.about_id = f.id AND p.account = 'receivable')";
    WRONG_PARTNER_DAYS = "SELECT CAST(COUNT(*) AS BIGINT) FROM fees f
        WHERE (f.kind = 'partner_month' AND f.state IN ('paid', 'waived', 'refunded')) <> (f.first_day IS NOT NULL AND f.last_day IS NOT NULL)";
    WRONG_CARD_PAYMENT = "SELECT CAST(COUNT(*) AS BIGINT) FROM fees f WHERE f.method = 'card'
        AND NOT EXISTS (SELECT 1 FROM card_checkouts c WHERE c.fee_id = f.id AND c.amount = f.amount AND c.currency = f.currency AND c.state = 'paid')";
    // What came and isn't the site's own, less what has left again.
    WRONG_HELD = "SELECT CAST(COUNT(*) AS BIGINT) FROM card_checkouts c
        WHERE (SELECT CAST(COALESCE(SUM(p.amount), 0) AS BIGINT) FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
            WHERE e.about = 'checkout' AND e.about_id = c.id AND p.account IN ('held', 'frozen'))
          <> CASE WHEN c.state = 'surplus' THEN -(SELECT CAST(COALESCE(SUM(m.amount), 0) AS BIGINT) FROM card_movements m WHERE m.checkout_id = c.id AND m.done_at IS NULL)
               WHEN c.state = 'paid' AND (c.invoice_id IS NOT NULL OR c.milestone_id IS NOT NULL)
                 THEN (SELECT CAST(COALESCE(SUM(CASE m.kind WHEN 'reversal' THEN -m.amount ELSE m.amount END), 0) AS BIGINT) FROM card_movements m WHERE m.checkout_id = c.id AND m.done_at IS NOT NULL) - c.amount + c.lost
               ELSE 0 END";
    // All that is held for a milestone in dispute is frozen, and nothing else. Once its outcome is in, it can still wait for a bank.
    WRONG_FROZEN = "SELECT CAST(COUNT(*) AS BIGINT) FROM card_checkouts c LEFT JOIN milestones m ON m.id = c.milestone_id
        WHERE (SELECT CAST(COALESCE(SUM(p.amount), 0) AS BIGINT) FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
            WHERE e.about = 'checkout' AND e.about_id = c.id AND p.account = 'frozen')
          <> CASE WHEN c.state = 'paid' AND c.released_at IS NULL AND m.dispute_id IS NOT NULL AND m.state NOT IN ('approved', 'dropped') THEN -c.amount ELSE 0 END";
    RAPID_WITHOUT_CONTRACT = "SELECT CAST(COUNT(*) AS BIGINT) FROM rapid_offers o
        WHERE (o.state IN ('confirmed', 'replacing', 'replaced')) <> (o.contract_id IS NOT NULL AND o.shift_id IS NOT NULL)";
    WRONG_STORED_BYTES = "SELECT CAST(COUNT(*) AS BIGINT) FROM users u WHERE u.stored_bytes <> (SELECT CAST(COALESCE(SUM(f.bytes), 0) AS BIGINT) FROM files f WHERE f.owner_id = u.id)";
    WRONG_LIST_TOTAL = "SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM (
          SELECT list, state, total FROM list_totals
          UNION ALL SELECT 'fees', state, -1 FROM fees
          UNION ALL SELECT 'card_problems', state, -1 FROM card_problems
          UNION ALL SELECT 'fees', 'owed', -1 FROM fees WHERE state = 'refunded' AND returned_at IS NULL
          UNION ALL SELECT 'feedback', state, -1 FROM feedback WHERE merged_into IS NULL
          UNION ALL SELECT 'errors', state, -1 FROM error_groups
          UNION ALL SELECT 'review', 'reported', -1 FROM jobs j WHERE EXISTS (SELECT 1 FROM job_reports r WHERE r.job_id = j.id AND r.resolved_at IS NULL)
          UNION ALL SELECT 'review', 'waiting', -1 FROM jobs WHERE status = 'pending_payment'
          UNION ALL SELECT 'messages', 'reported', -1 FROM (SELECT DISTINCT message_id FROM message_reports WHERE resolved_at IS NULL) AS messages
          UNION ALL SELECT 'reviews', 'reported', -1 FROM (SELECT DISTINCT review_id FROM review_reports WHERE resolved_at IS NULL) AS reviews
          UNION ALL SELECT 'disputes', 'waiting', -1 FROM disputes WHERE state IN ('mediating', 'appealed')
          UNION ALL SELECT 'people', 'all', -1 FROM users
          UNION ALL SELECT 'people', 'closed', -1 FROM users WHERE disabled_at IS NOT NULL
          UNION ALL SELECT 'people', 'asked', -1 FROM password_reset_requests
        ) AS counted GROUP BY list, state HAVING SUM(total) <> 0) AS wrong";
    // An act's name begins with what it's about, and says for which side of a contract it is.
    WRONG_ACTS = "SELECT CAST(COUNT(*) AS BIGINT) FROM notifications n WHERE n.asks IS NOT NULL AND n.done_at IS NULL AND NOT CASE
          WHEN substr(n.asks, 1, 12) = 'application:' THEN EXISTS (SELECT 1 FROM applications a WHERE a.id = CAST(substr(n.asks, 13) AS INTEGER) AND a.status = 'offered')
          WHEN substr(n.asks, 1, 10) = 'interview:' THEN EXISTS (SELECT 1 FROM interviews i WHERE i.id = CAST(substr(n.asks, 11) AS INTEGER) AND i.status = 'proposed')
          WHEN substr(n.asks, 1, 12) = 'rapid-offer:' THEN EXISTS (SELECT 1 FROM rapid_offers r WHERE r.id = CAST(substr(n.asks, 13) AS INTEGER) AND r.state IN ('offered', 'chosen'))
          WHEN substr(n.asks, -6) = '/terms' THEN EXISTS (SELECT 1 FROM contract_versions v WHERE v.contract_id = CAST(substr(n.asks, 10) AS INTEGER) AND v.number = n.asks_id AND v.status = 'proposed')
          WHEN substr(n.asks, -7) = '/notice' THEN EXISTS (SELECT 1 FROM contracts c WHERE c.id = CAST(substr(n.asks, 10) AS INTEGER) AND c.state = 'active' AND c.end_by IS NOT NULL)
          ELSE EXISTS (SELECT 1 FROM contract_open o WHERE o.contract_id = CAST(substr(n.asks, 10) AS INTEGER) AND n.asks = 'contract:' || o.contract_id || '/' || o.side || '/' || o.due) END";
    PENDING_WITHOUT_FEE = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs j WHERE j.status = 'pending_payment' AND NOT EXISTS (SELECT 1 FROM fees f WHERE f.job_id = j.id AND f.state = 'due')";
}

/// An invariant of the data, and the statement that counts the rows that violate it.
type Invariant = (&'static str, db::Sql);

/// Invariants of the books. A file that violates them is neither backed up nor restored.
const BOOKS: [Invariant; 9] = [
    ("every ledger entry balances", UNBALANCED_ENTRIES),
    ("the ledger matches what is due on each fee", WRONG_AMOUNT_DUE),
    ("the ledger's monthly totals match its entries", WRONG_LEDGER_SUM),
    ("each promotion's total matches the fees it waived", WRONG_PROMOTION_TOTAL),
    ("every job awaiting payment has a fee due", PENDING_WITHOUT_FEE),
    ("the ledger matches what each invoice and payment is about", WRONG_OWED),
    ("every invoice says what was paid of it", WRONG_PAID),
    ("every payment says what no invoice has used yet", WRONG_AHEAD),
    ("the numbers of invoices and receipts have no gaps", GAPS),
];

/// The other invariants. A backup with a wrong number in it is better than none.
const OTHERS: [Invariant; 33] = [
    ("every settled partner fee has the days of its month, and no other fee has any", WRONG_PARTNER_DAYS),
    ("every fee paid by card has its card payment", WRONG_CARD_PAYMENT),
    ("the ledger matches the money held from card payments", WRONG_HELD),
    ("money held for a milestone in dispute is frozen", WRONG_FROZEN),
    ("everyone who confirmed a rapid hire has a contract and a shift", RAPID_WITHOUT_CONTRACT),
    ("each job's number of filled openings matches its hires", WRONG_HIRED_COUNT),
    ("each job's application count matches its applications", WRONG_APPLICATION_COUNT),
    ("each employer's open-job count matches its jobs", WRONG_OPEN_JOB_COUNT),
    ("the site's open-job count matches its jobs", WRONG_BOARD_COUNT),
    ("each application's employer is its job's", WRONG_EMPLOYER),
    ("each employer's application counts match its applications", WRONG_INBOX_COUNT),
    ("applied jobs match the applications", WRONG_APPLIED_JOBS),
    ("every attached file is recorded as used", ATTACHMENTS_WITHOUT_USE),
    ("every hire has a contract", HIRED_WITHOUT_CONTRACT),
    ("every contract has the terms that its state needs", WRONG_VERSION),
    ("every contract says which side has something to answer", WRONG_WAIT),
    ("every contract says how far its milestones are", WRONG_PROGRESS),
    ("contested attendance waits for the employer, and nothing else does as such", WRONG_CONTESTED),
    ("every dispute is counted, and only an open one holds anything", WRONG_DISPUTE),
    ("every timesheet has the sums of its entries", WRONG_HOURS),
    ("no two entries of a person's hours overlap", OVERLAPPING_HOURS),
    ("everyone's score matches their reviews", WRONG_REVIEW_SCORE),
    ("a full job is not open", FULL_BUT_OPEN),
    ("no application is open after its job ended", OPEN_APPLICATIONS_OF_ENDED_JOBS),
    ("the totals of the office's lists match their rows", WRONG_LIST_TOTAL),
    ("what people store matches their files", WRONG_STORED_BYTES),
    ("each employer's job counts match its jobs", WRONG_JOB_COUNT),
    ("every job is in the search index for own jobs", own::NOT_INDEXED),
    ("everyone is in the search index for people", people_search::NOT_INDEXED),
    ("every removed account is closed", removals::OPEN),
    ("every message is in the search index", message_search::NOT_INDEXED),
    ("everyone's number of unread conversations matches them", members::WRONG_UNREAD),
    ("no notification asks for what is done", WRONG_ACTS),
];

/// Returns every invariant with its number of violations.
pub fn count_all(tx: &mut Tx) -> db::Result<Vec<(&'static str, i64)>> {
    Ok([count_violations(tx, &BOOKS)?, count_other_violations(tx)?].concat())
}

/// Returns the invariants with their numbers of violations.
fn count_violations(tx: &mut Tx, invariants: &[Invariant]) -> db::Result<Vec<(&'static str, i64)>> {
    invariants.iter().map(|(rule, statement)| Ok((*rule, tx.one(*statement, &[], db::value)?))).collect()
}

/// As [`count_violations`], for the invariants that aren't about the books.
fn count_other_violations(tx: &mut Tx) -> db::Result<Vec<(&'static str, i64)>> {
    let mut counted = count_violations(tx, &OTHERS)?;
    counted.push(("the listed jobs, and only they, are in the search index", index::check::count_wrong(tx)?));
    Ok(counted)
}

/// Checks every invariant, for backups and restores. Warns about those that aren't about the books.
///
/// # Errors
/// [`db::Error::Invalid`] that names the first invariant of the books that is violated.
pub fn check(tx: &mut Tx) -> db::Result<()> {
    if let Some((rule, count)) = count_violations(tx, &BOOKS)?.into_iter().find(|(_, count)| *count > 0) {
        return Err(db::Error::Invalid(format!("not true: {rule}: {count} violations; see `jobstead check`")));
    }
    for (rule, count) in count_other_violations(tx)?.into_iter().filter(|(_, count)| *count > 0) {
        tracing::warn!("not true: {rule}: {count} violations; see `jobstead check`");
    }
    Ok(())
}
