import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { track } from '../../lib/analytics';
import type { Application, ApplicationAction, ApplicationNote, DeclinedMany, DeclineReason, PayUnit, Role, User, Verdict } from '../../lib/api';
import { ApiError } from '../../lib/errors';
import { request } from '../../lib/http';
import { randomId } from '../../lib/random-id';
import { canApply, useSession, useSetUser } from '../../lib/session';
import { useAction } from '../../lib/use-action';
import { notesKey } from './keys';

export interface ApplyBody {
  proposedRate: number;
  rateUnit: PayUnit;
  message: string;
  answers: string[];
  availableFrom?: string | null;
  files: string[];
}

/** Everything that tells of applications is out of date. */
function useRefresh(): () => void {
  const client = useQueryClient();
  return () => {
    const stale = ['/api/applications', '/api/employer-applications', '/api/my-jobs', '/api/contracts', '/api/dashboard', '/api/jobs'];
    for (const path of stale) void client.invalidateQueries({ queryKey: [path] });
  };
}

export function useApply(jobId: number, onDone: () => void) {
  const client = useQueryClient();
  const setUser = useSetUser();
  const { user } = useSession();
  return useAction({
    run: async (body: ApplyBody, idempotencyKey) => {
      // The form says that applying adds this role.
      if (!canApply(user)) {
        const role: Role = 'worker';
        setUser(await request<User>('PUT', '/api/auth/role', { body: { role }, idempotencyKey: `${idempotencyKey}-role` }));
      }
      return request<Application>('POST', `/api/jobs/${jobId}/applications`, { body, idempotencyKey });
    },
    onDone: ({ proposedRate }) => {
      track('application_submitted', { jobId, proposedRate });
      client.removeQueries({ queryKey: ['/api/applications'] });
      onDone();
      // The lists say who applied and how many did.
      void client.invalidateQueries({ queryKey: ['/api/jobs'] });
    },
  });
}

/** Changes an application that nobody has read. */
export function useEdit(id: number, onDone: () => void) {
  const refresh = useRefresh();
  return useAction({
    run: (body: ApplyBody, idempotencyKey) => request<Application>('PATCH', `/api/applications/${id}`, { body, idempotencyKey }),
    onDone: () => {
      refresh();
      onDone();
    },
    onFail: (error) => error instanceof ApiError && error.status === 409 && refresh(),
  });
}

export type Step =
  | { action: Exclude<ApplicationAction, 'decline' | 'offer'> }
  | { action: 'decline'; reason: DeclineReason; message?: string }
  | { action: 'offer'; rate: number; rateUnit: PayUnit; startDate?: string; note?: string };

/** One step of an application, by either side. */
export function useStep(application: Pick<Application, 'id' | 'jobId'>, onDone: (after: Application) => void) {
  const refresh = useRefresh();
  return useAction({
    run: ({ action, ...body }: Step, idempotencyKey) =>
      request<Application>('POST', `/api/applications/${application.id}/${action}`, { body, idempotencyKey }),
    onDone: (after) => {
      refresh();
      onDone(after);
    },
    onFail: (error) => {
      // Somebody else was quicker: show how it stands now.
      if (error instanceof ApiError && error.status === 409) refresh();
    },
  });
}

/** Whoever is shown what somebody wrote has read it: from then on it stays as it is. */
export function useOpened(people: Application[]): void {
  const refresh = useRefresh();
  const tell = useRef((ids: number[]) => {
    // Nobody asked for this, so nobody is told when it fails: it is tried again when it is shown again.
    const sent = ids.map((id) => request('POST', `/api/applications/${id}/open`, { body: {}, idempotencyKey: randomId() }));
    void Promise.allSettled(sent).then((all) => all.some(({ status }) => status === 'fulfilled') && refresh());
  });
  const unread = people.filter(({ can }) => can.includes('open')).map(({ id }) => id);
  const key = unread.join();
  useEffect(() => {
    if (key) tell.current(key.split(',').map(Number));
  }, [key]);
}

export function useVerdict(id: number) {
  const refresh = useRefresh();
  return useAction({
    run: (verdict: Verdict | null, idempotencyKey) =>
      request<Application>('PUT', `/api/applications/${id}/verdict`, { body: { verdict }, idempotencyKey }),
    onDone: refresh,
  });
}

export interface NoToMany {
  ids: number[];
  reason: DeclineReason;
  message?: string;
}

/** A no to several people at once; of one job when it is named, else of any of one's jobs. */
export function useDeclineMany(jobId: string | null, onDone: (outcome: DeclinedMany) => void) {
  const refresh = useRefresh();
  const path = jobId ? `/api/jobs/${jobId}/applications/decline` : '/api/employer-applications/decline';
  return useAction({
    run: (body: NoToMany, idempotencyKey) => request<DeclinedMany>('POST', path, { body, idempotencyKey }),
    onDone: (outcome) => {
      refresh();
      onDone(outcome);
    },
  });
}

export function useAddNote(id: number, onDone: () => void) {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useAction({
    run: (text: string, idempotencyKey) => request<ApplicationNote>('POST', `/api/applications/${id}/notes`, { body: { text }, idempotencyKey }),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: notesKey(id) });
      refresh();
      onDone();
    },
  });
}

export function useDropNote(id: number) {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useAction({
    run: (note: number, idempotencyKey) =>
      request<{ items: ApplicationNote[] }>('DELETE', `/api/applications/${id}/notes/${note}`, { body: {}, idempotencyKey }),
    onDone: (left) => {
      client.setQueryData(notesKey(id), left);
      refresh();
    },
  });
}
