export const profileKey = ['/api/profile'] as const;
export const personKey = (id: string) => ['/api/people', id] as const;
export const sessionsKey = ['/api/sessions'] as const;
export const membersKey = (params?: Record<string, string>) => (params ? (['/api/admin/people', params] as const) : (['/api/admin/people'] as const));
