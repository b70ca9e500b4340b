import { Banner } from '../../../kit/banner';
import { SlipRow } from '../../../kit/slip';
import type { TimesheetView } from '../../../lib/api';
import { duration } from '../../../lib/duration';
import { days } from '../../../lib/format';
import { money } from '../../../lib/money';

/** Sums of a week, what was agreed as its maximum, and what needs a look. */
export function Totals({ view, currency }: { view: TimesheetView; currency: string }) {
  const { sheet, entries, weeklyHours, overSeconds, daysWithoutBreak } = view;
  const { seconds, countedSeconds, overtimeSeconds, amount } = sheet.figures;
  const hourly = entries.some(({ rate }) => rate !== null);
  return (
    <div className="stack gap-3">
      <div>
        <SlipRow label="Time worked">{duration(seconds)}</SlipRow>
        {countedSeconds !== seconds && (
          <SlipRow label={sheet.approvedByClock ? 'Counted time' : 'Counted time, rounded'}>{duration(countedSeconds)}</SlipRow>
        )}
        {overtimeSeconds > 0 && <SlipRow label="Overtime in it">{duration(overtimeSeconds)}</SlipRow>}
        {hourly && (
          <SlipRow label="Pay">
            <b>{money(amount, currency)}</b>
          </SlipRow>
        )}
      </div>
      {weeklyHours !== null && (
        <div className="stack gap-1">
          <div className="row sp gap-2 sm">
            <span id="hours-used">Used</span>
            <span>
              <b>{duration(seconds)}</b> of {weeklyHours} hours
            </span>
          </div>
          <progress className="meter" aria-labelledby="hours-used" max={weeklyHours * 3600} value={Math.min(seconds, weeklyHours * 3600)} />
        </div>
      )}
      {overSeconds > 0 && (
        <Banner kind="warn" lead={`${duration(overSeconds)} over the weekly limit`}>
          They only count if the employer approves them. If nobody answers, they don’t.
        </Banner>
      )}
      {daysWithoutBreak.length > 0 && (
        <Banner kind="warn" lead="A break is missing">
          {daysWithoutBreak.map((day) => days(day, null)).join('; ')}: see “How hours count”.
        </Banner>
      )}
    </div>
  );
}
