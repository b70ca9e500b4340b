import { useQuery } from '@tanstack/react-query';
import type { HiddenEmployer } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

export const useHiddenEmployers = (enabled: boolean) =>
  useQuery<{ items: HiddenEmployer[] }>({ queryKey: keyOf(['/api/hidden-employers']), enabled });

export function useHideEmployer(onDone: (hidden: HiddenEmployer) => void) {
  return useChange({
    run: (jobId: number, idempotencyKey) => request<HiddenEmployer>('POST', '/api/hidden-employers', { body: { jobId }, idempotencyKey }),
    events: ['HiddenEmployersChanged'],
    onDone,
  });
}

export function useShowEmployer(onDone: () => void) {
  return useChange({
    run: (id: number, idempotencyKey) => request('DELETE', `/api/hidden-employers/${id}`, { body: {}, idempotencyKey }),
    events: ['HiddenEmployersChanged'],
    onDone,
  });
}
