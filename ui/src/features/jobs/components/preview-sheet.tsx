import type { ReactNode } from 'react';
import { Sheet } from '../../../kit/sheet';

/** The full job in a sheet over the form. */
export default function PreviewSheet({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title="Preview">
      {children}
    </Sheet>
  );
}
