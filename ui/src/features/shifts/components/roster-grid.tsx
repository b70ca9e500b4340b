import { Plus } from 'lucide';
import { useSite } from '../../../data/site/site';
import { Icon } from '../../../kit/icon';
import type { Roster } from '../../../lib/api-roster';
import { duration } from '../../../lib/duration';
import { days } from '../../../lib/format';
import { cellsOf, daysOfWeek, type RosterDraft, secondsOf } from '../roster-plan';
import type { Chosen } from './cell-sheet';
import { RosterChip } from './roster-chip';

export interface GridProps {
  roster: Roster;
  draft: RosterDraft;
  today: string;
  onChoose: (chosen: Chosen) => void;
}

/** Rows of the grid: first “Anyone”, then people by name. */
export const rowsOf = (roster: Roster) => [
  ...(roster.canPlan ? [{ contractId: null, name: 'Anyone', title: 'We find someone who’s free', canPlan: true }] : []),
  ...roster.people,
];

/** People by days, on a wide screen. */
export function RosterGrid({ roster, draft, today, onChoose }: GridProps) {
  const { zone } = useSite();
  const dates = daysOfWeek(roster.firstDay);
  return (
    <div className="d-only roster-scroll">
      <table className="roster">
        <thead>
          <tr>
            <th scope="col">Who</th>
            {dates.map((date) => (
              <th key={date} scope="col" aria-current={date === today ? 'date' : undefined}>
                {days(date, null)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(roster).map(({ contractId, name, title, canPlan }) => (
            <tr key={contractId}>
              <th scope="row">
                <span className="break">{name}</span>
                <span className="sm mut break">{title}</span>
                {contractId !== null && <span className="sm">{duration(secondsOf(roster, draft, contractId, zone))}</span>}
              </th>
              {dates.map((date) => (
                <td key={date}>
                  {cellsOf(roster, draft, contractId, date, zone).map((cell) => (
                    <RosterChip
                      key={'planned' in cell ? cell.planned.key : cell.shift.id}
                      cell={cell}
                      who={name}
                      onChoose={() => onChoose({ contractId, date, cell })}
                    />
                  ))}
                  {roster.canPlan && canPlan && date >= today && (
                    <button
                      type="button"
                      className="roster-add"
                      aria-haspopup="dialog"
                      aria-label={`Plan ${name} on ${days(date, null)}`}
                      onClick={() => onChoose({ contractId, date, cell: null })}
                    >
                      <Icon of={Plus} size="s" />
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
