import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Dispute, DisputeChoices, DisputeNote, DisputeRoom, DisputeRule, DisputeSubject, DisputeYear, List } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf, type Params } from '../key';
import { useChange } from '../use-change';

const disputeKey = (id: number | string) => keyOf(['/api/disputes', String(id)]);

/** A dispute with its evidence and what happened. */
export const useDispute = (id: string) => useQuery<DisputeRoom>({ queryKey: disputeKey(id), ...changedByOthers });

/** The person's disputes, newest first. */
export const useDisputes = (params: Params, enabled: boolean) =>
  useQuery<List<Dispute>>({ queryKey: keyOf(['/api/disputes'], params), placeholderData: keepPreviousData, enabled, ...changedByOthers });

/** How many disputes there were this year and last year. */
export const useDisputeYears = () => useQuery<DisputeYear[]>({ queryKey: keyOf(['/api/disputes/years']) });

/** What can be disputed in a contract. */
export const useDisputeChoices = (contract: string) =>
  useQuery<DisputeChoices>({ queryKey: keyOf(['/api/contracts', contract, 'disputable']), enabled: contract !== '' });

export interface NewDispute {
  contractId: number;
  about: DisputeSubject;
  ids: number[];
  claim: number;
  text: string;
}

export const useOpenDispute = (onDone: (dispute: DisputeRoom) => void) =>
  useChange({
    run: (body: NewDispute, idempotencyKey) => request<DisputeRoom>('POST', '/api/disputes', { body, idempotencyKey }),
    events: ['ContractChanged'],
    onDone,
  });

export type DisputeStep =
  | { action: 'answer' | 'appeal'; text: string }
  | { action: 'accept' | 'reject' | 'extend' | 'withdraw' | 'take' }
  | { action: 'evidence'; text: string; fileTokens: string[]; messageIds: number[] }
  | { action: 'propose'; amount: number; text: string }
  | { action: 'decide'; amount: number; rule: DisputeRule; reasons: string; outsider: boolean };

/** Takes a step in a dispute. */
export const useDisputeStep = (id: number, onDone: (after: DisputeRoom, step: DisputeStep) => void) =>
  useChange({
    run: ({ action, ...body }: DisputeStep, idempotencyKey) =>
      request<DisputeRoom>('POST', `/api/disputes/${id}/${action}`, { body, idempotencyKey }),
    events: ['ContractChanged'],
    cacheUpdates: (after) => [[disputeKey(id), after]],
    waitForRefetch: true,
    onDone,
  });

/** Seals what a side would accept. The answer is always the same, so the dispute says what came of it. */
export const useSealRange = (id: number, onDone: () => void) =>
  useChange({
    run: (body: { min: number; max: number }, idempotencyKey) => request<void>('POST', `/api/disputes/${id}/range`, { body, idempotencyKey }),
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone,
  });

/** The disputes that wait for a mediator, the most urgent first. */
export const useDesk = () => useQuery<Dispute[]>({ queryKey: keyOf(['/api/admin/disputes']), ...changedByOthers });

const notesKey = (id: number) => keyOf(['/api/disputes', String(id), 'notes']);

/** The mediators' notes, newest first. */
export const useDisputeNotes = (id: number) => useQuery<DisputeNote[]>({ queryKey: notesKey(id), ...changedByOthers });

export const useAddDisputeNote = (id: number, onDone: () => void) =>
  useChange({
    run: (text: string, idempotencyKey) => request<DisputeNote[]>('POST', `/api/disputes/${id}/notes`, { body: { text }, idempotencyKey }),
    events: [],
    cacheUpdates: (notes) => [[notesKey(id), notes]],
    onDone,
  });
