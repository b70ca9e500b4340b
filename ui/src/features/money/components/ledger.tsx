import { useLedger } from '../../../data/money/ledger';
import { useSite } from '../../../data/site/site';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Link } from '../../../kit/link';
import { Pager } from '../../../kit/pager';
import { SegmentParam } from '../../../kit/segment';
import { SkeletonText } from '../../../kit/skeleton';
import type { LedgerBook, LedgerEntry, List } from '../../../lib/api';
import { siteDate } from '../../../lib/moment';
import { money } from '../../../lib/money';
import { useSearchParams } from '../../../lib/router/hooks';
import { accounts, entryLabels } from '../labels';
import { LedgerTotals } from './ledger-totals';

const books = [
  { value: '', label: 'The site’s' },
  { value: 'work', label: 'Work on record' },
];

/** The ledger: totals by account, then all entries. */
export default function Ledger() {
  const [params] = useSearchParams();
  const book = params.get('book') === 'work' ? 'work' : 'site';
  const entries = useLedger(book, params.get('cursor'));
  if (entries.isPending) return <SkeletonText label="Loading the ledger" lines={8} />;
  if (entries.isError) return <ErrorState title="The ledger didn’t load" error={entries.error} onRetry={() => void entries.refetch()} />;
  const { items } = entries.data;
  const text =
    book === 'site' ? 'The first posted job creates the first entry.' : 'The first work that an employer approves creates the first entry.';
  return (
    <div className="stack gap-6" aria-busy={entries.isPlaceholderData}>
      <SegmentParam param="book" label="Book" options={books} />
      {book === 'work' && (
        <p className="mut">Money that employers and workers pay each other directly. It’s only recorded here, and none of it is the site’s.</p>
      )}
      {items.length === 0 ? (
        <Empty title="The ledger is empty" text={text} action={<ButtonLink to="/pricing">See the prices</ButtonLink>} />
      ) : (
        <Entries book={book} page={entries.data} />
      )}
    </div>
  );
}

function Entries({ book, page: { items, prevCursor, nextCursor } }: { book: LedgerBook; page: List<LedgerEntry> }) {
  return (
    <>
      <LedgerTotals book={book} />
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
    </>
  );
}

/** What an entry is about; only fees have a page that the office may open. */
function About({ entry: { about, aboutId, title, employer, note } }: { entry: LedgerEntry }) {
  if (about === 'fee') {
    return (
      <Link to={`/fees/${aboutId}`}>
        Fee {aboutId}, {title}
      </Link>
    );
  }
  return <>{[title, employer, about === 'invoice' ? note : ''].filter(Boolean).join(', ')}</>;
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
            <About entry={entry} />
          </p>
          <p className="sm mut">
            {siteDate(entry.at, zone)} · {names(to)} from {names(from)}
            {entry.reverses !== null && ` · reverses ${entry.reverses}`}
            {entry.by && ` · ${entry.by}`}
          </p>
          {entry.note && entry.about !== 'invoice' && <p className="sm">{entry.note}</p>}
        </div>
        <b className="num">{money(Math.max(...entry.postings.map(({ amount }) => amount)), entry.currency)}</b>
      </div>
    </li>
  );
}
