import { expect, it } from 'vitest';
import type { Shift } from '../../lib/api';
import type { Roster } from '../../lib/api-roster';
import { instantsOf } from '../../lib/moment';
import { cellsOf, changeOf, copyWeek, countOf, isOneOf, noDraft, type PlannedCell, peopleOf, secondsOf, unsent, usualTimes } from './roster-plan';

const zone = 'America/New_York';
const shift = (id: number, contractId: number, date: string, from: string, to: string, state: Shift['state'] = 'confirmed') => {
  const { startedAt: startsAt, endedAt: endsAt } = instantsOf({ date, from, to }, zone);
  return { id, contractId, startsAt, endsAt, state, place: '', note: '', can: [] } as unknown as Shift;
};
const roster = (firstDay: string, shifts: Shift[], canPlan = [1, 2]): Roster =>
  ({
    firstDay,
    shifts,
    people: canPlan.map((contractId) => ({ contractId, workerId: contractId * 10, name: '', title: '', address: '', canPlan: true })),
  }) as unknown as Roster;
const planned = (contractId: number | null, date: string, from: string, to: string, replaces: number | null = null): PlannedCell => ({
  key: `${date} ${from}`,
  contractId,
  date,
  from,
  to,
  place: '',
  note: '',
  replaces,
});
const copy = (before: Roster, current: Roster, draft = noDraft, now = 0) => copyWeek(before, current, draft, zone, now, () => 'k').planned;

it('copies a week at the same wall time, also when clocks change in between', () => {
  const before = roster('2026-10-25', [shift(1, 1, '2026-10-26', '08:00', '16:00'), shift(2, 2, '2026-10-31', '22:00', '06:00')]);
  const [first, second] = copy(before, roster('2026-11-01', []));
  expect([first?.date, first?.from, first?.to]).toEqual(['2026-11-02', '08:00', '16:00']);
  expect([second?.date, second?.from, second?.to]).toEqual(['2026-11-07', '22:00', '06:00']);
  const change = changeOf(5, { planned: [planned(1, '2026-11-02', '08:00', '16:00')], canceled: [] }, zone);
  expect(change.plan?.[0]?.startsAt).toBe(Date.parse('2026-11-02T08:00:00-05:00'));
});

it('copies no shift of a person who left, none that is over or was declined, and none that is already there', () => {
  const before = roster('2026-11-15', [
    shift(1, 1, '2026-11-16', '08:00', '12:00'),
    shift(2, 3, '2026-11-16', '08:00', '12:00'),
    shift(3, 1, '2026-11-17', '08:00', '12:00', 'declined'),
    shift(4, 2, '2026-11-18', '08:00', '12:00'),
  ]);
  const current = roster('2026-11-22', [shift(9, 2, '2026-11-25', '10:00', '14:00')]);
  expect(copy(before, current).map(({ contractId, date }) => [contractId, date])).toEqual([[1, '2026-11-23']]);
  expect(copy(before, current, noDraft, Date.parse('2026-11-23T12:00:00-05:00'))).toEqual([]);
  const unclocked = roster('2026-11-15', [shift(1, 1, '2026-11-16', '08:00', '12:00', 'no_show')]);
  expect(copy(unclocked, current)).toHaveLength(1);
  const draft = { planned: [planned(1, '2026-11-23', '09:00', '10:00')], canceled: [9] };
  expect(copy(before, current, draft).map(({ contractId }) => contractId)).toEqual([1, 2]);
});

it('shows a moved shift once, and counts the hours as they will be', () => {
  const current = roster('2026-11-22', [shift(1, 1, '2026-11-23', '08:00', '12:00'), shift(2, 1, '2026-11-24', '08:00', '12:00')]);
  const draft = { planned: [planned(1, '2026-11-23', '09:00', '15:00', 1)], canceled: [2] };
  expect(cellsOf(current, draft, 1, '2026-11-23', zone)).toEqual([{ planned: draft.planned[0] }]);
  expect(secondsOf(current, noDraft, 1, zone)).toBe(8 * 3_600);
  expect(secondsOf(current, draft, 1, zone)).toBe(6 * 3_600);
  expect(changeOf(5, draft, zone).cancel).toEqual([2, 1]);
  expect([countOf(draft), peopleOf(current, draft)]).toEqual([2, 1]);
});

it('keeps what was changed while the rest was being sent', () => {
  const first = planned(1, '2026-11-23', '08:00', '12:00');
  const sent = { planned: [first, planned(2, '2026-11-23', '08:00', '12:00')], canceled: [3] };
  const edited = { ...first, to: '13:00' };
  const copied = planned(2, '2026-11-24', '08:00', '12:00');
  expect(unsent(sent, sent)).toEqual(noDraft);
  expect(unsent({ planned: [edited, copied], canceled: [3, 4] }, sent)).toEqual({ planned: [edited, copied], canceled: [4] });
});

it('knows the changes that are being sent', () => {
  const [first, copied] = [planned(1, '2026-11-23', '08:00', '12:00'), planned(2, '2026-11-24', '08:00', '12:00')];
  const sent = { planned: [first], canceled: [3] };
  const of = (id: number) => ({ shift: shift(id, 1, '2026-11-25', '08:00', '12:00'), isCanceled: id === 3 });
  expect([{ planned: first }, { planned: copied }, of(3), of(4)].map((cell) => isOneOf(sent, cell))).toEqual([true, false, true, false]);
});

it('suggests the times at which the person worked last, otherwise those of anyone', () => {
  const current = roster('2026-11-22', [shift(1, 1, '2026-11-23', '08:00', '12:00'), shift(2, 1, '2026-11-24', '10:00', '14:00')]);
  expect(usualTimes(current, noDraft, 1, zone)).toEqual({ from: '10:00', to: '14:00' });
  expect(usualTimes(current, noDraft, 2, zone)).toEqual({ from: '10:00', to: '14:00' });
  expect(usualTimes(roster('2026-11-22', []), noDraft, 2, zone)).toEqual({ from: '', to: '' });
});
