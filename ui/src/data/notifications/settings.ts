import { useQuery } from '@tanstack/react-query';
import type { NotificationSettings, NotificationTestResult, NotificationWay } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

const key = keyOf(['/api/notification-settings']);

export const useNotificationSettings = () => useQuery<NotificationSettings>({ queryKey: key });

export function useSaveNotificationSettings(onDone: () => void) {
  return useChange({
    run: (body: NotificationSettings, idempotencyKey) => request<NotificationSettings>('PUT', '/api/notification-settings', { body, idempotencyKey }),
    events: ['NotificationSettingsChanged'],
    cacheUpdates: (settings) => [[key, settings]],
    onDone,
  });
}

/** Sends the person a test in one way. */
export function useTestNotification(onDone: (result: NotificationTestResult) => void) {
  return useChange({
    run: (way: NotificationWay, idempotencyKey) =>
      request<NotificationTestResult>('POST', '/api/notification-settings/test', { body: { way }, idempotencyKey }),
    events: ['NotificationsChanged'],
    onDone,
  });
}
