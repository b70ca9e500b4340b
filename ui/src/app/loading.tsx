import { DelayedMount } from '../kit/delayed';

/** Shown while the session or a page's code is loading. */
export function Loading({ after = 250 }: { after?: number }) {
  return (
    <div className="wrap page center" role="status">
      <DelayedMount ms={after}>
        <p className="row loading gap-3">
          <span className="spin" aria-hidden />
          Loading page...
        </p>
      </DelayedMount>
    </div>
  );
}
