import { useQuery } from '@tanstack/react-query';
import type { ApplicationNote } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf } from '../key';
import { useChange } from '../use-change';

interface Notes {
  items: ApplicationNote[];
}

const notesKey = (id: number) => keyOf(['/api/applications', id, 'notes']);

export const useNotes = (id: number) => useQuery<Notes>({ queryKey: notesKey(id), ...changedByOthers });

export function useAddNote(id: number, onDone: () => void) {
  return useChange({
    run: (text: string, idempotencyKey) => request<ApplicationNote>('POST', `/api/applications/${id}/notes`, { body: { text }, idempotencyKey }),
    events: ['ApplicationNotesChanged'],
    waitForRefetch: true,
    onDone,
  });
}

export function useDeleteNote(id: number) {
  return useChange({
    run: (note: number, idempotencyKey) => request<Notes>('DELETE', `/api/applications/${id}/notes/${note}`, { body: {}, idempotencyKey }),
    events: ['ApplicationNotesChanged'],
    cacheUpdates: (left) => [[notesKey(id), left]],
  });
}
