import { useTimesheets } from '../../../data/timesheets/timesheets';
import { Link } from '../../../kit/link';
import type { Contract } from '../../../lib/api';
import { duration } from '../../../lib/duration';
import { days } from '../../../lib/format';
import { money } from '../../../lib/money';
import { stateLabel } from '../words';

/** The weeks with hours in them, and the files of the one that is shown. */
export default function AllWeeks({ contract, shown }: { contract: Contract; shown: string }) {
  const list = useTimesheets(contract.id);
  const items = list.data?.items ?? [];
  if (items.length === 0) return null;
  const files = `/api/contracts/${contract.id}/timesheets/${shown}`;
  return (
    <details className="more">
      <summary>All weeks and downloads</summary>
      <div className="stack gap-3">
        {items.some(({ week }) => week === shown) && (
          <div className="actions">
            <a className="tap" href={`${files}/pdf`} download>
              PDF
            </a>
            <a className="tap" href={`${files}/csv`} download>
              Table (CSV)
            </a>
            <a className="tap" href={`${files}/calendar.ics`} download>
              Calendar (.ics)
            </a>
          </div>
        )}
        <ul aria-label="All weeks">
          {items.map((sheet) => (
            <li key={sheet.week} className="hours-line">
              <Link
                className="hours-button"
                to={`/contracts/${contract.id}?tab=hours&week=${sheet.week}`}
                preventScrollReset
                aria-current={sheet.week === shown || undefined}
              >
                <span className="grow">
                  {days(sheet.week, sheet.lastDay)}
                  <span className="sm mut"> · {stateLabel(sheet).label}</span>
                </span>
                <span className="hours-figures">
                  <b>{duration(sheet.figures.seconds)}</b>
                  {sheet.figures.amount > 0 && <span className="sm">{money(sheet.figures.amount, contract.currency)}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
