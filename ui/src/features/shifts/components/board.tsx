import { useBoard } from '../../../data/shifts/shifts';
import { useSite } from '../../../data/site/site';
import { Banner } from '../../../kit/banner';
import { groupBy } from '../../../lib/group-by';
import { wallTime } from '../../../lib/moment';
import { useSearchParams } from '../../../lib/router/hooks';
import { ConfirmAll } from './confirm-all';
import { ShiftDays } from './shift-days';

/** The shifts of the next seven days, the person's own and those of everyone who works for them. */
export function Board() {
  const { zone } = useSite();
  const [params] = useSearchParams();
  const board = useBoard(wallTime(Date.now(), zone).date);
  const items = board.data?.items ?? [];
  const hasCode = params.has('code');
  if (items.length === 0 && !(hasCode && board.isSuccess)) return null;
  const contracts = groupBy(items, ({ contractId }) => contractId);
  const isHere = items.some(({ can }) => can.includes('clock_in'));
  return (
    <section className="stack gap-3" aria-label="Shifts of the week">
      <h2 className="section-title">Shifts this week</h2>
      {hasCode && board.isSuccess && !isHere && (
        <Banner kind="info" lead="You have no shift to clock in to right now.">
          You can clock in from 30 minutes before a shift begins.
        </Banner>
      )}
      {items.length > 0 && (
        <div className="card card-p stack gap-4">
          {contracts.map(([contract, shifts]) => (
            <ConfirmAll key={contract} shifts={shifts} withEmployer={contracts.length > 1} />
          ))}
          <ShiftDays shifts={items} withContract />
        </div>
      )}
    </section>
  );
}
