import * as v from 'valibot';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Link } from '../../../kit/link';
import { Pill } from '../../../kit/pill';
import { Sheet } from '../../../kit/sheet';
import type { Shift } from '../../../lib/api';
import type { Roster } from '../../../lib/api-roster';
import { optionalText, text } from '../../../lib/fields';
import { days } from '../../../lib/format';
import { wallTime } from '../../../lib/moment';
import { randomId } from '../../../lib/random-id';
import type { ActionState } from '../../../lib/use-action';
import { type Cell, type PlannedCell, type RosterDraft, usualTimes } from '../roster-plan';
import { situation, stateLabel } from '../words';

/** A cell of the grid; without a shift, one is planned. */
export interface Chosen {
  contractId: number | null;
  date: string;
  cell: Cell | null;
}

interface CellSheetProps {
  chosen: Chosen;
  roster: Roster;
  draft: RosterDraft;
  send: Pick<ActionState<never>, 'pending' | 'error'>;
  onFill: (shift: number) => void;
  onChange: (draft: RosterDraft) => void;
  onClose: () => void;
}

const schema = v.object({
  from: text(8, 'Choose a time.'),
  to: text(8, 'Choose a time.'),
  place: optionalText(200),
  note: optionalText(1000),
});

/** Plans a shift, or changes one. Nothing is sent yet. */
export default function CellSheet({ chosen, roster, draft, send, onFill, onChange, onClose }: CellSheetProps) {
  const { zone } = useSite();
  const { contractId, date, cell } = chosen;
  const person = roster.people.find((one) => one.contractId === contractId);
  const shift = cell && 'shift' in cell ? cell.shift : null;
  const planned = cell && 'planned' in cell ? cell.planned : null;
  const canChange = roster.canPlan && (shift === null || shift.can.includes('cancel'));
  const name = person?.name ?? 'Anyone';
  return (
    <Sheet open onClose={onClose} title={`${name}, ${days(date, null)}`}>
      <div className="stack gap-4">
        {shift && <Known shift={shift} zone={zone} />}
        {contractId === null && (
          <p className="mut">We first ask the person who’s free and has the fewest hours this week. If they can’t make it, we ask others.</p>
        )}
        {canChange && <Times {...{ chosen, roster, draft, onChange, onClose }} address={person?.address ?? ''} shift={shift} planned={planned} />}
        {shift?.can.includes('replace') && (
          <Button pending={send.pending} onClick={() => onFill(shift.id)}>
            Ask others
          </Button>
        )}
        <ErrorLine error={send.error} />
        {contractId !== null && (
          <Link className="tap" to={`/contracts/${contractId}?tab=hours`}>
            {`See the contract with ${name}`}
          </Link>
        )}
      </div>
    </Sheet>
  );
}

function Known({ shift, zone }: { shift: Shift; zone: string }) {
  const { label, tone } = stateLabel(shift);
  const more = situation(shift, zone);
  return (
    <div className="stack gap-1">
      <span>
        <Pill tone={tone}>{label}</Pill>
      </span>
      {more && <p className="sm">{more}</p>}
    </div>
  );
}

interface TimesProps {
  chosen: Chosen;
  roster: Roster;
  draft: RosterDraft;
  address: string;
  shift: Shift | null;
  planned: PlannedCell | null;
  onChange: (draft: RosterDraft) => void;
  onClose: () => void;
}

function Times({ chosen, roster, draft, address, shift, planned, onChange, onClose }: TimesProps) {
  const { zone } = useSite();
  const { contractId, date } = chosen;
  const isCanceled = shift !== null && draft.canceled.includes(shift.id);
  const known = planned ?? (shift && { ...timesOf(shift, zone), place: shift.place, note: shift.note });
  const form = useSchemaForm(schema, known ?? { ...usualTimes(roster, draft, contractId, zone), place: '', note: '' });
  const [from, to] = form.watch(['from', 'to']);
  const others = draft.planned.filter(({ key }) => key !== planned?.key);
  const kept = draft.canceled.filter((id) => id !== shift?.id);
  const remove = () => {
    if (planned) return onChange({ ...draft, planned: others });
    if (shift) onChange({ ...draft, canceled: isCanceled ? kept : [...kept, shift.id] });
  };
  return (
    <Form
      form={form}
      name="roster-cell"
      className="stack gap-4"
      onSubmit={(typed) => {
        const key = planned?.key ?? randomId();
        const next = { key, contractId, date, replaces: planned?.replaces ?? shift?.id ?? null, ...typed };
        onChange({ planned: [...others, next], canceled: kept });
      }}
    >
      <div className="grid g-2 gap-4">
        <TextField name="from" label="From" type="time" />
        <TextField name="to" label="To" type="time" />
      </div>
      {from && to && to <= from && <p className="mut">It ends the next day.</p>}
      <details className="more" open={Boolean(known?.place || known?.note) || undefined}>
        <summary>Where, and what to know</summary>
        <div className="stack gap-4">
          <TextField name="place" label="Where" optional maxLength={200} hint={address ? `If it isn’t ${address}.` : ''} />
          <TextField name="note" label="What to know" optional maxLength={1000} />
        </div>
      </details>
      <div className="actions">
        {known ? (
          <Button variant="ghost" onClick={remove}>
            {removeLabel(planned, isCanceled)}
          </Button>
        ) : (
          <Button onClick={onClose}>Cancel</Button>
        )}
        <Button type="submit" variant="primary">
          {known ? 'Save' : 'Add shift'}
        </Button>
      </div>
    </Form>
  );
}

function removeLabel(planned: PlannedCell | null, isCanceled: boolean): string {
  if (planned) return planned.replaces === null ? 'Remove' : 'Undo the change';
  return isCanceled ? 'Keep shift' : 'Cancel shift';
}

function timesOf({ startsAt, endsAt }: Shift, zone: string) {
  return { from: wallTime(startsAt, zone).time, to: wallTime(endsAt, zone).time };
}
