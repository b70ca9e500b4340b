import { LifeBuoy } from 'lucide';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSession } from '../../data/accounts/session';
import { useSupportNow } from '../../data/support/chat';
import { useMessages } from '../../data/support/messages';
import { sendSeen, useStartChat } from '../../data/support/start';
import { Icon } from '../../kit/icon';
import { setCrowdedOnSmallScreens } from '../../kit/overlay';
import { useOpenByHash } from '../../kit/use-open-by-hash';
import { loadWithRetry } from '../../lib/lazy-with-retry';
import { setUnseenReplies } from '../../lib/unseen-replies';
import { clearSeen, readSeen, readUnsentText, writeSeen, writeUnsentText } from './chat-storage';

const ChatPanel = lazy(() => loadWithRetry(() => import('./components/chat-panel')));

interface LiveSupportProps {
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The floating support button and the chat it opens. */
export function LiveSupport({ open, onOpen }: LiveSupportProps) {
  const [folded, setFolded] = useState(false);
  const owner = useSession().user?.id ?? null;
  const [text, setText] = useState(() => readUnsentText(owner));
  const [rating, setRating] = useState<number | null>(null);
  const [seen, setSeen] = useState(readSeen);
  const button = useRef<HTMLButtonElement>(null);
  const shown = open && !folded;
  const now = useSupportNow(open || seen !== null, open);
  const session = now.data?.session ?? null;
  const messages = useMessages(session);
  const start = useStartChat(() => {
    writeSeen(seen ?? 0);
    setSeen(seen ?? 0);
  });

  const fromAgent = messages.data?.filter((message) => message.isFromAgent) ?? [];
  const newest = fromAgent.at(-1)?.id ?? 0;
  const unseen = fromAgent.filter(({ id }) => id > (seen ?? 0)).length;
  useEffect(() => {
    if (!shown || newest <= (seen ?? 0)) return;
    writeSeen(newest);
    setSeen(newest);
    if (session) sendSeen(session.id, newest);
  }, [shown, newest, seen, session]);

  // The chat has ended or belongs to someone else, so stop polling for it.
  const gone = !open && now.isFetched && !now.isFetching && session === null && seen !== null;
  useEffect(() => {
    if (!gone) return;
    clearSeen();
    setSeen(null);
  }, [gone]);
  useEffect(() => setCrowdedOnSmallScreens(shown), [shown]);
  useEffect(() => setUnseenReplies(open ? 0 : unseen), [open, unseen]);

  const show = () => {
    setFolded(false);
    onOpen(true);
    if (session) {
      // Something may have happened since it was last asked.
      void now.refetch();
      void messages.refetch();
    } else start.act(null);
  };
  useOpenByHash('support', show);
  const close = () => {
    onOpen(false);
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  };
  const type = (next: string) => {
    setText(next);
    writeUnsentText(next, owner);
  };
  const label = unseen > 0 ? `Live Support, ${unseen} new ${unseen === 1 ? 'message' : 'messages'}` : 'Live Support';
  if (!open) {
    return (
      <button ref={button} type="button" className="fab" aria-label={label} aria-haspopup="dialog" onClick={show}>
        <Icon of={LifeBuoy} size="l" />
        {unseen > 0 && (
          <span className="count" aria-hidden>
            {unseen > 9 ? '9+' : unseen}
          </span>
        )}
      </button>
    );
  }
  return (
    <Suspense>
      <ChatPanel
        now={now.data}
        messages={messages.data ?? []}
        starting={start.pending}
        failed={!session && !start.pending && start.error !== null}
        onStart={() => start.act(null)}
        refetch={() => void messages.refetch()}
        unseen={unseen}
        minimized={folded}
        onMinimize={setFolded}
        onClose={close}
        text={text}
        onText={type}
        rating={rating}
        onRating={setRating}
      />
    </Suspense>
  );
}
