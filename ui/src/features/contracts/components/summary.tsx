import type { ReactNode } from 'react';
import { useContractMoney } from '../../../data/payments/payments';
import { GetThere } from '../../../domain/get-there';
import { MessageButton } from '../../../domain/message-button';
import { Link } from '../../../kit/link';
import { SlipRow } from '../../../kit/slip';
import type { Contract } from '../../../lib/api';
import { money } from '../../../lib/money';
import { useNow } from '../../../lib/use-now';
import { nameOf, openItems } from '../words';

/** Milliseconds. */
const newFor = 7 * 24 * 3_600_000;

interface SummaryProps {
  contract: Contract;
  isEmployer: boolean;
  /** The next shift with its buttons, or the timer. */
  children: ReactNode;
}

/** What matters now: the next shift, where to go, whom to call, what's owed and what to do next. */
export function Summary({ contract, isEmployer, children }: SummaryProps) {
  const { address, employer, worker, currency } = contract;
  const isOn = contract.state === 'active';
  const other = isEmployer ? worker : employer;
  const open = useContractMoney(contract.id).data?.open ?? 0;
  const items = openItems(contract);
  // What the offer said is mostly about the first day.
  const isNew = useNow() - (contract.activeAt ?? 0) < newFor;
  return (
    <section className="card card-p card-lift stack gap-4" aria-label="Right now">
      {items.length > 0 && (
        <ul className="stack gap-1" aria-label="What’s next">
          {items.map(({ text, to }) => (
            <li key={text}>
              <Link className="b break" to={to} replace={to.startsWith('?')}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {children}
      {isNew && contract.note && <p className="break">“{contract.note}”</p>}
      <GetThere address={isOn && !isEmployer ? address : ''} contact={isOn ? other.contact : null}>
        {contract.ownSide && <MessageButton kind="contract" id={contract.id} />}
      </GetThere>
      {open > 0 && (
        <SlipRow label={isEmployer ? `You owe ${nameOf(contract, 'other')}` : `${employer.name} owes you`}>{money(open, currency)}</SlipRow>
      )}
    </section>
  );
}
