import type { ReactNode } from 'react';
import { publishHeight } from './publish-height';

// It grows with its text, and what floats stays above it.
const publishBar = publishHeight('--action-bar-h');

/** Replaces the tab bar on phones: shows the page's main action, beside the price or pay if there is room for both. */
export function ActionBar({ main, note, children }: { main?: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div ref={publishBar} className="tab-bar action-bar m-only">
      {main && (
        <div className="actbar-main">
          <b>{main}</b>
          {note && <p className="sm clamp clamp-2 break">{note}</p>}
        </div>
      )}
      {children}
    </div>
  );
}
