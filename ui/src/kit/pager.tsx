import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Icon } from './icon';

interface PagerProps {
  prevCursor: string | null;
  nextCursor: string | null;
  /** What the pages hold, for the name of the navigation. */
  label: string;
}

/** Previous and Next, with the cursor in the address. */
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

/** The link that was followed may be gone on the next page: reading starts at the top. */
function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
