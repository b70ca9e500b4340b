import { useQuery } from '@tanstack/react-query';
import type { List, Message, ScheduledMessage } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

/** The person's messages of a conversation that wait for their time. */
export const useScheduled = (conversation: number) =>
  useQuery<List<ScheduledMessage>>({ queryKey: keyOf(['/api/conversations', conversation, 'scheduled']) });

/** Schedules a message. Unlike others, it needs a connection: the server sends it when its time comes. */
export const useSchedule = (conversation: number, onDone: (message: Message) => void) =>
  useChange({
    run: (body: { text: string; fileTokens: string[]; sendAt: number }, idempotencyKey) =>
      request<Message>('POST', `/api/conversations/${conversation}/messages`, { body: { ...body, clientId: idempotencyKey }, idempotencyKey }),
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
