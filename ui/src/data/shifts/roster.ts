import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Roster, RosterChange, RosterChanged } from '../../lib/api-roster';
import { request } from '../../lib/http';
import { changedByOthers, keyOf } from '../key';
import { useChange } from '../use-change';

const queryOf = (day: string, employerId: string) => ({ day, ...(employerId && { employerId }) });

/** The week of an employer that a day is in; of the default one if none is named. */
export const useRoster = (day: string, employerId: string) =>
  useQuery<Roster>({ queryKey: keyOf(['/api/roster'], queryOf(day, employerId)), ...changedByOthers });

/** Reads another week of the same employer, when it's copied. */
export function useReadRoster(): (day: string, employerId: number) => Promise<Roster> {
  const client = useQueryClient();
  return (day, employerId) => client.fetchQuery<Roster>({ queryKey: keyOf(['/api/roster'], queryOf(day, String(employerId))) });
}

/** Plans, cancels and fills shifts of several people at once. */
export const useChangeRoster = (onDone: (done: RosterChanged) => void) =>
  useChange({
    run: (body: RosterChange, idempotencyKey) => request<RosterChanged>('POST', '/api/roster', { body, idempotencyKey }),
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone,
  });
