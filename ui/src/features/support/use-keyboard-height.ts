import { type RefObject, useEffect } from 'react';

/** In pixels. On-screen keyboards are taller than this; collapsing browser toolbars are shorter. */
const minKeyboardHeight = 150;

/**
 * Marks the slots while the on-screen keyboard is open, and sets --keys to its height in browsers that lay it over the
 * page. Focus events don't work for this: touching a button blurs the field, and the button must not move under the finger.
 */
export function useKeyboardHeight(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    const slots = panel.current?.closest<HTMLElement>('.slots');
    if (!view || !slots) return;
    let [width, fullHeight] = [innerWidth, innerHeight];
    const measure = () => {
      if (innerWidth !== width) [width, fullHeight] = [innerWidth, 0];
      fullHeight = Math.max(fullHeight, innerHeight);
      slots.toggleAttribute('data-keys', fullHeight - view.height > minKeyboardHeight);
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
