import { useQuery } from '@tanstack/react-query';
import type { ContactDetails, List, RapidOffer } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf } from '../key';
import { useChange } from '../use-change';

/** What the person was asked, newest first. */
export const useRapidOffers = () => useQuery<List<RapidOffer>>({ queryKey: keyOf(['/api/rapid-offers']), ...changedByOthers });

export type RapidStep = { action: 'accept' | 'decline' } | { action: 'confirm'; contact: ContactDetails };

export const useRapidStep = (id: number, onDone: (offer: RapidOffer, step: RapidStep) => void) =>
  useChange({
    run: ({ action, ...body }: RapidStep, idempotencyKey) =>
      request<RapidOffer>('POST', `/api/rapid-offers/${id}/${action}`, { body, idempotencyKey }),
    events: ({ action }) => (action === 'confirm' ? ['RapidHireChanged', 'ApplicationChanged', 'ContractChanged'] : ['RapidHireChanged']),
    waitForRefetch: true,
    onDone,
  });
