import { useRef } from 'react';

/**
 * Gives the focus back to whatever opened a dialog. Radix only knows openers of its own kind, and ours open through the history.
 * When the opener is gone by then, the heading of the page takes the focus.
 */
export function useOpener() {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const element = opener.current;
      const target = element?.isConnected && element !== document.body ? element : document.querySelector('h1');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
