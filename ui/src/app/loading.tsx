import { DelayedMount } from '../kit/delayed';

/** While the code of a page, or the session, is on its way. */
export function Loading() {
  return (
    <div className="wrap page center" role="status">
      <DelayedMount>
        <p className="row loading gap-3">
          <span className="spin" aria-hidden />
          Loading page...
        </p>
      </DelayedMount>
    </div>
  );
}
