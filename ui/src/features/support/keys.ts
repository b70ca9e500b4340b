export const supportKey = ['/api/support/chat'] as const;
export const messagesKey = (id: string) => ['/api/support/chat', id, 'messages'] as const;

const desk = '/api/admin/support';
export const deskListsKey = [`${desk}/chats`] as const;
export const deskListKey = (params: Record<string, string>) => [`${desk}/chats`, params] as const;
export const deskChatKey = (id: number) => [`${desk}/chats`, String(id)] as const;
export const numbersKey = [`${desk}/numbers`] as const;
export const settingsKey = [`${desk}/settings`] as const;
export const cannedKey = [`${desk}/canned`] as const;
