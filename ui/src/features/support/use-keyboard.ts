import { type RefObject, useEffect } from 'react';

/** Tells the slots how much of the window the keyboard takes, where the browser lays it over the page. */
export function useKeyboard(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    const slots = panel.current?.closest<HTMLElement>('.slots');
    if (!view || !slots) return;
    const measure = () => slots.style.setProperty('--keys', `${Math.max(0, Math.round(innerHeight - view.height - view.offsetTop))}px`);
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      slots.style.removeProperty('--keys');
    };
  }, [panel]);
}
