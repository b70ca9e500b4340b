import { useQuery } from '@tanstack/react-query';
import type { Backups, ClockCode, Kiosk, List, MadeKiosk, Shift, Shifts } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf } from '../key';
import { useChange } from '../use-change';

/** Milliseconds: how much earlier than the code changes the next one is asked for, so that no screen shows an old one. */
const minuteOf = (code: ClockCode | undefined) => (code ? Math.max(1_000, code.changesAt - code.now + 200) : 5_000);

export const useShifts = (contract: number) => useQuery<Shifts>({ queryKey: keyOf(['/api/contracts', contract, 'shifts']), ...changedByOthers });

/** The shifts of a week, on both sides. */
export const useBoard = (from: string) => useQuery<List<Shift>>({ queryKey: keyOf(['/api/shifts'], { from }), ...changedByOthers });

export const useBackups = (shift: number) => useQuery<Backups>({ queryKey: keyOf(['/api/shifts', shift, 'backups']) });

/** The code to clock in with, kept current. A kiosk has a token, the app a contract. */
export const useClockCode = (where: { contract: number } | { token: string }) =>
  useQuery<ClockCode>({
    queryKey: 'token' in where ? keyOf(['/api/kiosk-codes', where.token]) : keyOf(['/api/contracts', where.contract, 'clock-code']),
    refetchInterval: ({ state }) => (state.error ? 10_000 : minuteOf(state.data)),
    staleTime: 0,
    gcTime: 0,
  });

export type NewShift = Pick<Shift, 'startsAt' | 'endsAt' | 'place' | 'note'> & { also: Pick<Shift, 'startsAt' | 'endsAt'>[] };

export const usePlanShift = (contract: number, onDone: (shift: Shift) => void) =>
  useChange({
    run: (body: NewShift, idempotencyKey) => request<Shift>('POST', `/api/contracts/${contract}/shifts`, { body, idempotencyKey }),
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone,
  });

/** Says that the worker will come to all shifts of a contract that wait for an answer. */
export const useConfirmAll = (contract: number, onDone: (after: Shifts) => void) =>
  useChange({
    run: (_: null, idempotencyKey) => request<Shifts>('POST', `/api/contracts/${contract}/shifts/confirm`, { body: {}, idempotencyKey }),
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone,
  });

export interface ShiftStep {
  shift: Shift;
  action: 'confirm' | 'decline' | 'cancel' | 'clock-in' | 'clock-out' | 'replace' | 'contest' | 'uphold' | 'take-back';
  /** What clocking in and contesting need. */
  body?: { code?: string; text?: string };
}

export const useShiftStep = (onDone: (step: ShiftStep, after: Shift) => void) =>
  useChange({
    run: ({ shift, action, body = {} }: ShiftStep, idempotencyKey) =>
      request<Shift>('POST', `/api/shifts/${shift.id}/${action}`, { body, idempotencyKey }),
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone: (after, step) => onDone(step, after),
  });

export const useKiosks = () => useQuery<List<Kiosk>>({ queryKey: keyOf(['/api/kiosks']) });

export const useMakeKiosk = (onDone: (made: MadeKiosk) => void) =>
  useChange({
    run: (body: { employerId: number; name: string }, idempotencyKey) => request<MadeKiosk>('POST', '/api/kiosks', { body, idempotencyKey }),
    events: ['KiosksChanged'],
    onDone,
  });

export const useDeleteKiosk = () =>
  useChange({
    run: (id: number, idempotencyKey) => request<Kiosk>('DELETE', `/api/kiosks/${id}`, { body: {}, idempotencyKey }),
    events: ['KiosksChanged'],
  });
