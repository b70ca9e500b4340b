// The copy protection blocks right-click and the view-source shortcut. Everything people need to read and write still
// works: fields, selected text, the menu key, long presses, screen reader shortcuts.

export interface BlockableEvent {
  type: string;
  button?: number;
  key?: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
  shiftKey?: boolean;
  target: EventTarget | null;
}

const fieldSelector = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

export const isDevelopment = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

/** Returns whether to block an event. Nothing is blocked on a development host. `selected` is the selected text. */
export function isBlocked(event: BlockableEvent, host: string, selected = ''): boolean {
  if (isDevelopment(host)) return false;
  if (event.target instanceof Element && event.target.closest(fieldSelector)) return false;
  // The menu key and long presses don't report the right button. Selected text needs the menu for copying or reading aloud.
  if (event.type === 'contextmenu') return event.button === 2 && selected === '';
  if (event.type !== 'keydown' || event.key?.toLowerCase() !== 'u' || event.shiftKey) return false;
  return event.metaKey ? event.altKey === true && !event.ctrlKey : event.ctrlKey === true && !event.altKey;
}

/** Docked developer tools take up more than this, in pixels. */
const devToolsThreshold = 160;

export const devToolsOpen = (size: { outerWidth: number; outerHeight: number; innerWidth: number; innerHeight: number }) =>
  size.outerWidth - size.innerWidth > devToolsThreshold || size.outerHeight - size.innerHeight > devToolsThreshold;
