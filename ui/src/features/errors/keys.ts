export const groupsKey = ['/api/admin/errors'] as const;
export const ownKey = ['/api/errors'] as const;
