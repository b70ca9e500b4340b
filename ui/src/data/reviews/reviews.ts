import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ContractReviews, List, Review, ReviewReport, ReviewReportReason, ReviewScore, Reviews } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf, type Params } from '../key';
import { useChange } from '../use-change';

/** The reviews of a contract, as this side sees them. */
export const useContractReviews = (contract: number) =>
  useQuery<ContractReviews>({ queryKey: keyOf(['/api/contracts', contract, 'reviews']), ...changedByOthers });

/** The published reviews about a worker. */
export const usePersonReviews = (id: number, params: Params) =>
  useQuery<Reviews>({ queryKey: keyOf(['/api/people', id, 'reviews'], params), placeholderData: keepPreviousData });

/** The published reviews about an employer. */
export const useEmployerReviews = (id: number, params: Params) =>
  useQuery<Reviews>({ queryKey: keyOf(['/api/employers', id, 'reviews'], params), placeholderData: keepPreviousData });

export const useWriteReview = (contract: number, onDone: (after: ContractReviews) => void) =>
  useChange({
    run: (body: { scores: ReviewScore[]; text: string }, idempotencyKey) =>
      request<ContractReviews>('POST', `/api/contracts/${contract}/review`, { body, idempotencyKey }),
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone,
  });

export const useReplyToReview = (review: number, onDone: () => void) =>
  useChange({
    run: (text: string, idempotencyKey) => request<Review>('POST', `/api/reviews/${review}/reply`, { body: { text }, idempotencyKey }),
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone,
  });

export const useReportReview = (review: number, onDone: () => void) =>
  useChange({
    run: (body: { reason: ReviewReportReason; note: string }, idempotencyKey) =>
      request('POST', `/api/reviews/${review}/report`, { body, idempotencyKey }),
    events: ['ReviewReported'],
    onDone,
  });

export const useReviewReports = (params: Params) =>
  useQuery<List<ReviewReport>>({ queryKey: keyOf(['/api/admin/review-reports'], params), placeholderData: keepPreviousData, ...changedByOthers });

type Decision = { id: number; outcome: 'removed' | 'dismissed'; reason: string };

/** Removes a reported review, or lets it stay. */
export const useResolveReviewReport = (onDone: (decision: Decision) => void) =>
  useChange({
    run: ({ id, ...body }: Decision, idempotencyKey) => request('POST', `/api/admin/review-reports/${id}/resolve`, { body, idempotencyKey }),
    events: ['ReviewReported'],
    onDone: (_, decision) => onDone(decision),
  });
