import { MessageSquarePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../data/accounts/session';
import { Icon } from '../../kit/icon';
import { lazyOverlay } from '../../kit/lazy-overlay';
import { useOverlay } from '../../kit/overlay';

const FeedbackDialog = lazyOverlay(() => import('./components/feedback-dialog'));

/** The floating feedback button and its dialog, which stays mounted once opened so that the text isn't lost. */
export function Feedback() {
  const [open, setOpen] = useOverlay('feedback');
  const [wasOpened, setWasOpened] = useState(false);
  const { user } = useSession();
  useOpenByHash(setOpen);
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

/** Opens the dialog for the #feedback links in notifications. Removes the fragment so that Back doesn't reopen it. */
function useOpenByHash(setOpen: (open: boolean) => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const requested = useRef(false);
  useEffect(() => {
    if (hash === '#feedback') {
      requested.current = true;
      navigate(pathname + search, { replace: true, preventScrollReset: true });
    } else if (requested.current) {
      requested.current = false;
      setOpen(true);
    }
  }, [hash, pathname, search, navigate, setOpen]);
}
