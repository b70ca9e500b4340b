import type { ElementType, ReactNode } from 'react';

type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10;

interface BoxProps {
  children: ReactNode;
  /** In steps of 4 px. */
  gap?: Gap;
  as?: ElementType;
  className?: string;
}

const join = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** Children below each other. */
export function Stack({ children, gap = 4, as: Tag = 'div', className }: BoxProps) {
  return <Tag className={join('stack', `gap-${gap}`, className)}>{children}</Tag>;
}

interface RowProps extends BoxProps {
  wrap?: boolean;
  align?: 'center' | 'top';
  apart?: boolean;
}

/** Children beside each other. */
export function Row({ children, gap = 2, as: Tag = 'div', wrap, align = 'center', apart, className }: RowProps) {
  return <Tag className={join('row', `gap-${gap}`, wrap && 'wrp', align === 'top' && 'top', apart && 'sp', className)}>{children}</Tag>;
}

interface GridProps extends BoxProps {
  /** Columns on a wide screen; one on a phone. */
  columns: 2 | 3 | 4;
}

export function Grid({ children, columns, gap = 4, as: Tag = 'div', className }: GridProps) {
  return <Tag className={join('grid', `g-${columns}`, `gap-${gap}`, className)}>{children}</Tag>;
}

interface SidebarProps extends BoxProps {
  /** Where the narrow column stands on a wide screen. */
  side: 'left' | 'right';
}

export function Sidebar({ children, side, gap = 8, as: Tag = 'div', className }: SidebarProps) {
  return <Tag className={join('grid', 'top', side === 'left' ? 'side-l' : 'side-r', `gap-${gap}`, className)}>{children}</Tag>;
}

interface PageProps {
  children: ReactNode;
  gap?: Gap;
  width?: 'full' | 'middle' | 'narrow';
}

/** The padded column that holds a page. */
export function Page({ children, gap = 6, width = 'full' }: PageProps) {
  return (
    <div className="wrap page">
      <Stack gap={gap} className={width === 'full' ? '' : width}>
        {children}
      </Stack>
    </div>
  );
}
