import { useQuery } from '@tanstack/react-query';
import type { CalendarAddress, MadeCalendarAddress } from '../../lib/api-calendars';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

const path = '/api/calendar-address';

/** Whether the person has an address for their calendars. */
export const useCalendarAddress = () => useQuery<CalendarAddress>({ queryKey: keyOf(['/api/calendar-address']) });

export const useMakeCalendarAddress = (onDone: (made: MadeCalendarAddress) => void) =>
  useChange({
    run: (_: null, idempotencyKey) => request<MadeCalendarAddress>('POST', path, { body: {}, idempotencyKey }),
    events: ['CalendarAddressChanged'],
    onDone,
  });

export const useDeleteCalendarAddress = (onDone: () => void) =>
  useChange({
    run: (_: null, idempotencyKey) => request<CalendarAddress>('DELETE', path, { body: {}, idempotencyKey }),
    events: ['CalendarAddressChanged'],
    onDone,
  });
