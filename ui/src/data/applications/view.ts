import { useEffect, useRef } from 'react';
import type { Application } from '../../lib/api';
import { request } from '../../lib/http';
import { randomId } from '../../lib/random-id';
import { useEmit } from '../emit';

/** Marks the applications on the screen as viewed; after that, applicants can no longer edit them. */
export function useMarkViewed(applications: Application[]): void {
  const emit = useEmit();
  const send = useRef((ids: number[]) => {
    // The person did not ask for this, so failures are silent; it is sent again the next time the application is shown.
    const sent = ids.map((id) => request('POST', `/api/applications/${id}/open`, { body: {}, idempotencyKey: randomId() }));
    void Promise.allSettled(sent).then((all) => {
      if (all.some(({ status }) => status === 'fulfilled')) void emit('ApplicationViewed');
    });
  });
  const unviewed = applications.filter(({ can }) => can.includes('open')).map(({ id }) => id);
  const key = unviewed.join();
  useEffect(() => {
    if (key) send.current(key.split(',').map(Number));
  }, [key]);
}
