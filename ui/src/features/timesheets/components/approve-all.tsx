import { useApproveMany } from '../../../data/timesheets/timesheets';
import ConfirmDialog from '../../../kit/dialog';
import { ErrorLine } from '../../../kit/error-line';
import type { TimesheetCard } from '../../../lib/api';
import { duration } from '../../../lib/duration';
import { counted, days } from '../../../lib/format';
import { money } from '../../../lib/money';
import { toast } from '../../../lib/toast';

interface ApproveAllProps {
  cards: TimesheetCard[];
  onClose: () => void;
}

/** Approves the hours of several people. It says before whose, and what that costs. */
export default function ApproveAll({ cards, onClose }: ApproveAllProps) {
  const approve = useApproveMany(() => {
    onClose();
    toast(`Hours of ${counted(cards.length, 'person', 'people')} approved`, 'We told everyone.');
  });
  const sums = new Map<string, number>();
  for (const { currency, hourly, sheet } of cards) if (hourly) sums.set(currency, (sums.get(currency) ?? 0) + sheet.figures.amount);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Approve the hours of ${counted(cards.length, 'person', 'people')}?`}
      action="Approve all"
      cancel="Not yet"
      pending={approve.pending}
      onConfirm={() => approve.act(cards.map(({ sheet }) => sheet))}
    >
      <ul className="stack gap-2">
        {cards.map(({ sheet, other, currency, hourly }) => (
          <li key={sheet.id} className="row top sp gap-3">
            <span className="grow break">
              {other}
              <span className="sm mut block">{days(sheet.week, sheet.lastDay)}</span>
            </span>
            <span className="hours-figures">
              <b>{duration(sheet.figures.countedSeconds)}</b>
              {hourly && <span className="sm">{money(sheet.figures.amount, currency)}</span>}
            </span>
          </li>
        ))}
      </ul>
      {[...sums].map(([currency, amount]) => (
        <p key={currency}>
          Together <b>{money(amount, currency)}</b>, which you then owe them.
        </p>
      ))}
      <ErrorLine error={approve.error} />
    </ConfirmDialog>
  );
}
