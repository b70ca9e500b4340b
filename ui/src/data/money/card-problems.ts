import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { List } from '../../lib/api';
import type { CardProblem } from '../../lib/api-cards';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

/** Problems with card payments, open or done. */
export const useCardProblems = (state: CardProblem['state'], cursor: string | null) =>
  useQuery<List<CardProblem>>({ queryKey: keyOf(['/api/admin/ledger', 'card-problems'], { state, cursor }), placeholderData: keepPreviousData });

/** Acts on a problem. */
export const useHandleProblem = (id: number, onDone: (after: CardProblem) => void) =>
  useChange({
    run: (act: CardProblem['can'][number], idempotencyKey) =>
      request<CardProblem>('POST', `/api/admin/ledger/card-problems/${id}/act`, { body: { act }, idempotencyKey }),
    events: ['OfficeChanged'],
    waitForRefetch: true,
    onDone,
  });
