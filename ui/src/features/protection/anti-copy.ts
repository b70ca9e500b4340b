import { useEffect } from 'react';
import { useSite } from '../../data/site/site';
import { devToolsOpen, isBlocked } from './blocks';

const checkIntervalMs = 60_000;

function blockEvent(event: MouseEvent | KeyboardEvent): void {
  if (isBlocked(event, location.hostname, getSelection()?.toString())) event.preventDefault();
}

function checkDevTools(): void {
  if (devToolsOpen(window)) console.warn('Developer tools are open.');
}

/** Blocks right-click and viewing the source, unless the operator has turned it off. */
export function useAntiCopy(): void {
  const on = useSite().protection.antiCopy;
  useEffect(() => {
    if (!on) return;
    document.addEventListener('contextmenu', blockEvent);
    document.addEventListener('keydown', blockEvent);
    const timer = setInterval(checkDevTools, checkIntervalMs);
    return () => {
      document.removeEventListener('contextmenu', blockEvent);
      document.removeEventListener('keydown', blockEvent);
      clearInterval(timer);
    };
  }, [on]);
}
