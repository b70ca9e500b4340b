/** What the bell asks, and what every page of a signed-in person brings along. */
export const bellKey = ['/api/notifications', { limit: '1', unread: 'true' }] as const;
export const notificationsKey = (params: Record<string, string>) =>
  Object.keys(params).length > 0 ? (['/api/notifications', params] as const) : (['/api/notifications'] as const);
