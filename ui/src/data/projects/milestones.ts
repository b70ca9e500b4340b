import { useQuery } from '@tanstack/react-query';
import type { Milestone, MilestoneAction, Milestones, MilestoneTerms } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf } from '../key';
import { useChange } from '../use-change';

/** A contract's milestones. Asks again every few seconds until money is held for the `awaited` one, which was just paid for by card. */
export const useMilestones = (contract: number, awaited: number | null = null) =>
  useQuery<Milestones>({
    queryKey: keyOf(['/api/contracts', contract, 'milestones']),
    ...changedByOthers,
    refetchInterval: ({ state }) => (awaited !== null && !state.data?.items.some(({ id, held }) => id === awaited && held > 0) ? 3_000 : false),
  });

/** A new milestone, or a change of one: null drops it. */
export interface MilestoneProposal {
  milestone: Milestone | null;
  terms: MilestoneTerms | null;
}

export const useProposeMilestone = (contract: number, onDone: (proposal: MilestoneProposal) => void) =>
  useChange({
    run: ({ milestone, terms }: MilestoneProposal, idempotencyKey) =>
      milestone
        ? request<Milestone>('PATCH', `/api/milestones/${milestone.id}`, { body: { terms, version: milestone.version }, idempotencyKey })
        : request<Milestone>('POST', `/api/contracts/${contract}/milestones`, { body: terms, idempotencyKey }),
    events: ['ContractChanged'],
    onDone: (_, proposal) => onDone(proposal),
  });

export interface MilestoneStep {
  milestone: Milestone;
  action: Exclude<MilestoneAction, 'change' | 'fund'>;
  /** What to tell the other side when sending work in, or asking for changes. */
  note?: string;
}

/** Takes a milestone to its next state. */
export const useMilestoneStep = (onDone: (step: MilestoneStep) => void) =>
  useChange({
    run: ({ milestone, action, note }: MilestoneStep, idempotencyKey) =>
      request<Milestone>('POST', `/api/milestones/${milestone.id}/${action}`, {
        body: { version: milestone.version, ...(note !== undefined && { note }) },
        idempotencyKey,
      }),
    events: ['ContractChanged'],
    onDone: (_, step) => onDone(step),
  });
