import { useEffect, useLayoutEffect, useRef } from 'react';
import type { useThread } from '../../data/messages/thread';
import { useSearchParams } from '../../lib/router/hooks';

/** In milliseconds: how long a message that was opened from a search stands out. */
const markedFor = 3_000;

/** The element of a message. */
export const messageElement = (id: number) => `message-${id}`;

/** The message at which the address opens the conversation, and how to go to the newest instead. */
export function usePlace(): { at: number | null; leave: () => void } {
  const [params, setParams] = useSearchParams();
  const at = Number(params.get('at')) || null;
  const leave = () =>
    setParams(
      (current) => {
        current.delete('at');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return { at, leave };
}

/**
 * Shows a message in its place and marks it for a moment. What's newer is loaded once, so that the message isn't at the very end.
 * A message that the person writes leads to the newest ones.
 */
export function useShowInPlace(thread: ReturnType<typeof useThread>, at: number | null, leave: () => void, unsent: number): void {
  const pages = thread.data?.pages.length ?? 0;
  const isEmpty = pages > 0 && thread.data?.pages.every(({ items }) => items.length === 0) === true;
  const { hasPreviousPage, fetchPreviousPage } = thread;
  const waiting = useRef(unsent);
  useEffect(() => {
    if (at !== null && pages === 1 && hasPreviousPage) void fetchPreviousPage();
  }, [at, pages, hasPreviousPage, fetchPreviousPage]);
  useLayoutEffect(() => {
    if (at === null || pages === 0 || pages > 2) return;
    const element = document.getElementById(messageElement(at));
    if (!element) return;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
    element.classList.add('msg-found');
    const timer = setTimeout(() => element.classList.remove('msg-found'), markedFor);
    return () => clearTimeout(timer);
  }, [at, pages]);
  useEffect(() => {
    // There is nothing at that place, or something new was written.
    if (at !== null && (isEmpty || unsent > waiting.current)) leave();
    waiting.current = unsent;
  });
}
