import { useWorkYear } from '../../../data/timesheets/timesheets';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Link } from '../../../kit/link';
import { SkeletonText } from '../../../kit/skeleton';
import { SlipRow } from '../../../kit/slip';
import type { WorkYear } from '../../../lib/api';
import { duration } from '../../../lib/duration';
import { money } from '../../../lib/money';

/** What a worker worked and earned by the hour in a year. */
export function Year({ year }: { year: number }) {
  const query = useWorkYear(year);
  if (query.isPending) return <SkeletonText label="Loading the year" />;
  if (query.isError) return <ErrorState title="The year didn’t load" error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.contracts.length === 0) {
    const action = <ButtonLink to="/project-management">Go to your contracts</ButtonLink>;
    return <Empty title={`No hours in ${year}`} text="Hours that you record in your contracts show up here." action={action} />;
  }
  return <Sums found={query.data} />;
}

function Sums({ found }: { found: WorkYear }) {
  const { year, sums, contracts, months, currency } = found;
  return (
    <>
      <section className="card card-p stack gap-3" aria-label={`Sums of ${year}`}>
        <div>
          <SlipRow label="Time worked">{duration(sums.seconds)}</SlipRow>
          <SlipRow label="Approved">{duration(sums.approvedSeconds)}</SlipRow>
          <SlipRow label="Pay for approved hours">
            <b>{money(sums.amount, currency)}</b>
          </SlipRow>
        </div>
        <p className="sm mut">A week belongs to the month and the year in which it begins. Only hours that you recorded here are in it.</p>
        <a className="tap" href={`/api/time/${year}/csv`} download>
          Every entry as a table (CSV)
        </a>
      </section>
      <Table
        title="By employer"
        rows={contracts.map(({ contractId, title, employer, sums }) => ({
          key: contractId,
          name: `${title}, ${employer}`,
          to: `/contracts/${contractId}`,
          sums,
        }))}
        currency={currency}
      />
      <Table title="By month" rows={months.map(({ month, sums }) => ({ key: month, name: monthName(month), to: null, sums }))} currency={currency} />
    </>
  );
}

const format = new Intl.DateTimeFormat(undefined, { month: 'long', timeZone: 'UTC' });
const monthName = (month: string) => format.format(new Date(`${month}-01T00:00:00Z`));

interface Row {
  key: string | number;
  name: string;
  to: string | null;
  sums: WorkYear['sums'];
}

function Table({ title, rows, currency }: { title: string; rows: Row[]; currency: string }) {
  return (
    <section className="stack gap-3">
      <h2 className="section-title">{title}</h2>
      <ul className="card card-p" aria-label={title}>
        {rows.map(({ key, name, to, sums }) => (
          <li key={key} className="hours-line row top sp gap-3">
            {to ? (
              <Link className="break grow" to={to}>
                {name}
              </Link>
            ) : (
              <span className="break grow">{name}</span>
            )}
            <span className="hours-figures">
              <b>{duration(sums.seconds)}</b>
              <span className="sm">{money(sums.amount, currency)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
