import { useStatement } from '../../../data/payments/payments';
import { ErrorState } from '../../../kit/error-state';
import { SkeletonText } from '../../../kit/skeleton';
import { SlipRow } from '../../../kit/slip';
import type { Statement as Found, StatementSums } from '../../../lib/api';
import { money } from '../../../lib/money';
import { once } from '../../../lib/once';

interface StatementProps {
  year: number;
  /** Id of the employer whose statement it is; empty for the person's own. */
  employer: string;
}

/** What was paid in a year, by month and by person, with the figure for a tax form. */
export function Statement({ year, employer }: StatementProps) {
  const query = useStatement(year, employer);
  if (query.isPending) return <SkeletonText label="Loading the statement" />;
  if (query.isError) return <ErrorState title="The statement didn’t load" error={query.error} onRetry={() => void query.refetch()} />;
  const { months, partners, partnerCount, currency } = query.data;
  const search = employer && `?employerId=${employer}`;
  if (partners.length === 0) return <p className="mut">No confirmed payments in {year}.</p>;
  return (
    <>
      <Total found={query.data} isEmployer={employer !== ''} />
      <a className="tap" href={`/api/statements/${year}/csv${search}`} download>
        Every payment of {year} as a table (CSV)
      </a>
      <Table title="By month" rows={months.map(({ month, sums }) => ({ key: month, name: monthName(month), sums }))} currency={currency} />
      <Table
        title={employer ? 'By worker' : 'By employer'}
        rows={partners.map(({ id, name, sums }) => ({ key: id, name, sums }))}
        currency={currency}
        withReportable
      />
      {partnerCount > partners.length && (
        <p className="sm mut">
          The first {partners.length} of {partnerCount} are shown. The table above has all.
        </p>
      )}
    </>
  );
}

function Total({ found: { total, currency, form1099From, form1099Pending, year }, isEmployer }: { found: Found; isEmployer: boolean }) {
  const sum = (minor: number) => money(minor, currency);
  return (
    <div className="stack gap-2">
      <div>
        <SlipRow label="Paid and confirmed">{sum(total.paid)}</SlipRow>
        {total.refunded > 0 && <SlipRow label="Given back">{sum(total.refunded)}</SlipRow>}
        {total.byCard > 0 && <SlipRow label="Of it by card">{sum(total.byCard)}</SlipRow>}
        {total.expenses > 0 && <SlipRow label="Of it for expenses">{sum(total.expenses)}</SlipRow>}
        <SlipRow label="Without cards, payment apps and expenses">
          <b>{sum(total.reportable)}</b>
        </SlipRow>
      </div>
      {form1099Pending && (
        <p className="sm mut">
          The amount from which a business in the United States files Form 1099-NEC for {year} hasn’t been announced yet. All income is taxable,
          whatever the form.
        </p>
      )}
      {form1099From !== null && (
        <p className="sm mut">
          {isEmployer
            ? `For ${year}, a business in the United States files Form 1099-NEC for each contractor whose last figure is ${sum(form1099From)} or more. Card companies and payment apps report theirs themselves.`
            : `For ${year}, a business in the United States files Form 1099-NEC for you if this figure of that employer is ${sum(form1099From)} or more. All income is taxable, whatever the form.`}{' '}
          Only payments that both sides confirmed here are counted. This is no tax advice.
        </p>
      )}
    </div>
  );
}

const format = once(() => new Intl.DateTimeFormat(undefined, { month: 'long', timeZone: 'UTC' }));
const monthName = (month: string) => format().format(new Date(`${month}-01T00:00:00Z`));

interface TableProps {
  title: string;
  rows: { key: string | number; name: string; sums: StatementSums }[];
  currency: string;
  withReportable?: boolean;
}

function Table({ title, rows, currency, withReportable = false }: TableProps) {
  return (
    <section className="stack gap-2">
      <h3 className="row-title">{title}</h3>
      <ul aria-label={title}>
        {rows.map(({ key, name, sums }) => (
          <li key={key} className="hours-line row top sp gap-3">
            <span className="break grow">{name}</span>
            <span className="hours-figures">
              <b>{money(sums.paid - sums.refunded, currency)}</b>
              {withReportable && <span className="sm mut">{money(sums.reportable, currency)} without cards and expenses</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
