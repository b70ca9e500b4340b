import type { ReactNode } from 'react';

/** On a phone it takes the place of the bottom bar: what it costs or pays, and the one thing to do. */
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
