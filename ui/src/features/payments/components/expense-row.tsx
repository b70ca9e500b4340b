import { useExpenseStep } from '../../../data/payments/payments';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Pill } from '../../../kit/pill';
import type { Expense } from '../../../lib/api';
import { fullDay } from '../../../lib/format';
import { money } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { expenseLabels, expenseStates } from '../words';

interface ExpenseProps {
  expense: Expense;
  currency: string;
  ownSide: 'employer' | 'worker' | null;
}

/** An expense, a bonus or a tip, with the employer's buttons. */
export function ExpenseRow({ expense, currency, ownSide }: ExpenseProps) {
  const step = useExpenseStep(({ action }) => toast(action === 'approve' ? 'Expense approved' : isOwn ? 'Taken back' : 'Declined', ''));
  const isOwn = ownSide === 'worker';
  const { kind, amount, note, spentOn, files, can, answerNote } = expense;
  const { label, tone } = expenseStates[expense.state];
  return (
    <li className="hours-line stack gap-2">
      <div className="row top sp gap-3">
        <span className="grow break">
          {expenseLabels[kind]}
          {note && `: ${note}`}
          <span className="sm mut block">
            {spentOn && fullDay(spentOn)}
            {answerNote && ` · “${answerNote}”`}
          </span>
        </span>
        <span className="hours-figures">
          <b>{money(amount, currency)}</b>
          {kind === 'expense' && <Pill tone={tone}>{label}</Pill>}
        </span>
      </div>
      {files.map(({ url, name }) => (
        <a key={url} className="tap break" href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      ))}
      {can.length > 0 && (
        <div className="actions">
          {can.includes('approve') && (
            <Button variant="primary" pending={step.pending} onClick={() => step.act({ expense, action: 'approve' })}>
              Approve {money(amount, currency)}
            </Button>
          )}
          <Button pending={step.pending} onClick={() => step.act({ expense, action: 'decline' })}>
            {isOwn ? 'Take back' : 'Decline'}
          </Button>
        </div>
      )}
      <ErrorLine error={step.error} />
    </li>
  );
}
