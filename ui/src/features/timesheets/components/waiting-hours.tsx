import { useTimesheetStep, useWaitingTimesheets } from '../../../data/timesheets/timesheets';
import { useAttention } from '../../../kit/attention';
import { Button, ButtonLink } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { Link } from '../../../kit/link';
import { useCloseOverlay, useOverlay } from '../../../kit/overlay';
import type { TimesheetCard } from '../../../lib/api';
import { duration } from '../../../lib/duration';
import { date, days } from '../../../lib/format';
import { money } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { exceptionText } from '../words';
import { saidOf } from './week-steps';

const ApproveHours = lazyOverlay(() => import('./approve-hours'), 'dialog dialog-at');
const ApproveAll = lazyOverlay(() => import('./approve-all'), 'dialog dialog-at');

/** The hours of all contracts that the person has to approve, and those that they haven't sent in. */
export function WaitingHours() {
  const list = useWaitingTimesheets();
  const items = list.data?.items ?? [];
  useAttention(items.length > 0);
  const toApprove = items.filter(({ ownSide }) => ownSide === 'employer');
  const groups = [
    // What's unusual comes first: the rest can be approved without looking at each.
    { title: 'Hours to approve', cards: toApprove.toSorted((one, other) => other.exceptions.length - one.exceptions.length) },
    { title: 'Your hours', cards: items.filter(({ ownSide }) => ownSide === 'worker') },
  ];
  return groups
    .filter(({ cards }) => cards.length > 0)
    .map(({ title, cards }) => (
      <section key={title} className="stack gap-3">
        <div className="row wrp sp gap-2">
          <h2 className="section-title">{title}</h2>
          <ApproveUsual cards={cards.filter(({ can, exceptions }) => can.includes('approve') && exceptions.length === 0)} all={cards.length} />
        </div>
        <ul className="card card-p" aria-label={title}>
          {cards.map((card) => (
            <li key={card.sheet.id} className="list-row">
              <Waiting card={card} />
            </li>
          ))}
        </ul>
      </section>
    ));
}

/** Approves at once all hours about which nothing is unusual. */
function ApproveUsual({ cards, all }: { cards: TimesheetCard[]; all: number }) {
  const [open, setOpen] = useOverlay('approve-all');
  if (cards.length < 2) return null;
  return (
    <>
      <Button size="sm" variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {cards.length === all ? `Approve all ${all}` : `Approve the other ${cards.length}`}
      </Button>
      {open && <ApproveAll cards={cards} onClose={() => setOpen(false)} />}
    </>
  );
}

function Waiting({ card }: { card: TimesheetCard }) {
  const { sheet, title, other, currency, can, hourly, overSeconds, isOver } = card;
  const [approving, setApproving] = useOverlay(`approve-hours-${sheet.id}`);
  const closeOverlay = useCloseOverlay();
  const step = useTimesheetStep((done) => {
    closeOverlay();
    toast(saidOf(done, false), `We told ${other}.`);
  });
  const page = `/contracts/${sheet.contractId}?tab=hours&week=${sheet.week}`;
  const isMine = card.ownSide === 'worker';
  return (
    <>
      <div className="row top sp gap-3">
        <span className="stack gap-0 grow">
          <b className="break">{isMine ? title : other}</b>
          <span className="sm mut break">
            {isMine ? `For ${other}` : title}, {days(sheet.week, sheet.lastDay)}
          </span>
          <span className="sm">{stand(card)}</span>
          {card.exceptions.map((exception) => (
            <span key={exception} className="sm b">
              {exceptionText(card, exception)}
            </span>
          ))}
        </span>
        <span className="hours-figures">
          <b>{duration(sheet.figures.countedSeconds)}</b>
          {hourly && <span className="sm">{money(sheet.figures.amount, currency)}</span>}
        </span>
      </div>
      <div className="row wrp gap-2">
        {can.includes('approve') && (
          <Button size="sm" variant="primary" aria-haspopup="dialog" aria-label={`Approve the hours of ${other}`} onClick={() => setApproving(true)}>
            Approve
          </Button>
        )}
        {isMine && isOver ? (
          <ButtonLink size="sm" variant="primary" to={page}>
            Check and send in
          </ButtonLink>
        ) : (
          <Link className="tap" to={page}>
            View hours
          </Link>
        )}
      </div>
      {!approving && <ErrorLine error={step.error} />}
      {approving && (
        <ApproveHours
          sheet={sheet}
          worker={other}
          currency={currency}
          hourly={hourly}
          overSeconds={overSeconds}
          step={step}
          onClose={() => setApproving(false)}
        />
      )}
    </>
  );
}

function stand({ sheet, ownSide, isOver, other }: TimesheetCard): string {
  if (ownSide === 'employer') {
    return `Without an answer, it counts as approved on ${sheet.approveAt === null ? '' : date(sheet.approveAt)}.`;
  }
  if (sheet.state === 'returned') return `${other} asked for changes.`;
  return isOver ? 'The week is over.' : 'This week so far.';
}
