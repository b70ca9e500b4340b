export const profileKey = ['/api/profile'] as const;
export const personKey = (id: string) => ['/api/people', id] as const;
