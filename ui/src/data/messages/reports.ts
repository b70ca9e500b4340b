import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { List, MessageReport } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf, type Params } from '../key';
import { useChange } from '../use-change';

export const useMessageReports = (params: Params) =>
  useQuery<List<MessageReport>>({ queryKey: keyOf(['/api/admin/message-reports'], params), placeholderData: keepPreviousData, ...changedByOthers });

type Decision = { id: number; outcome: 'removed' | 'dismissed'; reason: string };

/** Removes a reported message, or lets it stay. */
export const useResolveReport = (onDone: (decision: Decision) => void) =>
  useChange({
    run: ({ id, ...body }: Decision, idempotencyKey) => request('POST', `/api/admin/message-reports/${id}/resolve`, { body, idempotencyKey }),
    events: ['MessageReported'],
    onDone: (_, decision) => onDone(decision),
  });
