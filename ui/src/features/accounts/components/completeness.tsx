import type { Completeness } from '../../../lib/api';

/** Shows how complete the profile is and what to add next. Renders nothing once it is complete. */
export function CompletenessCard({ completeness }: { completeness: Completeness }) {
  const { percent, next } = completeness;
  if (!next) return null;
  return (
    <div className="card stack gap-2">
      <b>Your profile is {percent}% complete</b>
      <progress className="meter" max={100} value={percent} aria-label="Profile completeness" />
      <p>
        {next.text}{' '}
        <a className="tap" href={next.href} onClick={() => focusLater(next.href)}>
          Do it now
        </a>
      </p>
    </div>
  );
}

/** Focuses the field after the browser has jumped to its anchor. */
function focusLater(href: string): void {
  const part = document.getElementById(href.split('#')[1] ?? '');
  const control = part?.matches('input,select,textarea') ? part : part?.querySelector<HTMLElement>('input,select,textarea');
  requestAnimationFrame(() => control?.focus({ preventScroll: true }));
}
