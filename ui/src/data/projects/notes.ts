import { useQuery } from '@tanstack/react-query';
import type { ProjectNote, ProjectNotes } from '../../lib/api';
import { request } from '../../lib/http';
import { changedByOthers, keyOf } from '../key';
import { useChange } from '../use-change';

export const useNotes = (contract: number) => useQuery<ProjectNotes>({ queryKey: keyOf(['/api/contracts', contract, 'notes']), ...changedByOthers });

export const useAddNote = (contract: number, onDone: () => void) =>
  useChange({
    run: (body: { text: string; fileTokens: string[] }, idempotencyKey) =>
      request<ProjectNote>('POST', `/api/contracts/${contract}/notes`, { body, idempotencyKey }),
    events: ['ContractChanged'],
    waitForRefetch: true,
    onDone,
  });

export const useDeleteNote = (contract: number) =>
  useChange({
    run: (note: number, idempotencyKey) => request<ProjectNote>('DELETE', `/api/contracts/${contract}/notes/${note}`, { body: {}, idempotencyKey }),
    events: ['ContractChanged'],
  });
