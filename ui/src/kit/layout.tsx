import type { ReactNode } from 'react';

interface PageProps {
  children: ReactNode;
  /** In steps of 4 px. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10;
  width?: 'full' | 'middle' | 'narrow';
}

/** The padded column that holds a page. Inside it, the classes of theme/layout.css and theme/utility.css arrange things. */
export function Page({ children, gap = 6, width = 'full' }: PageProps) {
  return (
    <div className="wrap page">
      <div className={`stack gap-${gap}${width === 'full' ? '' : ` ${width}`}`}>{children}</div>
    </div>
  );
}
