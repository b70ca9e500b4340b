import { useQuery } from '@tanstack/react-query';
import type { List, MessageTemplate } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

const path = '/api/message-templates';
const key = keyOf(['/api/message-templates']);

export const useTemplates = () => useQuery<List<MessageTemplate>>({ queryKey: key });

type Step = { id: number | null; title: string; text: string } | { remove: number };

/** Adds, changes or deletes a template. */
export const useChangeTemplate = (onDone: () => void) =>
  useChange({
    run: (step: Step, idempotencyKey) => {
      if ('remove' in step) return request<List<MessageTemplate>>('DELETE', `${path}/${step.remove}`, { body: {}, idempotencyKey });
      const { id, ...body } = step;
      return request<List<MessageTemplate>>(id === null ? 'POST' : 'PATCH', id === null ? path : `${path}/${id}`, { body, idempotencyKey });
    },
    events: ['MessageTemplatesChanged'],
    cacheUpdates: (list) => [[key, list]],
    onDone,
  });
