import type { ReactNode } from 'react';
import { Sheet } from '../../../kit/sheet';

/** A sheet over the form for the full preview. */
export default function PreviewSheet({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title="Preview">
      {children}
    </Sheet>
  );
}
