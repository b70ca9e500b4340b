import { useEffect } from 'react';
import { takeIntent } from '../../lib/send-intent';

/** Submits a form by itself if its draft, which is back in the form, was meant to be sent before signing in. */
export function SendOnArrival({ form, draft }: { form: string; draft: string }) {
  useEffect(() => {
    // Signing in moves the draft to the account, which fills in the form again.
    const timer = setTimeout(() => {
      const element = document.getElementById(form);
      if (element instanceof HTMLFormElement && takeIntent(draft)) element.requestSubmit();
    });
    return () => clearTimeout(timer);
  }, [form, draft]);
  return null;
}
