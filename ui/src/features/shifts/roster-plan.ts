// Changes of an employer's week that aren't sent yet, and the cells of its grid.
import type { Shift } from '../../lib/api';
import type { Roster, RosterChange } from '../../lib/api-roster';
import { addDays, instantsOf, wallTime } from '../../lib/moment';

/** A shift to plan, by the site's wall clock. */
export interface PlannedCell {
  key: string;
  /** Null for whoever is free. */
  contractId: number | null;
  date: string;
  from: string;
  to: string;
  place: string;
  note: string;
  /** The shift that it takes the place of; null for a new one. */
  replaces: number | null;
}

export interface RosterDraft {
  planned: PlannedCell[];
  /** Shifts to cancel. */
  canceled: number[];
}

export const noDraft: RosterDraft = { planned: [], canceled: [] };

/** What a cell of the grid shows: a shift, perhaps one that would be canceled, or one that isn't sent yet. */
export type Cell = { shift: Shift; isCanceled: boolean } | { planned: PlannedCell };

export const countOf = ({ planned, canceled }: RosterDraft) => planned.length + canceled.length;

/** The seven days of a week. */
export const daysOfWeek = (first: string) => [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(first, count));

const isWorked = ({ state }: Shift) => state !== 'declined' && state !== 'no_show';

/** The shifts and the changes of a person on a day, in the order in which they begin. */
export function cellsOf(roster: Roster, draft: RosterDraft, contractId: number | null, date: string, zone: string): Cell[] {
  const moved = draft.planned.map(({ replaces }) => replaces);
  const shifts = roster.shifts
    .filter((shift) => shift.contractId === contractId && wallTime(shift.startsAt, zone).date === date && !moved.includes(shift.id))
    .map((shift) => ({ from: wallTime(shift.startsAt, zone).time, cell: { shift, isCanceled: draft.canceled.includes(shift.id) } }));
  const planned = draft.planned
    .filter((one) => one.contractId === contractId && one.date === date)
    .map((one) => ({ from: one.from, cell: { planned: one } }));
  return [...shifts, ...planned].sort((one, other) => one.from.localeCompare(other.from)).map(({ cell }) => cell);
}

/** How long a person works in the week if the changes are sent, in seconds. */
export function secondsOf(roster: Roster, draft: RosterDraft, contractId: number, zone: string): number {
  const cells = daysOfWeek(roster.firstDay).flatMap((date) => cellsOf(roster, draft, contractId, date, zone));
  return cells.reduce((sum, cell) => {
    if ('planned' in cell) {
      const { startedAt, endedAt } = instantsOf(cell.planned, zone);
      return sum + (endedAt - startedAt) / 1_000;
    }
    return cell.isCanceled || !isWorked(cell.shift) ? sum : sum + (cell.shift.endsAt - cell.shift.startsAt) / 1_000;
  }, 0);
}

/** The times at which a person usually works: those of their latest shift, otherwise those of anyone's. */
export function usualTimes(roster: Roster, draft: RosterDraft, contractId: number | null, zone: string): { from: string; to: string } {
  const known = [
    ...roster.shifts.map((shift) => ({
      of: shift.contractId as number | null,
      from: wallTime(shift.startsAt, zone).time,
      to: wallTime(shift.endsAt, zone).time,
    })),
    ...draft.planned.map(({ contractId: of, from, to }) => ({ of, from, to })),
  ];
  const last = known.findLast(({ of }) => of === contractId) ?? known.at(-1);
  return { from: last?.from ?? '', to: last?.to ?? '' };
}

/** Adds the shifts of the week before, at the same times by the wall clock: those of people who still work here, who don't have
 * one at that time already, and that are still ahead. A no-show is often someone who came and didn't clock in. */
export function copyWeek(before: Roster, roster: Roster, draft: RosterDraft, zone: string, now: number, keyOf: () => string): RosterDraft {
  const canPlan = new Set(roster.people.filter((person) => person.canPlan).map(({ contractId }) => contractId));
  const added = before.shifts
    .filter((shift) => shift.state !== 'declined' && canPlan.has(shift.contractId))
    .map((shift): PlannedCell => {
      const start = wallTime(shift.startsAt, zone);
      const { contractId, place, note } = shift;
      const to = wallTime(shift.endsAt, zone).time;
      return { key: keyOf(), contractId, date: addDays(start.date, 7), from: start.time, to, place, note, replaces: null };
    })
    .filter((one) => instantsOf(one, zone).endedAt > now && !overlaps(roster, draft, one, zone));
  return { ...draft, planned: [...draft.planned, ...added] };
}

function overlaps(roster: Roster, draft: RosterDraft, one: PlannedCell, zone: string): boolean {
  const { startedAt, endedAt } = instantsOf(one, zone);
  return cellsOf(roster, draft, one.contractId, one.date, zone).some((cell) => {
    if ('planned' in cell) {
      const other = instantsOf(cell.planned, zone);
      return other.startedAt < endedAt && other.endedAt > startedAt;
    }
    return !cell.isCanceled && isWorked(cell.shift) && cell.shift.startsAt < endedAt && cell.shift.endsAt > startedAt;
  });
}

/** Shifts to which nobody comes, and for which nobody was asked yet. */
export const gapsOf = (roster: Roster) => roster.shifts.filter(({ can, state }) => can.includes('replace') && state !== 'proposed');

/** What is sent. */
export function changeOf(employerId: number, { planned, canceled }: RosterDraft, zone: string): RosterChange {
  const moved = planned.flatMap(({ replaces }) => (replaces === null ? [] : [replaces]));
  return {
    employerId,
    cancel: [...canceled, ...moved],
    plan: planned.map((one) => {
      const { startedAt: startsAt, endedAt: endsAt } = instantsOf(one, zone);
      return { contractId: one.contractId, startsAt, endsAt, place: one.place, note: one.note };
    }),
    fill: [],
  };
}

/** The changes made while others were being sent. */
export const unsent = (draft: RosterDraft, sent: RosterDraft): RosterDraft => ({
  planned: draft.planned.filter((one) => !sent.planned.includes(one)),
  canceled: draft.canceled.filter((id) => !sent.canceled.includes(id)),
});

/** Whether a cell shows one of these changes. While they are being sent, another edit of it would be a second shift. */
export const isOneOf = (sent: RosterDraft, cell: Cell) =>
  'planned' in cell ? sent.planned.includes(cell.planned) : sent.canceled.includes(cell.shift.id);

/** How many people hear about the changes; those for whoever is free count as one. */
export function peopleOf(roster: Roster, { planned, canceled }: RosterDraft): number {
  const ofShift = (id: number) => roster.shifts.find((shift) => shift.id === id)?.contractId ?? null;
  const contracts = [...planned.map(({ contractId }) => contractId), ...canceled.map(ofShift)];
  const names = contracts.map((id) => roster.people.find(({ contractId }) => contractId === id)?.workerId ?? null);
  return new Set(names).size;
}
