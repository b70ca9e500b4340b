import { useQuery } from '@tanstack/react-query';
import type { List, Message, ScheduledMessage } from '../../lib/api';
import { request } from '../../lib/http';
import type { HeldFile } from '../../lib/outbox';
import { tokenOf } from '../files/store';
import { keyOf } from '../key';
import { useChange } from '../use-change';

/** The person's messages of a conversation that wait for their time. */
export const useScheduled = (conversation: number) =>
  useQuery<List<ScheduledMessage>>({ queryKey: keyOf(['/api/conversations', conversation, 'scheduled']) });

/** Schedules a message. Unlike others, it needs a connection: the server sends it when its time comes. */
export const useSchedule = (conversation: number, onDone: (message: Message) => void) =>
  useChange({
    run: async ({ files, ...rest }: { text: string; files: HeldFile[]; sendAt: number }, idempotencyKey) => {
      const body = { ...rest, fileTokens: await Promise.all(files.map(tokenOf)), clientId: idempotencyKey };
      return await request<Message>('POST', `/api/conversations/${conversation}/messages`, { body, idempotencyKey });
    },
    events: ['ScheduledMessagesChanged'],
    onDone,
  });

/** Cancels a scheduled message. */
export const useCancelScheduled = (onDone: (message: ScheduledMessage) => void) =>
  useChange({
    run: (id: number, idempotencyKey) => request<ScheduledMessage>('DELETE', `/api/scheduled-messages/${id}`, { body: {}, idempotencyKey }),
    events: ['ScheduledMessagesChanged'],
    onDone,
  });
