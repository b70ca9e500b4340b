import type { ContactDetails, Contract, ContractEndReason, ContractTerms } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';
import { contractKey } from './contracts';

/** Changes how to reach this person's side of a contract. */
export function useChangeContact(id: number, onDone: () => void) {
  return useChange({
    run: (contact: ContactDetails, idempotencyKey) => request<Contract>('PUT', `/api/contracts/${id}/contact`, { body: { contact }, idempotencyKey }),
    events: ['ContactChanged'],
    cacheUpdates: (after) => [[contractKey(id), after]],
    onDone,
  });
}

export type ContractStep =
  | { action: 'confirm'; version: number; contact: ContactDetails }
  | { action: 'propose'; version: number; terms: ContractTerms; note: string }
  | { action: 'accept'; version: number }
  | { action: 'reject'; version: number; reason: string }
  | { action: 'end'; reason: ContractEndReason; note: string; on: string | null }
  | { action: 'resume' };

/** Confirms a contract, changes its terms, or ends it. */
export const useContractStep = (id: number, onDone: (contract: Contract, step: ContractStep) => void) =>
  useChange({
    run: ({ action, ...body }: ContractStep, idempotencyKey) => request<Contract>('POST', `/api/contracts/${id}/${action}`, { body, idempotencyKey }),
    events: ['ContractChanged'],
    cacheUpdates: (after) => [[contractKey(id), after]],
    onDone,
  });

export interface DirectContract {
  workerId: number;
  employerId: number;
  title: string;
  terms: ContractTerms;
  previousContractId: number;
  note: string;
  contact: ContactDetails;
}

/** Proposes a contract to someone with an earlier one. */
export const useHireAgain = (onDone: (contract: Contract) => void) =>
  useChange({
    run: (body: DirectContract, idempotencyKey) => request<Contract>('POST', '/api/contracts', { body, idempotencyKey }),
    events: ['ContractChanged'],
    cacheUpdates: (made) => [[contractKey(made.id), made]],
    onDone,
  });
