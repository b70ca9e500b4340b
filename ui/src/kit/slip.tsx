import type { ReactNode } from 'react';

/** The tear-off slip for a commitment: apply, pay, hire. One per view. */
export function Slip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="slip">
      <h2 className="slip-title">{title}</h2>
      {children}
    </section>
  );
}

export function SlipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="slip-row">
      <span>{label}</span>
      <span className="num">{children}</span>
    </div>
  );
}

export function SlipTotal({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="slip-tot">
      <span>{label}</span>
      <span>{children}</span>
    </div>
  );
}
