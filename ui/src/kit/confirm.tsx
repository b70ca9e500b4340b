import { lazy, Suspense } from 'react';
import { loadWithRetry } from '../lib/lazy-with-retry';
import type { ConfirmProps } from './dialog';

const Dialog = lazy(() => loadWithRetry(() => import('./dialog')));

/** A dialog whose code loads on first use. */
export function Confirm({ open, ...props }: ConfirmProps & { open: boolean }) {
  return <Suspense>{open && <Dialog {...props} />}</Suspense>;
}
