import { useRef, useState } from 'react';
import { useSession } from '../../../data/accounts/session';
import { useChangeRoster, useReadRoster, useRoster } from '../../../data/shifts/roster';
import { useSite } from '../../../data/site/site';
import { WeekSwitch } from '../../../domain/week-switch';
import { useAttention } from '../../../kit/attention';
import { Banner } from '../../../kit/banner';
import { Button, ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useCloseOverlay, useOverlay } from '../../../kit/overlay';
import { ParamSelect } from '../../../kit/param-select';
import { SkeletonText } from '../../../kit/skeleton';
import type { RosterChanged, Roster as RosterWeek } from '../../../lib/api-roster';
import { counted } from '../../../lib/format';
import { addDays, wallTime } from '../../../lib/moment';
import { randomId } from '../../../lib/random-id';
import { useSearchParams } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/use-action';
import { changeOf, copyWeek, countOf, gapsOf, isOneOf, noDraft, peopleOf, type RosterDraft, unsent } from '../roster-plan';
import { useRosterDraft } from '../use-roster-draft';
import type { Chosen } from './cell-sheet';
import { RosterDays } from './roster-days';
import { RosterGrid } from './roster-grid';

const CellSheet = lazyOverlay(() => import('./cell-sheet'));

/** The week of an employer: people by days. Changes are collected, and sent at once. */
export function Roster() {
  const { zone } = useSite();
  const [params] = useSearchParams();
  const today = wallTime(Date.now(), zone).date;
  const query = useRoster(params.get('week') ?? today, params.get('employer') ?? '');
  if (query.isPending) return <SkeletonText label="Loading the week" />;
  if (query.isError) return <ErrorState title="The week didn’t load" error={query.error} onRetry={() => void query.refetch()} />;
  const { employers, employerId, people } = query.data;
  return (
    <>
      {employers.length > 1 && (
        <ParamSelect
          param="employer"
          label="Whose week"
          byDefault={String(employerId)}
          options={employers.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <WeekSwitch
        firstDay={query.data.firstDay}
        lastDay={query.data.lastDay}
        isThisWeek={query.data.firstDay <= today && today <= query.data.lastDay}
        hasNext
      />
      {employerId === null || people.length === 0 ? (
        <Empty
          title="Nobody works for you yet"
          text="When someone accepts your offer, you plan their week here."
          action={<ButtonLink to="/my-jobs">Go to My jobs</ButtonLink>}
        />
      ) : (
        <Week key={`${employerId} ${query.data.firstDay}`} roster={query.data} employerId={employerId} today={today} />
      )}
    </>
  );
}

function Week({ roster, employerId, today }: { roster: RosterWeek; employerId: number; today: string }) {
  const { zone } = useSite();
  const { user } = useSession();
  const [draft, setDraft] = useRosterDraft(`roster:${employerId}:${roster.firstDay}`, user?.id ?? null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [editing, setEditing] = useOverlay('roster-cell');
  const closeOverlay = useCloseOverlay();
  /** What the request on its way sends; nothing if it fills gaps. */
  const sent = useRef(noDraft);
  const send = useChangeRoster((done) => {
    if (countOf(sent.current) === 0) {
      closeOverlay();
      return toast(...askedOf(done));
    }
    setDraft(unsent(draft, sent.current));
    toast('Sent', 'Everyone was asked to confirm their shifts.');
  });
  const choose = (next: Chosen) => {
    if (send.pending && next.cell && isOneOf(sent.current, next.cell)) return toast('Hold on', 'We’re still sending this change.');
    setChosen(next);
    setEditing(true);
  };
  const gaps = gapsOf(roster);
  const grid = { roster, draft, today, onChoose: choose };
  const fill = (ids: number[]) => {
    if (send.pending) return;
    sent.current = noDraft;
    send.act({ employerId, cancel: [], plan: [], fill: ids });
  };
  return (
    <>
      {roster.canPlan && (
        <div className="actions">
          {roster.lastDay >= today && <CopyWeek roster={roster} employerId={employerId} draft={draft} onCopied={setDraft} />}
          {gaps.length > 0 && (
            <Button pending={send.pending} onClick={() => fill(gaps.map(({ id }) => id))}>
              {gaps.length === 1 ? 'Fill the gap' : `Fill ${gaps.length} gaps`}
            </Button>
          )}
        </div>
      )}
      {gaps.length > 0 && (
        <Banner kind="info" lead={gaps.length === 1 ? 'One shift has nobody.' : `${gaps.length} shifts have nobody.`}>
          We ask people who are free, three at a time, starting with those who have the fewest hours this week. The first to say yes gets the shift.
        </Banner>
      )}
      <RosterGrid {...grid} />
      <RosterDays {...grid} />
      <SendBar
        roster={roster}
        draft={draft}
        pending={send.pending}
        onSend={() => {
          if (send.pending) return;
          sent.current = draft;
          send.act(changeOf(employerId, draft, zone));
        }}
        onDiscard={() => setDraft(noDraft)}
      />
      {!editing && <ErrorLine error={send.error} />}
      {editing && chosen && (
        <CellSheet
          chosen={chosen}
          roster={roster}
          draft={draft}
          send={send}
          onFill={(id) => fill([id])}
          onChange={(next) => {
            setDraft(next);
            setEditing(false);
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}

interface CopyProps {
  roster: RosterWeek;
  employerId: number;
  draft: RosterDraft;
  onCopied: (draft: RosterDraft) => void;
}

function CopyWeek({ roster, employerId, draft, onCopied }: CopyProps) {
  const { zone } = useSite();
  const read = useReadRoster();
  const copy = useAction({
    run: () => read(addDays(roster.firstDay, -7), employerId),
    onDone: (before) => {
      const next = copyWeek(before, roster, draft, zone, Date.now(), randomId);
      const added = countOf(next) - countOf(draft);
      onCopied(next);
      if (added === 0) toast('Nothing to copy', 'Last week has no shifts that aren’t planned already.');
      else toast(`${counted(added, 'shift', 'shifts')} copied`, 'Change what’s different, then send them.');
    },
  });
  return (
    <>
      <Button pending={copy.pending} onClick={() => copy.act(null)}>
        Copy last week
      </Button>
      <ErrorLine error={copy.error} />
    </>
  );
}

interface SendProps {
  roster: RosterWeek;
  draft: RosterDraft;
  pending: boolean;
  onSend: () => void;
  onDiscard: () => void;
}

/** Says what isn't sent yet. */
function SendBar({ roster, draft, pending, onSend, onDiscard }: SendProps) {
  const count = countOf(draft);
  useAttention(count > 0);
  if (count === 0) return null;
  return (
    <div className="selection-bar roster-send">
      <span className="grow">
        <b>{counted(count, 'change', 'changes')}</b> not sent yet
      </span>
      {!pending && <Button onClick={onDiscard}>Discard</Button>}
      <Button variant="primary" pending={pending} pendingLabel="Sending…" onClick={onSend}>
        {`Send to ${counted(peopleOf(roster, draft), 'person', 'people')}`}
      </Button>
    </div>
  );
}

function askedOf({ filling, unfilled }: RosterChanged): [title: string, text: string] {
  if (filling === 0) return ['Nobody is free', 'Everyone else who works for you is busy at that time, or was asked already.'];
  const rest = unfilled > 0 ? ` Nobody is free for ${counted(unfilled, 'other shift', 'other shifts')}.` : '';
  return ['Asked', `We’ll tell you as soon as someone says yes.${rest}`];
}
