import { useQuery } from '@tanstack/react-query';
import type { SupportHours, SupportSettings } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf } from '../key';
import { useChange } from '../use-change';

const path = '/api/admin/support/settings';
const settingsKey = keyOf(['/api/admin/support/settings']);

export const useSupportSettings = () => useQuery<SupportSettings>({ queryKey: settingsKey, ...changedByOthers });

export function useSaveSettings(onDone: () => void) {
  return useChange({
    run: (body: { hours: SupportHours[]; keepDays: number }, idempotencyKey) => request<SupportSettings>('PUT', path, { body, idempotencyKey }),
    events: ['SupportSettingsChanged'],
    cacheUpdates: (settings) => [[settingsKey, settings]],
    onDone,
  });
}
