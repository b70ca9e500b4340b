import { useReconciliation } from '../../../data/money/cards';
import { ErrorState } from '../../../kit/error-state';
import { SkeletonText } from '../../../kit/skeleton';
import type { CardDifference, Reconciliation } from '../../../lib/api-cards';
import { counted, date, relativeTime } from '../../../lib/format';
import { money } from '../../../lib/money';

const kinds: Record<CardDifference['kind'], string> = {
  unknown: 'Only at Stripe',
  missing: 'Only in the ledger',
  amount: 'Different amounts',
  waiting: 'Not moved yet',
};

/** What Stripe and the ledger see differently. */
export function CardReconciliation() {
  const found = useReconciliation();
  return (
    <section className="stack gap-3" aria-labelledby="reconciliation">
      <h2 className="section-title" id="reconciliation">
        Stripe and the ledger
      </h2>
      <p className="mut">Every night, what Stripe lists is compared with the ledger. Stripe’s fees and its payouts to your bank are recorded then.</p>
      {found.isPending ? (
        <SkeletonText label="Comparing" lines={2} />
      ) : found.isError ? (
        <ErrorState title="The comparison didn’t load" error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Found found={found.data} />
      )}
    </section>
  );
}

function Found({ found: { comparedAt, problem, compared, differences } }: { found: Reconciliation }) {
  return (
    <>
      {problem && <p role="status">The last try failed, and is repeated every hour: {problem}</p>}
      <p>{summary(comparedAt, compared, differences.length)}</p>
      {differences.length > 0 && (
        <ul className="card card-p stack gap-3" aria-label="Differences">
          {differences.map((one) => (
            <li key={`${one.kind} ${one.reference} ${one.at}`} className="stack gap-1">
              <span className="row sp gap-3">
                <strong>{kinds[one.kind]}</strong>
                <span>{amounts(one)}</span>
              </span>
              <span className="sm mut">
                {one.what}, {one.reference}, {date(one.at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function summary(at: number | null, compared: number, differences: number): string {
  if (at === null) return 'They haven’t been compared yet.';
  const when = `They were compared ${relativeTime(at)}: ${counted(compared, 'entry', 'entries')} at Stripe`;
  return differences === 0 ? `${when}, and all of them match.` : `${when}, and ${counted(differences, 'difference', 'differences')}.`;
}

function amounts({ atStripe, inLedger, currency }: CardDifference): string {
  if (atStripe === null) return inLedger === null ? '' : money(inLedger, currency);
  return inLedger === null ? money(atStripe, currency) : `${money(atStripe, currency)} at Stripe, ${money(inLedger, currency)} here`;
}
