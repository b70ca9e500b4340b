import { useId, useState } from 'react';
import { downloadLedger, useLedgerSums } from '../../../data/money/ledger';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import type { LedgerBook, LedgerSum } from '../../../lib/api';
import { money } from '../../../lib/money';
import { once } from '../../../lib/once';
import { accounts, displayAmount, isoSiteDate } from '../labels';

/** Ledger totals by account, overall or for a month, with a CSV download. */
export function LedgerTotals({ book }: { book: LedgerBook }) {
  const id = useId();
  const { zone } = useSite();
  const [month, setMonth] = useState('');
  const sums = useLedgerSums();
  const csv = useDownload();
  if (!sums.data) return <div className="sk-fee" />;
  const { currency } = sums.data;
  const items = sums.data.items.filter(({ account }) => account.startsWith('work_') === (book === 'work'));
  const months = [...new Set(items.map((sum) => sum.month).filter((one) => one !== null))];
  const shown = items.filter((sum) => (sum.month ?? '') === month);
  const year = isoSiteDate(Date.now(), zone).slice(0, 4);
  const range = { book, ...(month ? { from: month, to: month } : { from: `${year}-01`, to: `${year}-12` }) };
  return (
    <section className="stack gap-3">
      <div className="row wrp sp gap-3">
        <h2 className="section-title">Totals</h2>
        <div className="field">
          <label className="vh" htmlFor={id}>
            Month
          </label>
          <select
            id={id}
            className="in"
            value={month}
            onChange={(event) => {
              setMonth(event.target.value);
              csv.forget();
            }}
          >
            <option value="">All time</option>
            {months.map((one) => (
              <option key={one} value={one}>
                {monthLabel(one)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <dl className="card facts prices">
        {sortAccounts(shown).map(({ account, amount }) => (
          <div key={account}>
            <dt>{account === 'receivable' ? 'Outstanding, net of refunds owed' : accounts[account]}</dt>
            <dd className="num">{money(displayAmount(account, amount), currency)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Button onClick={() => void csv.start(range)} pending={csv.pending} pendingLabel="Downloading…">
          Download {month ? monthLabel(month) : year} (CSV)
        </Button>
      </p>
      <ErrorLine error={csv.error} />
    </section>
  );
}

function useDownload() {
  const [state, setState] = useState({ pending: false, error: null as unknown });
  const start = async (range: Parameters<typeof downloadLedger>[0]) => {
    setState({ pending: true, error: null });
    const error = await downloadLedger(range).then(
      () => null,
      (failure: unknown) => failure,
    );
    setState({ pending: false, error });
  };
  return { ...state, start, forget: () => setState((now) => ({ ...now, error: null })) };
}

/** Sorts the charges first, then the accounts they were settled to. */
function sortAccounts(sums: LedgerSum[]): LedgerSum[] {
  const order: LedgerSum['account'][] = [
    'fee_revenue',
    'commission_revenue',
    'cash',
    'bank',
    'card_elsewhere',
    'receivable',
    'promotions',
    'vouchers',
    'waivers',
  ];
  const work: LedgerSum['account'][] = [
    'work_pay',
    'work_expenses',
    'work_extras',
    'work_cash',
    'work_bank',
    'work_card',
    'work_app',
    'work_other',
    'work_owed',
  ];
  const all = [...order, ...work];
  return [...sums].sort((a, b) => all.indexOf(a.account) - all.indexOf(b.account));
}

const format = once(() => new Intl.DateTimeFormat(undefined, { year: 'numeric', month: 'long', timeZone: 'UTC' }));
const monthLabel = (month: string) => format().format(new Date(`${month}-01T00:00:00Z`));
