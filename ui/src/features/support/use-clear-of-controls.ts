import { type RefObject, useEffect, useRef } from 'react';
import { onResize } from '../../kit/on-resize';
import { useLocation } from '../../lib/router/hooks';

/** In milliseconds: the page has come to rest. */
const restDelay = 150;
/** In pixels. */
const step = 8;
const highestLift = 200;
/** Maximum share of a control that may be covered: more for cards and long texts, less for buttons. */
const corner = 0.25;
const edge = 0.02;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
interface Control extends Box {
  maxCovered: number;
}

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Whether one of the boxes, moved up by `lift`, hides too much of a control. */
function covers(boxes: Box[], controls: Control[], lift: number): boolean {
  return boxes.some(({ left, right, top, bottom }) => {
    const moved = { left, right, top: top - lift, bottom: bottom - lift };
    return controls.some((control) => {
      const area = (control.right - control.left) * (control.bottom - control.top);
      return area > 0 && overlap(moved, control) > control.maxCovered * area;
    });
  });
}

/** Returns how far up the boxes must move to lie on no control, or else on a corner at most; null if there is no such place. */
export function liftFor(boxes: Box[], controls: Control[]): number | null {
  const lifts = Array.from({ length: highestLift / step + 1 }, (_, index) => index * step);
  const roomy = controls.map((control) => ({ ...control, maxCovered: control.maxCovered && corner }));
  return lifts.find((lift) => !covers(boxes, controls, lift)) ?? lifts.find((lift) => !covers(boxes, roomy, lift)) ?? null;
}

const controlSelector = 'a, button, input, select, textarea, summary';
/** Half an amount or a time is worse than none, so nothing lies on these at all. */
const figureSelector = 'time, .num, .talk-count, th';

function place(slot: HTMLElement): void {
  // Never move a button from under a finger or the pointer.
  if (slot.matches(':hover, :active, :focus-within')) return;
  // Where the buttons would be without the shift they have now.
  const { e: x, f: y } = new DOMMatrix(getComputedStyle(slot).transform);
  const boxes = [...slot.children].map((child) => {
    const { left, right, top, bottom } = child.getBoundingClientRect();
    return { left: left - x, right: right - x, top: top - y, bottom: bottom - y };
  });
  // On a screen that is low or enlarged, the buttons reach up to the top bar.
  const controls = [...document.querySelectorAll(`:is(main, footer, header) :is(${controlSelector}, ${figureSelector})`)].map((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const maxCovered = control.matches(figureSelector) ? 0 : control.matches('a:not(.btn), textarea') ? corner : edge;
    return { left, right, top, bottom, maxCovered };
  });
  // Nor does anything else that floats lie under them.
  for (const other of slot.parentElement?.querySelectorAll(':scope > :not(.slot-br) > *') ?? []) {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    controls.push({ left, right, top, bottom, maxCovered: 0 });
  }
  const lift = liftFor(boxes, controls);
  slot.style.setProperty('--lift', `${lift ?? 0}px`);
  slot.toggleAttribute('data-no-room', lift === null);
}

/** Moves the floating buttons up, whenever the page is at rest, until they lie on no button, link or field. */
export function useClearOfControls(paused: boolean): RefObject<HTMLDivElement | null> {
  const slot = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other controls
  useEffect(() => {
    const element = slot.current;
    if (!element) return;
    if (paused) {
      element.style.removeProperty('--lift');
      element.removeAttribute('data-no-room');
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => place(element), restDelay);
    };
    // Content that arrives changes the size of the page.
    const ignoreSizes = onResize(document.body, soon);
    // So does what floats when it comes and goes.
    const others = new MutationObserver(soon);
    const floating = element.parentElement;
    if (floating) others.observe(floating, { childList: true, subtree: true });
    // What slides in is measured again where it ends.
    const moves = ['animationend', 'transitionend'];
    for (const move of moves) floating?.addEventListener(move, soon);
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    // While a pointer or the focus was on a button, it stayed where it was.
    element.addEventListener('pointerleave', soon);
    element.addEventListener('focusout', soon);
    soon();
    return () => {
      clearTimeout(timer);
      ignoreSizes();
      others.disconnect();
      for (const move of moves) floating?.removeEventListener(move, soon);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
      element.removeEventListener('pointerleave', soon);
      element.removeEventListener('focusout', soon);
    };
  }, [paused, pathname]);
  return slot;
}
