import { useQuery } from '@tanstack/react-query';
import type { ContactDetails, List, PayUnit, RapidHire, RapidHirePanel } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf } from '../key';
import { useChange } from '../use-change';

const hireKey = (id: number | string) => keyOf(['/api/rapid-hires', String(id)]);

/** The rapid hires of the person's employers, newest first. */
export const useRapidHires = () => useQuery<List<RapidHire>>({ queryKey: keyOf(['/api/rapid-hires']), ...changedByOthers });

/** A rapid hire with everyone who was asked. */
export const useRapidHire = (id: string) => useQuery<RapidHirePanel>({ queryKey: hireKey(id), ...changedByOthers });

/** How the employer can be reached, as the form suggests it. */
export const useRapidContact = (employerId: string, enabled: boolean) =>
  useQuery<ContactDetails>({ queryKey: keyOf(['/api/rapid-hires/contact'], { employerId }), enabled });

export interface NewRapidHire {
  title: string;
  category: string;
  city: string;
  state: string;
  startAt: number;
  hours: number;
  rate: number;
  rateUnit: PayUnit;
  openings: number;
  notes: string;
  employerId?: number;
  contact: ContactDetails;
}

export const useStartRapidHire = (onDone: (panel: RapidHirePanel) => void) =>
  useChange({
    run: (body: NewRapidHire, idempotencyKey) => request<RapidHirePanel>('POST', '/api/rapid-hires', { body, idempotencyKey }),
    events: ['JobPosted', 'RapidHireChanged'],
    cacheUpdates: (panel) => [[hireKey(panel.id), panel]],
    onDone,
  });

export const useStopRapidHire = (id: number, onDone: () => void) =>
  useChange({
    run: (_: null, idempotencyKey) => request<RapidHirePanel>('POST', `/api/rapid-hires/${id}/stop`, { body: {}, idempotencyKey }),
    events: ['RapidHireChanged'],
    cacheUpdates: (panel) => [[hireKey(id), panel]],
    onDone,
  });

/** Looks for someone else instead of the one with this offer. */
export const useReplace = (id: number, onDone: () => void) =>
  useChange({
    run: (offer: number, idempotencyKey) => request<RapidHirePanel>('POST', `/api/rapid-offers/${offer}/replace`, { body: {}, idempotencyKey }),
    events: ['RapidHireChanged'],
    cacheUpdates: (panel) => [[hireKey(id), panel]],
    onDone,
  });
