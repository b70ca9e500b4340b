import { ChevronLeft } from 'lucide';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../data/accounts/session';
import { useDispute } from '../../../data/disputes/disputes';
import { ErrorState } from '../../../kit/error-state';
import { Icon } from '../../../kit/icon';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Missing } from '../../../kit/missing';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import { SlipRow } from '../../../kit/slip';
import { Title } from '../../../kit/title';
import type { DisputeDecision, DisputeRoom } from '../../../lib/api';
import { ApiError } from '../../../lib/errors';
import { date, relativeTime } from '../../../lib/format';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { money } from '../../../lib/money';
import { useParams } from '../../../lib/router/hooks';
import { EvidenceList } from '../components/evidence-list';
import { Steps } from '../components/steps';
import { nowText, outcome, rules, stateLabels } from '../words';

const Desk = lazy(() => loadWithRetry(() => import('../components/desk')));

/** The room of a dispute, for both sides and the mediator. */
export default function DisputePage() {
  const { id = '' } = useParams();
  const query = useDispute(id);
  if (query.isPending) {
    return (
      <Page width="middle">
        <SkeletonText label="Loading the dispute" />
      </Page>
    );
  }
  if (query.isError) {
    if (query.error instanceof ApiError && [403, 404].includes(query.error.status)) {
      const isConflict = query.error.status === 403;
      return (
        <Missing
          title={isConflict ? 'Not for you' : 'Dispute not found'}
          text={
            isConflict
              ? 'You’ve worked with one of the sides, so someone else takes this on.'
              : 'Only its two sides and the mediator can see a dispute.'
          }
        />
      );
    }
    return (
      <Page width="middle">
        <ErrorState title="The dispute didn’t load" error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  return <Room key={query.data.id} room={query.data} />;
}

function Room({ room }: { room: DisputeRoom }) {
  const { label, tone } = stateLabels[room.state];
  const isOver = room.endedAt !== null;
  const isSide = room.ownSide !== null;
  const { user } = useSession();
  const mediates = !isSide && user !== null && user.staff !== null;
  return (
    <Page width="middle">
      <div className="stack gap-1">
        <Link className={mediates ? 'back d-only' : 'back'} to={mediates ? '/admin/disputes' : '/dispute-resolution'}>
          <Icon of={ChevronLeft} size="s" />
          {mediates ? 'All disputes' : 'Your disputes'}
        </Link>
        <Title className="jobtitle break">{`Dispute: ${room.work}`}</Title>
        <div className="row wrp gap-2">
          <Pill tone={tone}>{label}</Pill>
          <span className="mut break">
            {room.employer} and {room.worker}
          </span>
        </div>
      </div>
      <section className="card card-p card-lift stack gap-3" aria-label="What happens now">
        <p>{isOver ? outcome(room) : isSide ? nowText(room) : stageText(room)}</p>
        {room.extensionBy && room.extensionBy !== room.ownSide && <p>{room[room.extensionBy]} asks for 3 more working days.</p>}
        {room.hasSealed && !isOver && <p className="mut">We don’t show what you sealed, not even to you.</p>}
        {isSide && room.can.length > 0 && <Steps room={room} />}
      </section>
      {mediates && (
        <Suspense fallback={<SkeletonText label="Loading the mediator’s tools" />}>
          <Desk room={room} />
        </Suspense>
      )}
      <About room={room} />
      <Statements room={room} />
      <Answers room={room} />
      <EvidenceList room={room} />
      <section className="card card-p stack gap-3" aria-labelledby="events">
        <h2 className="row-title" id="events">
          What happened
        </h2>
        <ul className="stack gap-2">
          {room.events.map((event) => (
            <li key={event.id} className="break">
              {event.text}
              <span className="sm mut block">
                {event.side && `${room[event.side]}, `}
                {relativeTime(event.at)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <div className="actions">
        {isSide && (
          <Link className="tap" to={`/contracts/${room.contractId}`}>
            View contract
          </Link>
        )}
        <Link className="tap" to="/dispute-resolution">
          How disputes go
        </Link>
      </div>
    </Page>
  );
}

const About = ({ room }: { room: DisputeRoom }) => (
  <section className="card card-p" aria-label="What it’s about">
    {room.items.map((item) => (
      <SlipRow key={item.id} label={item.title}>
        {money(item.amount, room.currency)}
      </SlipRow>
    ))}
    <SlipRow label="In dispute">
      <b>{room.claim === 0 ? 'Conduct, no money' : money(room.claim, room.currency)}</b>
    </SlipRow>
    <SlipRow label="Filed">{date(room.createdAt)}</SlipRow>
  </section>
);

/** For those who aren't a side: how long the stage lasts. */
const stageText = ({ state, dueAt }: DisputeRoom) =>
  state === 'mediating' || state === 'appealed' ? 'A mediator acts next.' : `The sides have until ${date((dueAt ?? 0) - 1)}.`;

/** What both sides say, beside each other. A mediator also gets to their pages, with their reviews and earlier disputes. */
function Statements({ room }: { room: DisputeRoom }) {
  const { side, text, answer, employerId, workerId, ownSide } = room;
  const pages = { employer: `/employers/${employerId}`, worker: `/people/${workerId}` };
  const page = (of: 'employer' | 'worker') =>
    ownSide === null && (
      <Link className="tap sm" to={pages[of]}>
        Reviews and track record
      </Link>
    );
  const other = side === 'worker' ? 'employer' : 'worker';
  return (
    <div className="halves">
      <section className="card card-p stack gap-2" aria-label={`What ${room[side]} says`}>
        <h2 className="row-title">{room[side]} says</h2>
        <p className="break pre-line">{text}</p>
        {page(side)}
      </section>
      <section className="card card-p stack gap-2" aria-label={`What ${room[other]} says`}>
        <h2 className="row-title">{room[other]} says</h2>
        {answer ? <p className="break pre-line">{answer}</p> : <p className="mut">Nothing yet.</p>}
        {page(other)}
      </section>
    </div>
  );
}

/** The proposal, the decisions and the appeal, in their order. */
function Answers({ room }: { room: DisputeRoom }) {
  const { proposal, decision, appeal, appealBy, finalDecision, worker, claim, currency } = room;
  return (
    <>
      {proposal && (
        <section className="card card-p stack gap-2" aria-label="The mediator’s proposal">
          <h2 className="row-title">The mediator’s proposal</h2>
          {claim > 0 && (
            <p>
              {worker} gets <b>{money(proposal.amount, currency)}</b>.
            </p>
          )}
          <p className="break pre-line">{proposal.text}</p>
          {room.state === 'proposed' && (
            <p className="sm mut">
              {room.employer}: {proposal.employerAccepted ? 'accepted' : 'no answer yet'} · {worker}:{' '}
              {proposal.workerAccepted ? 'accepted' : 'no answer yet'}
            </p>
          )}
        </section>
      )}
      {decision && <Decided title="The decision" decision={decision} room={room} />}
      {appeal && appealBy && (
        <section className="card card-p stack gap-2" aria-label="The appeal">
          <h2 className="row-title">{room[appealBy]} appealed</h2>
          <p className="break pre-line">{appeal}</p>
        </section>
      )}
      {finalDecision && <Decided title="The decision after the appeal" decision={finalDecision} room={room} />}
    </>
  );
}

const Decided = ({ title, decision, room }: { title: string; decision: DisputeDecision; room: DisputeRoom }) => (
  <section className="card card-p stack gap-2" aria-label={title}>
    <h2 className="row-title">{title}</h2>
    {room.claim > 0 && (
      <p>
        {room.worker} gets <b>{money(decision.amount, room.currency)}</b>.
      </p>
    )}
    <p className="break pre-line">{decision.reasons}</p>
    <p className="sm mut">
      Rule: {rules[decision.rule].label.toLowerCase()}. Decided {decision.outsider ? `by ${decision.outsider} ` : ''}on {date(decision.at)}.
    </p>
  </section>
);
