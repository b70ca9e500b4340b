// Whether this site is, or can become, an app of its own on the device. The browser offers it once and early, long before anybody
// asks: so this stands in the first code and only listens.
import { useSyncExternalStore } from 'react';

/** Chromium's event; others have none. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export interface Install {
  prompt: InstallPrompt | null;
  installed: boolean;
}

export const isStandalone = () => matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

let current: Install = { prompt: null, installed: isStandalone() || document.referrer.startsWith('android-app://') };
const listeners = new Set<() => void>();

function set(next: Install): void {
  current = next;
  for (const listener of listeners) listener();
}

export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Our own button asks, at a moment that suits.
    event.preventDefault();
    set({ ...current, prompt: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => set({ prompt: null, installed: true }));
}

/** The prompt can be shown once: whoever takes it has it. */
export function takePrompt(): InstallPrompt | null {
  const { prompt } = current;
  if (prompt) set({ ...current, prompt: null });
  return prompt;
}

function onInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useInstall = () => useSyncExternalStore(onInstall, () => current);
export const canInstall = ({ prompt, installed }: Install) => prompt !== null && !installed;
