import { ChevronLeft, ChevronRight } from 'lucide';
import { useSearchParams } from '../lib/router/hooks';
import { Icon } from './icon';
import { Link } from './link';

interface PagerProps {
  prevCursor: string | null;
  nextCursor: string | null;
  /** Names the navigation for screen readers. */
  label: string;
}

/** Previous and Next links; the cursor is in the address. */
export function Pager({ prevCursor, nextCursor, label }: PagerProps) {
  const [params] = useSearchParams();
  if (!prevCursor && !nextCursor) return null;
  const to = (cursor: string) => {
    const next = new URLSearchParams(params);
    next.set('cursor', cursor);
    return { search: `?${next}` };
  };
  return (
    <nav className="pager-bar" aria-label={label}>
      {prevCursor ? (
        <Link className="btn btn-s" to={to(prevCursor)} rel="prev" onClick={focusHeading}>
          <Icon of={ChevronLeft} size="s" />
          Previous
        </Link>
      ) : (
        <span />
      )}
      {nextCursor && (
        <Link className="btn btn-s" to={to(nextCursor)} rel="next" onClick={focusHeading}>
          Next
          <Icon of={ChevronRight} size="s" />
        </Link>
      )}
    </nav>
  );
}

/** The followed link may not exist on the next page, so focus goes to the heading. */
function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
