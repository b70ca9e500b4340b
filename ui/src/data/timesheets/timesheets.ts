import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApprovedMany, List, PlannedHours, TimeEntry, Timesheet, TimesheetCard, TimesheetView, WorkYear } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf } from '../key';
import { useChange } from '../use-change';

/** The timesheet of the week that a day is in. */
export const useTimesheet = (contract: number, day: string) =>
  useQuery<TimesheetView>({
    queryKey: keyOf(['/api/contracts', contract, 'timesheets', day]),
    placeholderData: keepPreviousData,
    ...changedByOthers,
  });

export const useTimesheets = (contract: number) =>
  useQuery<List<Timesheet>>({ queryKey: keyOf(['/api/contracts', contract, 'timesheets'], { limit: '60' }), ...changedByOthers });

/** The timesheets that the person has to approve or to send in. */
export const useWaitingTimesheets = () => useQuery<List<TimesheetCard>>({ queryKey: keyOf(['/api/timesheets']), ...changedByOthers });

export const useWorkYear = (year: number) => useQuery<WorkYear>({ queryKey: keyOf(['/api/time', year]), ...changedByOthers });

export interface TimesheetStep {
  sheet: Timesheet;
  action: 'submit' | 'approve' | 'return';
  note?: string;
}

/** Takes a timesheet to its next state. */
export const useTimesheetStep = (onDone: (step: TimesheetStep) => void) =>
  useChange({
    run: ({ sheet, action, note = '' }: TimesheetStep, idempotencyKey) =>
      request<TimesheetView>('POST', `/api/contracts/${sheet.contractId}/timesheets/${sheet.week}/${action}`, {
        body: { version: sheet.version, note },
        idempotencyKey,
      }),
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone: (_, step) => onDone(step),
  });

/** Approves the hours of several people at once. */
export const useApproveMany = (onDone: () => void) =>
  useChange({
    run: (sheets: Timesheet[], idempotencyKey) =>
      request<ApprovedMany>('POST', '/api/timesheets/approve', {
        body: { sheets: sheets.map(({ contractId, week, version }) => ({ contractId, week, version })) },
        idempotencyKey,
      }),
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone,
  });

/** Adds the hours of a week's shifts as they were planned; with `true`, it also sends the week in. */
export const useAddPlanned = (contract: number, week: string, onDone: (added: number) => void) =>
  useChange({
    run: (send: boolean, idempotencyKey) =>
      request<PlannedHours>('POST', `/api/contracts/${contract}/timesheets/${week}/planned`, { body: { send }, idempotencyKey }),
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone: ({ added }) => onDone(added),
  });

export const useCommentOnEntry = (contract: number, week: string, entry: number, onDone: () => void) =>
  useChange({
    run: (text: string, idempotencyKey) =>
      request<TimesheetView>('POST', `/api/contracts/${contract}/timesheets/${week}/lines/${entry}/comments`, { body: { text }, idempotencyKey }),
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone,
  });

export type EntryChange = Partial<Pick<TimeEntry, 'startedAt' | 'endedAt' | 'memo'>> & {
  confirmed?: boolean;
  proof?: { place: TimeEntry['place']; photos: { token: string; sha256: string; takenAt: number }[] };
};

/** Changes hours; null deletes them. */
export const useChangeEntry = (entry: number, onDone: () => void) =>
  useChange({
    run: (fields: EntryChange | null, idempotencyKey) =>
      request<TimeEntry>(fields ? 'PATCH' : 'DELETE', `/api/entries/${entry}`, { body: fields ?? {}, idempotencyKey }),
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone,
  });
