import { useInvoice } from '../../../data/payments/payments';
import { useSite } from '../../../data/site/site';
import PayByCard from '../../../domain/pay-by-card';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { Link } from '../../../kit/link';
import { Missing } from '../../../kit/missing';
import { useOverlay } from '../../../kit/overlay';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import { SlipRow } from '../../../kit/slip';
import { Title } from '../../../kit/title';
import type { Invoice, InvoiceView } from '../../../lib/api';
import { ApiError } from '../../../lib/errors';
import { fullDay } from '../../../lib/format';
import { wallTime } from '../../../lib/moment';
import { money } from '../../../lib/money';
import { useParams, useSearchParams } from '../../../lib/router/hooks';
import { PaymentRow } from '../components/payment-row';
import { invoiceState, openOf, percentText } from '../words';

const PaymentSheet = lazyOverlay(() => import('../components/payment-sheet'));

/** An invoice or a credit note, with its payments. */
export default function InvoicePage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const isBack = params.get('card') === 'done';
  const query = useInvoice(id, isBack);
  if (query.isPending) {
    return (
      <Page width="narrow">
        <SkeletonText label="Loading the invoice" />
      </Page>
    );
  }
  if (query.isError) {
    if (query.error instanceof ApiError && query.error.status === 404)
      return <Missing title="Invoice not found" text="Only the two sides of a contract can see its invoices." />;
    return (
      <Page width="narrow">
        <ErrorState title="The invoice didn’t load" error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  return <Found view={query.data} isBack={isBack} />;
}

function Found({ view, isBack }: { view: InvoiceView; isBack: boolean }) {
  const { invoice, payments, ownSide } = view;
  const { zone } = useSite();
  const { label, tone } = invoiceState(invoice, wallTime(Date.now(), zone).date);
  const names = { employer: invoice.document.to.name, worker: invoice.document.from.name };
  return (
    <Page width="narrow">
      <div className="row wrp gap-2">
        <Title>{`${invoice.kind === 'invoice' ? 'Invoice' : 'Credit note'} ${invoice.number}`}</Title>
        <Pill tone={tone}>{label}</Pill>
      </div>
      <Paper invoice={invoice} cards={view.cards} />
      {payments.length > 0 && (
        <section className="card card-p" aria-label="Payments">
          <h2 className="row-title">Payments</h2>
          <ul aria-label="Payments">
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} names={names} ownSide={ownSide} />
            ))}
          </ul>
        </section>
      )}
      {ownSide === 'employer' && openOf(invoice) > 0 && invoice.disputeId === null && <ByCard view={view} isBack={isBack} />}
      <div className="actions">
        {ownSide && invoice.kind === 'invoice' && (
          <RecordButton
            invoice={invoice}
            isByCard={ownSide === 'employer' && view.cards === 'on'}
            ownSide={ownSide}
            other={names[ownSide === 'worker' ? 'employer' : 'worker']}
          />
        )}
        <a className="btn btn-s" href={`/api/invoices/${invoice.id}/pdf`} target="_blank" rel="noreferrer">
          Open as PDF
        </a>
        {invoice.disputeId !== null && (
          <Link className="tap" to={`/disputes/${invoice.disputeId}`}>
            View dispute
          </Link>
        )}
        <Link className="tap" to={`/contracts/${invoice.contractId}`}>
          View contract
        </Link>
        <Link className="tap" to="/payments">
          All your invoices
        </Link>
      </div>
    </Page>
  );
}

function ByCard({ view: { invoice, cards }, isBack }: { view: InvoiceView; isBack: boolean }) {
  const worker = invoice.document.from.name;
  if (cards === 'off') return null;
  if (cards === 'not_ready') return <p className="sm mut">{`${worker} can’t be paid by card yet.`}</p>;
  return (
    <PayByCard
      path={`/api/invoices/${invoice.id}`}
      label={`Pay ${money(openOf(invoice), invoice.currency)} by card`}
      note={`You pay on a page of Stripe, and the money is sent to ${worker}.`}
      isAwaited={isBack}
    />
  );
}

interface RecordButtonProps {
  invoice: Invoice;
  /** Whether paying by card is the first choice. */
  isByCard: boolean;
  ownSide: 'employer' | 'worker';
  other: string;
}

function RecordButton({ invoice, isByCard, ownSide, other }: RecordButtonProps) {
  const [paying, setPaying] = useOverlay('pay');
  const open = openOf(invoice);
  return (
    <>
      <Button variant={open > 0 && !isByCard ? 'primary' : 'secondary'} aria-haspopup="dialog" onClick={() => setPaying(true)}>
        {open > 0 ? 'Record a payment' : 'Record a refund'}
      </Button>
      {paying && (
        <PaymentSheet
          contract={invoice.contractId}
          currency={invoice.currency}
          ownSide={ownSide}
          other={other}
          invoices={[{ id: invoice.id, label: invoice.number, open }]}
          only
          onClose={() => setPaying(false)}
        />
      )}
    </>
  );
}

/** What the invoice says, as on paper. */
function Paper({ invoice, cards }: { invoice: Invoice; cards: InvoiceView['cards'] }) {
  const { document, total, tax, taxRate, currency, paid, refunded, commission } = invoice;
  const sum = (minor: number) => money(minor, currency);
  return (
    <article className="card card-p stack gap-4">
      <div>
        <SlipRow label="From">
          <Party party={document.from} />
        </SlipRow>
        <SlipRow label="To">
          <Party party={document.to} />
        </SlipRow>
        <SlipRow label="Work">{document.work}</SlipRow>
        <SlipRow label="Issued on">{fullDay(invoice.issuedOn)}</SlipRow>
        {invoice.kind === 'invoice' ? (
          <SlipRow label="To be paid by">{fullDay(invoice.dueOn)}</SlipRow>
        ) : (
          <SlipRow label="Reduces">Invoice {document.credits}</SlipRow>
        )}
      </div>
      <div>
        {document.lines.map(({ text, amount }) => (
          <SlipRow key={text} label={text}>
            {sum(amount)}
          </SlipRow>
        ))}
        <SlipRow label="Total">
          <b>{sum(total)}</b>
        </SlipRow>
        <SlipRow label={taxRate > 0 ? `In it: ${document.taxName}, ${percentText(taxRate)}%` : 'Tax'}>
          {taxRate > 0 ? sum(tax) : 'None charged'}
        </SlipRow>
        {invoice.kind === 'invoice' && (
          <>
            <SlipRow label="Paid">{sum(paid)}</SlipRow>
            {invoice.credited > 0 && <SlipRow label="Taken off by credit notes">{sum(invoice.credited)}</SlipRow>}
            {refunded > 0 && <SlipRow label="Given back">{sum(refunded)}</SlipRow>}
            <SlipRow label="Open">
              <b>{sum(openOf(invoice))}</b>
            </SlipRow>
          </>
        )}
      </div>
      {commission > 0 && (
        <p className="sm mut">
          {invoice.kind === 'invoice'
            ? `On top of it, the employer pays the site a commission of ${sum(commission)}.`
            : `The site’s commission is ${sum(commission)} less.`}
        </p>
      )}
      <p className="sm mut">
        {cards === 'off'
          ? 'Money is paid directly between the two sides. This site only records it.'
          : 'Money is paid directly between the two sides, and recorded here. What is paid by card on this site is sent on to the worker.'}
      </p>
    </article>
  );
}

function Party({ party: { name, address, taxId } }: { party: Invoice['document']['from'] }) {
  return (
    <span className="pre-line break">
      {name}
      {address && `\n${address}`}
      {taxId && `\nTax number: ${taxId}`}
    </span>
  );
}
