import type { ReactNode } from 'react';

interface PageProps {
  children: ReactNode;
  /** Space between the children, in steps of 4 px. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10;
  width?: 'full' | 'middle' | 'narrow';
}

/** The padded column that holds a page. Its content is laid out with the classes of theme/layout.css and theme/utility.css. */
export function Page({ children, gap = 6, width = 'full' }: PageProps) {
  return (
    <div className="wrap page">
      <div className={`stack gap-${gap}${width === 'full' ? '' : ` ${width}`}`}>{children}</div>
    </div>
  );
}
