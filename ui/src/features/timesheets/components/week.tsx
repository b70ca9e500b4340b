import { lazy, Suspense } from 'react';
import { useSite } from '../../../data/site/site';
import { useTimesheet } from '../../../data/timesheets/timesheets';
import { WeekSwitch } from '../../../domain/week-switch';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import type { Contract, TimesheetView } from '../../../lib/api';
import { days } from '../../../lib/format';
import { groupBy } from '../../../lib/group-by';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { timeOfDay, wallTime } from '../../../lib/moment';
import { useSearchParams } from '../../../lib/router/hooks';
import { situation, stateLabel } from '../words';
import { EntryLine } from './entry-line';
import { FillWeek } from './fill-week';
import { Ticking } from './ticking';
import { Totals } from './totals';
import { WeekSteps } from './week-steps';

const HoursSheet = lazyOverlay(() => import('./hours-sheet'));
const AllWeeks = lazy(() => loadWithRetry(() => import('./all-weeks')));

/** The hours of one week of a contract; the address says which. */
export default function Week({ contract }: { contract: Contract }) {
  const { zone } = useSite();
  const [params] = useSearchParams();
  const today = wallTime(Date.now(), zone).date;
  const query = useTimesheet(contract.id, params.get('week') ?? today);
  return (
    <section className="card card-p stack gap-4" aria-label="Hours" id="hours">
      {query.isPending && <SkeletonText label="Loading the hours" />}
      {query.isError && <ErrorState title="The hours didn’t load" error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Sheet view={query.data} contract={contract} />}
    </section>
  );
}

function Sheet({ view, contract }: { view: TimesheetView; contract: Contract }) {
  const { zone } = useSite();
  const [adding, setAdding] = useOverlay('add-hours');
  const { sheet, entries, running } = view;
  const { label, tone } = stateLabel(sheet);
  const isWorker = contract.ownSide === 'worker';
  const job = { contract: contract.id, title: contract.jobTitle };
  return (
    <>
      <div className="row wrp sp gap-2">
        <h2 className="section-title">Hours</h2>
        {sheet.id !== null && <Pill tone={tone}>{label}</Pill>}
      </div>
      <WeekSwitch
        firstDay={sheet.week}
        lastDay={sheet.lastDay}
        isThisWeek={sheet.week === view.thisWeek}
        hasNext={sheet.week < view.thisWeek || sheet.id !== null}
      />
      {running && !isWorker && (
        <p>
          {contract.worker.name} has been working since {timeOfDay(running.startedAt, zone)}: <Ticking since={running.startedAt} />
          {running.clockSkew && <span className="sm mut"> (the device’s clock is ahead of the site’s)</span>}
        </p>
      )}
      {sheet.id !== null && <p className="mut break">{situation(sheet, contract)}</p>}
      {entries.length > 0 ? (
        <ul className="stack gap-4" aria-label="Hours of the week">
          {groupBy(entries, ({ day }) => day).map(([day, list]) => (
            <li key={day}>
              <h3 className="row-title">{days(day, null)}</h3>
              <ul aria-label={days(day, null)}>
                {list.map((entry) => (
                  <li key={entry.id} className="hours-line">
                    <EntryLine entry={entry} view={view} contract={contract} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mut">{isWorker ? 'No hours in this week yet. Start the timer, or add hours by hand.' : 'No hours in this week.'}</p>
      )}
      {entries.length > 0 && <Totals view={view} currency={contract.currency} />}
      <div className="actions">
        {view.can.includes('add') && (
          <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
            Add hours
          </Button>
        )}
        {isWorker && view.can.includes('add') && <FillWeek view={view} contract={contract} />}
        <WeekSteps view={view} contract={contract} />
      </div>
      <details className="more">
        <summary>How hours count</summary>
        <ul className="rules">
          {view.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          <li>Times are in the {zone} time zone.</li>
        </ul>
      </details>
      <Suspense fallback={null}>
        <AllWeeks contract={contract} shown={sheet.week} />
      </Suspense>
      {adding && <HoursSheet job={job} onClose={() => setAdding(false)} />}
    </>
  );
}
