import { useSite } from '../../../data/site/site';
import { Link } from '../../../kit/link';
import { Pill } from '../../../kit/pill';
import type { Invoice } from '../../../lib/api';
import { fullDay } from '../../../lib/format';
import { wallTime } from '../../../lib/moment';
import { money } from '../../../lib/money';
import { invoiceState, invoiceTitle, openOf } from '../words';

/** An invoice in a list; `who` is the other side, which comes first where it isn't clear. */
export function InvoiceRow({ invoice, who }: { invoice: Invoice; who?: string }) {
  const { zone } = useSite();
  const { label, tone } = invoiceState(invoice, wallTime(Date.now(), zone).date);
  const { number, total, currency, paid, dueOn, kind, id } = invoice;
  const title = invoiceTitle(invoice);
  const isOpen = kind === 'invoice' && openOf(invoice) > 0;
  return (
    <li className="hours-line row top sp gap-3">
      <span className="grow break">
        <Link className={who && 'row-title'} to={`/invoices/${id}`} aria-label={who && `${who}: ${title}`}>
          {who ?? title}
        </Link>
        <span className="sm mut block">
          {who && `${title} · `}
          {number}
          {isOpen && ` · due ${fullDay(dueOn)}`}
        </span>
      </span>
      <span className="hours-figures">
        <b>{money(kind === 'credit_note' ? -total : total, currency)}</b>
        {isOpen && paid > 0 && <span className="sm">{money(openOf(invoice), currency)} open</span>}
        <Pill tone={tone}>{label}</Pill>
      </span>
    </li>
  );
}
