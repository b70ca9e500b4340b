import { Plus } from 'lucide';
import { useState } from 'react';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { days } from '../../../lib/format';
import { cellsOf, daysOfWeek } from '../roster-plan';
import { RosterChip } from './roster-chip';
import { type GridProps, rowsOf } from './roster-grid';

const weekday = (date: string) => new Intl.DateTimeFormat(undefined, { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));

/** The same one day at a time, on a phone. */
export function RosterDays({ roster, draft, today, onChoose }: GridProps) {
  const { zone } = useSite();
  const dates = daysOfWeek(roster.firstDay);
  const [chosen, setChosen] = useState(dates.includes(today) ? today : roster.firstDay);
  const rows = rowsOf(roster);
  const countOn = (date: string) => rows.reduce((sum, { contractId }) => sum + cellsOf(roster, draft, contractId, date, zone).length, 0);
  return (
    <div className="m-only stack gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that take effect at once are no form */}
      <div className="roster-strip" role="group" aria-label="Day">
        {dates.map((date) => (
          <button key={date} type="button" aria-pressed={date === chosen} onClick={() => setChosen(date)}>
            <span className="sm">{weekday(date)}</span>
            <b>{Number(date.slice(8))}</b>
            <span className="sm mut">{countOn(date)}</span>
          </button>
        ))}
      </div>
      <ul className="card card-p" aria-label={days(chosen, null)}>
        {rows.map(({ contractId, name, title, canPlan }) => (
          <li key={contractId} className="list-row stack gap-2">
            <div className="row sp gap-2">
              <span className="stack gap-0 grow">
                <b className="break">{name}</b>
                <span className="sm mut break">{title}</span>
              </span>
              {roster.canPlan && canPlan && chosen >= today && (
                <Button
                  aria-haspopup="dialog"
                  aria-label={`Plan ${name} on ${days(chosen, null)}`}
                  onClick={() => onChoose({ contractId, date: chosen, cell: null })}
                >
                  <Icon of={Plus} size="s" />
                </Button>
              )}
            </div>
            {cellsOf(roster, draft, contractId, chosen, zone).map((cell) => (
              <RosterChip
                key={'planned' in cell ? cell.planned.key : cell.shift.id}
                cell={cell}
                who={name}
                onChoose={() => onChoose({ contractId, date: chosen, cell })}
              />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
