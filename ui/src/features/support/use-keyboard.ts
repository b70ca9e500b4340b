import { type RefObject, useEffect } from 'react';

/** A keyboard is higher than this, and what else comes and goes at the edge of a phone is lower. */
const least = 150;

/**
 * Tells the slots that the keyboard is open, and how much of the window it takes where the browser lays it over the page. The
 * focus alone does not tell: it leaves the field with the first touch of a button, which must not move away under the finger.
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
