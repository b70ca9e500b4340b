import type { ReportReason } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';

export function useReportJob(id: number, onDone: () => void) {
  return useChange({
    run: (body: { reason: ReportReason; note: string }, idempotencyKey) => request('POST', `/api/jobs/${id}/report`, { body, idempotencyKey }),
    events: ['JobReported'],
    onDone,
  });
}
