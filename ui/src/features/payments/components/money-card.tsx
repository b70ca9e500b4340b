import { useContractMoney } from '../../../data/payments/payments';
import { stopSentence } from '../../../domain/card-stop';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { Link } from '../../../kit/link';
import { useOverlay } from '../../../kit/overlay';
import { SkeletonText } from '../../../kit/skeleton';
import { SlipRow } from '../../../kit/slip';
import type { Contract, ContractMoney } from '../../../lib/api';
import { money } from '../../../lib/money';
import { invoiceTitle, openOf } from '../words';
import { ExpenseRow } from './expense-row';
import { InvoiceRow } from './invoice-row';
import { PaymentRow } from './payment-row';
import type { Payable } from './payment-sheet';

const PaymentSheet = lazyOverlay(() => import('./payment-sheet'));
const ExpenseSheet = lazyOverlay(() => import('./expense-sheet'));

/** What was billed and paid for a contract. */
export default function MoneyCard({ contract }: { contract: Contract }) {
  const query = useContractMoney(contract.id);
  return (
    <section className="card card-p stack gap-4" aria-label="Pay" id="pay">
      <h2 className="section-title">Pay</h2>
      {query.isPending && <SkeletonText label="Loading the invoices" />}
      {query.isError && <ErrorState title="The invoices didn’t load" error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Found found={query.data} contract={contract} />}
    </section>
  );
}

function Found({ found, contract }: { found: ContractMoney; contract: Contract }) {
  const { invoices, payments, expenses, ownSide, can } = found;
  const names = { employer: contract.employer.name, worker: contract.worker.name };
  const isEmpty = invoices.items.length + payments.items.length + expenses.length === 0;
  return (
    <>
      {isEmpty ? (
        <p className="mut">Approved work is billed here. You pay each other directly, record it here, and both confirm it.</p>
      ) : (
        <Sums found={found} />
      )}
      {found.cardStop !== null && <p role="status">{stopSentence[found.cardStop]}</p>}
      <Rows title="Payments" shown={payments.items.length > 0}>
        {payments.items.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} names={names} ownSide={ownSide} />
        ))}
      </Rows>
      <Rows title="Expenses, bonuses and tips" shown={expenses.length > 0}>
        {expenses.map((expense) => (
          <ExpenseRow key={expense.id} expense={expense} currency={found.currency} ownSide={contract.ownSide} />
        ))}
      </Rows>
      <Rows title="Invoices" shown={invoices.items.length > 0}>
        {invoices.items.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </Rows>
      {(invoices.nextCursor || payments.nextCursor) && (
        <p className="sm mut">
          The newest 20 are shown. <Link to="/payments">All your invoices</Link>
        </p>
      )}
      {can.length > 0 && <Actions found={found} contract={contract} />}
    </>
  );
}

function Rows({ title, shown, children }: { title: string; shown: boolean; children: React.ReactNode }) {
  if (!shown) return null;
  return (
    <div>
      <h3 className="row-title">{title}</h3>
      <ul aria-label={title}>{children}</ul>
    </div>
  );
}

function Sums({ found: { billed, paid, open, ahead, recorded, currency } }: { found: ContractMoney }) {
  return (
    <div>
      <SlipRow label="Billed">{money(billed, currency)}</SlipRow>
      <SlipRow label="Paid and confirmed">{money(paid, currency)}</SlipRow>
      {recorded !== 0 && <SlipRow label="Recorded, not confirmed yet">{money(recorded, currency)}</SlipRow>}
      {ahead > 0 && <SlipRow label="Paid ahead of the next invoice">{money(ahead, currency)}</SlipRow>}
      <SlipRow label="Open">
        <b>{money(open, currency)}</b>
      </SlipRow>
    </div>
  );
}

function Actions({ found, contract }: { found: ContractMoney; contract: Contract }) {
  const [paying, setPaying] = useOverlay('pay');
  const [adding, setAdding] = useOverlay('expense');
  const { can, currency, ownSide } = found;
  const other = ownSide === 'worker' ? contract.employer.name : contract.worker.name;
  const side = can.includes('expense') ? 'worker' : 'employer';
  return (
    <div className="actions">
      {can.includes('record') && (
        <Button variant={found.open > 0 ? 'primary' : 'secondary'} aria-haspopup="dialog" onClick={() => setPaying(true)}>
          Record a payment
        </Button>
      )}
      {(can.includes('expense') || can.includes('bonus')) && (
        <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
          {side === 'worker' ? 'Add an expense' : 'Give a bonus or a tip'}
        </Button>
      )}

      {paying && ownSide && (
        <PaymentSheet
          contract={contract.id}
          currency={currency}
          ownSide={ownSide}
          other={other}
          invoices={payable(found)}
          onClose={() => setPaying(false)}
        />
      )}
      {adding && <ExpenseSheet contract={contract.id} currency={currency} ownSide={side} other={other} onClose={() => setAdding(false)} />}
    </div>
  );
}

/** The invoices that a payment or a refund can be for, oldest first. */
const payable = ({ invoices, currency }: ContractMoney): Payable[] =>
  invoices.items
    .filter(({ kind }) => kind === 'invoice')
    .map((invoice) => {
      const open = openOf(invoice);
      return { id: invoice.id, label: `${invoice.number}, ${invoiceTitle(invoice)}, ${open > 0 ? `${money(open, currency)} open` : 'paid'}`, open };
    })
    .reverse();
