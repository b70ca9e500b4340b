import { Link, useSearchParams } from 'react-router';
import { useLedger } from '../../../data/money/ledger';
import { useSite } from '../../../data/site/site';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Pager } from '../../../kit/pager';
import { SkeletonText } from '../../../kit/skeleton';
import type { LedgerEntry } from '../../../lib/api';
import { siteDate } from '../../../lib/format';
import { money } from '../../../lib/money';
import { accounts, entryLabels } from '../labels';
import { LedgerTotals } from './ledger-totals';

/** The ledger: totals by account, then all entries. */
export default function Ledger() {
  const [params] = useSearchParams();
  const entries = useLedger(params.get('cursor'));
  if (entries.isPending) return <SkeletonText label="Loading the ledger" lines={8} />;
  if (entries.isError) return <ErrorState title="The ledger didn’t load" error={entries.error} onRetry={() => void entries.refetch()} />;
  const { items, prevCursor, nextCursor } = entries.data;
  if (items.length === 0)
    return (
      <Empty
        title="The ledger is empty"
        text="The first posted job creates the first entry."
        action={<ButtonLink to="/pricing">See the prices</ButtonLink>}
      />
    );
  return (
    <div className="stack gap-6" aria-busy={entries.isPlaceholderData}>
      <LedgerTotals />
      <section className="stack gap-3">
        <h2 className="section-title">Entries</h2>
        <p className="mut">Entries never change. A mistake is corrected by a reversing entry.</p>
        <ul className="card card-p" aria-label="Ledger entries">
          {items.map((entry) => (
            <Line key={entry.id} entry={entry} />
          ))}
        </ul>
        <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of the ledger" />
      </section>
    </div>
  );
}

function Line({ entry }: { entry: LedgerEntry }) {
  const { zone } = useSite();
  const [to, from] = [entry.postings.filter(({ amount }) => amount > 0), entry.postings.filter(({ amount }) => amount < 0)];
  const names = (postings: LedgerEntry['postings']) => postings.map(({ account }) => accounts[account]).join(', ');
  return (
    <li className="list-row">
      <div className="row top sp gap-3">
        <div className="break">
          <b>
            {entry.id}. {entryLabels[entry.kind]}
          </b>
          <p>
            <Link to={`/fees/${entry.feeId}`}>
              Fee {entry.feeId}, {entry.title}
            </Link>
          </p>
          <p className="sm mut">
            {siteDate(entry.at, zone)} · {names(to)} from {names(from)}
            {entry.reverses !== null && ` · reverses ${entry.reverses}`}
            {entry.by && ` · ${entry.by}`}
          </p>
          {entry.note && <p className="sm">{entry.note}</p>}
        </div>
        <b className="num">{money(Math.max(...entry.postings.map(({ amount }) => amount)), entry.currency)}</b>
      </div>
    </li>
  );
}
