import { Tooltip } from 'radix-ui';
import { useEffect, useState } from 'react';

interface Target {
  text: string;
  box: DOMRect;
}

/** As specified, in milliseconds: the delay of the first tooltip, and how soon after one closes the next shows at once. */
const delay = 700;
const skipDelay = 300;

const iconButtons = 'button[aria-label], a[aria-label]';

/** Only icon buttons get tooltips; a button with text explains itself. */
function targetOf(event: Event): HTMLElement | null {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>(iconButtons) : null;
  return element && !element.textContent?.trim() ? element : null;
}

/**
 * One host for the tooltips of all icon buttons, which show their accessible names: buttons need none of this code at first
 * paint. The trigger is laid over the button and lets clicks through.
 */
export default function TooltipHost() {
  const [target, setTarget] = useState<Target | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => watch(setTarget, setOpen), []);
  if (!target) return null;
  const { left, top, width, height } = target.box;
  return (
    <Tooltip.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
      <Tooltip.Root open={open}>
        <Tooltip.Trigger asChild>
          <span aria-hidden style={{ position: 'fixed', left, top, width, height, pointerEvents: 'none' }} />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className="tip" sideOffset={6} collisionPadding={8}>
            {target.text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

/** Follows the mouse and the focus. Right after one tooltip the next shows at once; touch shows none. */
function watch(show: (target: Target) => void, setOpen: (open: boolean) => void): () => void {
  let hovered: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let closedAt = Number.NEGATIVE_INFINITY;
  const open = (element: HTMLElement) => {
    const text = element.getAttribute('aria-label');
    if (!text || !element.isConnected) return;
    show({ text, box: element.getBoundingClientRect() });
    isOpen = true;
    setOpen(true);
  };
  const close = () => {
    clearTimeout(timer);
    hovered = null;
    if (!isOpen) return;
    isOpen = false;
    closedAt = Date.now();
    setOpen(false);
  };
  const enter = (event: PointerEvent) => {
    const element = event.pointerType === 'touch' ? null : targetOf(event);
    if (element === hovered) return;
    close();
    if (!element) return;
    hovered = element;
    timer = setTimeout(() => open(element), Date.now() - closedAt < skipDelay ? 0 : delay);
  };
  const focus = (event: FocusEvent) => {
    const element = targetOf(event);
    if (!element?.matches(':focus-visible')) return;
    close();
    hovered = element;
    open(element);
  };
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('pointerover', enter, { signal });
  document.addEventListener('pointerdown', close, { signal });
  document.addEventListener('focusin', focus, { signal });
  document.addEventListener('focusout', close, { signal });
  document.addEventListener('keydown', onKey, { signal });
  addEventListener('scroll', close, { signal, passive: true, capture: true });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
