import { type RefObject, useEffect } from 'react';

/** Keyboards are taller than this; browser toolbars that come and go are shorter. */
const least = 150;

/**
 * Marks the slots while the keyboard is open, with the height it takes where the browser lays it over the page. The
 * focus is no help: it leaves the field on the first touch of a button, which must not move under the finger.
 */
export function useKeyboard(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    const slots = panel.current?.closest<HTMLElement>('.slots');
    if (!view || !slots) return;
    let [width, tallest] = [innerWidth, innerHeight];
    const measure = () => {
      if (innerWidth !== width) [width, tallest] = [innerWidth, 0];
      tallest = Math.max(tallest, innerHeight);
      slots.toggleAttribute('data-keys', tallest - view.height > least);
      slots.style.setProperty('--keys', `${Math.max(0, Math.round(innerHeight - view.height - view.offsetTop))}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      slots.removeAttribute('data-keys');
      slots.style.removeProperty('--keys');
    };
  }, [panel]);
}
