import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ImportDetails, ImportMapping, ImportRun, ImportState, ImportSummary, List } from '../../lib/api';
import { DeviceError } from '../../lib/errors';
import { request, upload } from '../../lib/http';
import { useEmit } from '../emit';
import type { Send } from '../files/use-upload';
import { keyOf } from '../key';
import { useChange } from '../use-change';

const second = 1_000;

/** Whether the server is working on an import. */
export const isBusy = (state: ImportState) => ['uploading', 'checking', 'running', 'undoing'].includes(state);

const importKey = (id: string) => keyOf(['/api/admin/imports', id]);

export const useImports = (cursor: string | null) =>
  useQuery<List<ImportSummary>>({
    queryKey: keyOf(['/api/admin/imports'], { cursor }),
    refetchInterval: ({ state }) => (state.data?.items.some((one) => isBusy(one.state)) ? 3 * second : false),
  });

/** An import, asked for again and again while the server works on it. */
export const useImport = (id: string) =>
  useQuery<ImportDetails>({
    queryKey: importKey(id),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data.state) ? second : false),
  });

/** Says, once the component is gone, that the server changed jobs in the meantime: they are on other pages too. */
export function useImportChangesJobs(state: ImportState): void {
  const emit = useEmit();
  const changes = state === 'running' || state === 'undoing';
  useEffect(
    () => () => {
      if (changes) void emit('ImportFinished');
    },
    [changes, emit],
  );
}

/** The largest file, in bytes. */
const maxBytes = 50 * 1024 * 1024;

export const uploadImport: Send<ImportDetails> = (file, progress) => {
  // A browser doesn't read the response to a body that the server refused to read.
  if (file.size > maxBytes) return Promise.reject(new DeviceError('Choose a file of 50 MB or less.'));
  const body = new Blob([file], { type: 'application/octet-stream' });
  return upload<ImportDetails>(`/api/admin/imports?${new URLSearchParams({ name: file.name })}`, body, progress);
};

type Step = 'check' | 'run' | 'undo';

const step = (id: string, action: Step, idempotencyKey: string) =>
  request<ImportDetails>('POST', `/api/admin/imports/${id}/${action}`, { body: {}, idempotencyKey });

/**
 * Stores how to read the file, and starts to check its rows. `waits` while another answer is being saved: this one's map would take
 * it back.
 */
export function useMatchColumns(id: string, onDone?: () => void) {
  const isSaving = useIsMutating() > 0;
  const change = useChange({
    run: async (body: ImportMapping, idempotencyKey) => {
      await request<ImportDetails>('PUT', `/api/admin/imports/${id}/map`, { body, idempotencyKey });
      return step(id, 'check', `${idempotencyKey}-check`);
    },
    events: ['ImportChanged'],
    cacheUpdates: (details) => [[importKey(id), details]],
    ...(onDone && { onDone }),
  });
  return { ...change, waits: isSaving && !change.pending };
}

export function useImportStep(id: string, onDone?: () => void) {
  return useChange({
    run: (action: Step, idempotencyKey) => step(id, action, idempotencyKey),
    events: ['ImportChanged'],
    cacheUpdates: (details) => [[importKey(id), details]],
    ...(onDone && { onDone }),
  });
}

/** Starts an import, and says what it does to jobs that are on the site already. */
export function useRunImport(id: string, onDone: () => void) {
  return useChange({
    run: (body: ImportRun, idempotencyKey) => request<ImportDetails>('POST', `/api/admin/imports/${id}/run`, { body, idempotencyKey }),
    events: ['ImportChanged'],
    cacheUpdates: (details) => [[importKey(id), details]],
    onDone,
  });
}

export function useDiscardImport(id: string, onDone: () => void) {
  return useChange({
    run: (_: null, idempotencyKey) => request<ImportSummary>('DELETE', `/api/admin/imports/${id}`, { idempotencyKey }),
    events: ['ImportChanged'],
    onDone,
  });
}
