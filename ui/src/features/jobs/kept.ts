// What people do beside posting and applying: keep searches, hide employers, report; and what the office does about reports.
import { useQueryClient } from '@tanstack/react-query';
import type { HiddenEmployer, ReportReason, SavedSearch } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import { hiddenKey, searchesKey } from './keys';

export function useReportJob(id: number, onDone: () => void) {
  return useAction({
    run: (body: { reason: ReportReason; note: string }, idempotencyKey) => request('POST', `/api/jobs/${id}/report`, { body, idempotencyKey }),
    onDone,
  });
}

interface Saved {
  items: SavedSearch[];
}

export function useSaveSearch(onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    run: (body: { name: string; search: string }, idempotencyKey) => request<Saved>('POST', '/api/saved-searches', { body, idempotencyKey }),
    onDone: (saved) => {
      client.setQueryData(searchesKey, saved);
      onDone();
    },
  });
}

export function useForgetSearch(onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    run: (id: number, idempotencyKey) => request<Saved>('DELETE', `/api/saved-searches/${id}`, { body: {}, idempotencyKey }),
    onDone: (saved) => {
      client.setQueryData(searchesKey, saved);
      onDone();
    },
  });
}

/** Whom one hides decides what every list holds. */
function useHiddenChanged(): () => void {
  const client = useQueryClient();
  return () => {
    client.removeQueries({ queryKey: ['/api/jobs'], predicate: ({ queryKey }) => typeof queryKey[1] !== 'string' });
    void client.invalidateQueries({ queryKey: hiddenKey });
  };
}

export function useHideEmployer(onDone: (hidden: HiddenEmployer) => void) {
  const changed = useHiddenChanged();
  return useAction({
    run: (jobId: number, idempotencyKey) => request<HiddenEmployer>('POST', '/api/hidden-employers', { body: { jobId }, idempotencyKey }),
    onDone: (hidden) => {
      changed();
      onDone(hidden);
    },
  });
}

export function useShowEmployer(onDone: () => void) {
  const changed = useHiddenChanged();
  return useAction({
    run: (id: number, idempotencyKey) => request('DELETE', `/api/hidden-employers/${id}`, { body: {}, idempotencyKey }),
    onDone: () => {
      changed();
      onDone();
    },
  });
}

/** The office finds nothing wrong (no reason), or takes the job down for a reason that its employer reads. */
export function useJudge(id: number, onDone: (verdict: { reason: string | null }) => void) {
  const client = useQueryClient();
  return useAction({
    run: ({ reason }: { reason: string | null }, idempotencyKey) =>
      reason === null
        ? request('POST', `/api/jobs/${id}/dismiss-reports`, { body: {}, idempotencyKey })
        : request('POST', `/api/jobs/${id}/refuse`, { body: { reason }, idempotencyKey }),
    onDone: (_, verdict) => {
      client.removeQueries({ queryKey: ['/api/jobs'] });
      void client.invalidateQueries({ queryKey: ['/api/admin/jobs'] });
      onDone(verdict);
    },
  });
}
