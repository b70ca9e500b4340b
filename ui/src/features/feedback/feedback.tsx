import { MessageSquarePlus } from 'lucide';
import { useState } from 'react';
import { useSession } from '../../data/accounts/session';
import { Icon } from '../../kit/icon';
import { lazyOverlay } from '../../kit/lazy-overlay';
import { useOverlay } from '../../kit/overlay';
import { useOpenByHash } from '../../kit/use-open-by-hash';

const FeedbackDialog = lazyOverlay(() => import('./components/feedback-dialog'));

/** The floating feedback button and its dialog, which stays mounted once opened so that the text isn't lost. */
export function Feedback() {
  const [open, setOpen] = useOverlay('feedback');
  const [wasOpened, setWasOpened] = useState(false);
  const { user } = useSession();
  // Notifications link to it, and so does More.
  useOpenByHash('feedback', () => setOpen(true));
  return (
    <>
      <button
        type="button"
        className="float-btn"
        aria-label="Give feedback"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <Icon of={MessageSquarePlus} />
      </button>
      {(open || wasOpened) && <FeedbackDialog key={user?.id ?? 'visitor'} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
