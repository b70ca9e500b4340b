import { useQuery } from '@tanstack/react-query';
import type { Availability, AvailableCount } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

const availabilityKey = keyOf(['/api/availability']);

/** What the person is available for; null if they never said. */
export const useAvailability = () => useQuery<Availability | null>({ queryKey: availabilityKey });

export type NewAvailability = Omit<Availability, 'until'>;

export const useSetAvailability = (onDone: (availability: Availability) => void) =>
  useChange({
    run: (body: NewAvailability, idempotencyKey) => request<Availability>('PUT', '/api/availability', { body, idempotencyKey }),
    events: ['AvailabilityChanged'],
    cacheUpdates: (availability) => [[availabilityKey, availability]],
    onDone,
  });

/** How many people are available right now in the site's town. */
export const useAvailableCount = () => useQuery<AvailableCount>({ queryKey: keyOf(['/api/availability/count']) });
