import { useRef } from 'react';

/**
 * Returns the focus to whatever opened a dialog. Radix only knows its own triggers, and ours open through the history.
 * If the opener is gone by then, the page heading takes the focus.
 */
export function useOpener() {
  const opener = useRef<Element | null>(null);
  return {
    rememberFocus: () => {
      opener.current = document.activeElement;
    },
    restoreFocus: (event: Event) => {
      event.preventDefault();
      const element = opener.current;
      const target = element?.isConnected && element !== document.body ? element : document.querySelector('h1');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
