import { type ReactNode, Suspense, useState } from 'react';
import { useSite } from '../../data/site/site';
import { lazyOverlay } from '../../kit/lazy-overlay';
import type { BudgetGuide } from '../../lib/api';
import { loadWithRetry } from '../../lib/lazy-with-retry';
import { fetchWhenIdle } from '../../lib/when-idle';
import type { Pay } from './pay-check';

const check = () => import('./pay-check');
fetchWhenIdle(check);
const PayConfirm = lazyOverlay(() => import('./pay-confirm'), 'dialog dialog-at');

interface Known {
  /** What similar jobs paid. */
  guide?: BudgetGuide | null;
  /** The question that was answered at the field. */
  answered?: string | null;
}

type Ask = (pay: Omit<Pay, 'minimumWage'>, send: () => void, known?: Known) => Promise<void>;

/**
 * Asks about pay that's unusual or below the minimum wage before a form is sent; other pay is sent at once. It takes what the form
 * sends, because the check while someone types runs late.
 */
export function useAskPay(action: string): [ask: Ask, dialog: ReactNode] {
  const { minimumWage } = useSite().payRules;
  const [held, setHeld] = useState<{ question: string; send: () => void } | null>(null);
  const ask: Ask = async (pay, send, { guide = null, answered = null } = {}) => {
    // Offline, sending fails anyway, and the form says so.
    const code = await loadWithRetry(check).catch(() => null);
    const question = code?.payQuestion({ ...pay, minimumWage }, guide)?.text ?? null;
    if (question === null || question === answered) send();
    else setHeld({ question, send });
  };
  const dialog = held && (
    <Suspense>
      <PayConfirm
        question={held.question}
        action={action}
        onClose={() => setHeld(null)}
        onConfirm={() => {
          held.send();
          setHeld(null);
        }}
      />
    </Suspense>
  );
  return [ask, dialog];
}
