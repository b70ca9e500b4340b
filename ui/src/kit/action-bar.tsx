import type { ReactNode } from 'react';

/** Replaces the tab bar on phones: shows the price or pay and the page's main action. */
export function ActionBar({ main, note, children }: { main: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="tab-bar action-bar m-only">
      <div className="actbar-main">
        <b className="trunc">{main}</b>
        {note && <p className="sm trunc">{note}</p>}
      </div>
      {children}
    </div>
  );
}
