import type { ReactNode } from 'react';

interface SectionProps {
  /** Makes the section a target of the links beside it. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a long page. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className="stack gap-4">
      <h2 className="section-title">{title}</h2>
      {children}
    </section>
  );
}

/** Links to the parts of a long page, beside them on a wide screen. */
export function SectionLinks({ label, sections }: { label: string; sections: readonly (readonly [id: string, title: string])[] }) {
  return (
    <nav className="side-nav d-only" aria-label={label}>
      {sections.map(([id, title]) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}
