import { useEffect } from 'react';
import { useSite } from '../../data/site/site';
import { blocks, toolsAreOpen } from './blocks';

const every = 60_000;

function refuse(event: MouseEvent | KeyboardEvent): void {
  if (blocks(event, location.hostname, getSelection()?.toString())) event.preventDefault();
}

function look(): void {
  if (toolsAreOpen(window)) console.warn('Developer tools are open.');
}

/** Blocks right-click and viewing the source, unless the operator has turned it off. */
export function useAntiCopy(): void {
  const on = useSite().protection.antiCopy;
  useEffect(() => {
    if (!on) return;
    document.addEventListener('contextmenu', refuse);
    document.addEventListener('keydown', refuse);
    const timer = setInterval(look, every);
    return () => {
      document.removeEventListener('contextmenu', refuse);
      document.removeEventListener('keydown', refuse);
      clearInterval(timer);
    };
  }, [on]);
}
