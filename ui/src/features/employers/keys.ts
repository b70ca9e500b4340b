export const employersKey = ['/api/employers'] as const;
export const employerKey = (id: string) => ['/api/employers', id] as const;
export const membersKey = (id: string) => ['/api/employers', id, 'members'] as const;
export const invitationsKey = (id: string) => ['/api/employers', id, 'invitations'] as const;
