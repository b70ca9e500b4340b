import type { SiteText } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';
import { textKey } from './text';

/** Saves a site text; null restores its default. */
export function useWriteText(name: string, onDone: () => void) {
  const path = `/api/texts/${name}`;
  return useChange({
    run: (body: string | null, idempotencyKey) =>
      body === null
        ? request<SiteText>('DELETE', path, { body: {}, idempotencyKey })
        : request<SiteText>('PUT', path, { body: { body }, idempotencyKey }),
    events: ['TextChanged'],
    cacheUpdates: (text) => [[textKey(name), text]],
    onDone,
  });
}
