// At most one toast: a new one replaces the old. The record outlives its five seconds on screen, as specified.

/** What a toast offers, such as undoing what it tells of. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastRecord {
  id: number;
  title: string;
  text?: string;
  destructive: boolean;
  action?: ToastAction;
  open: boolean;
}

const recordLifetime = 1_000_000;

let current: ToastRecord | null = null;
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(toast: ToastRecord | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

export function toast(title: string, text?: string, variant: 'default' | 'destructive' = 'default', action?: ToastAction): void {
  clearTimeout(removal);
  const record: ToastRecord = { id: nextId++, title, destructive: variant === 'destructive', open: true };
  if (text) record.text = text;
  if (action) record.action = action;
  set(record);
}

export function closeToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  removal = setTimeout(() => {
    if (current?.id === id) set(null);
  }, recordLifetime);
}

export const currentToast = () => current;

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
