import type { ReactNode } from 'react';

/** Replaces the tab bar on phones: shows the page's main action, beside the price or pay if there is room for both. */
export function ActionBar({ main, note, children }: { main?: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="tab-bar action-bar m-only">
      {main && (
        <div className="actbar-main">
          <b className={note ? 'trunc' : undefined}>{main}</b>
          {note && <p className="sm trunc">{note}</p>}
        </div>
      )}
      {children}
    </div>
  );
}
