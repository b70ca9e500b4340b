// Whether this site is, or can become, an installed app. The browser offers it once and early, long before anyone
// asks, so this is in the first bundle and only listens.
import { useSyncExternalStore } from 'react';

/** Chromium only. */
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
    // Our own button asks instead, at a better moment.
    event.preventDefault();
    set({ ...current, prompt: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => set({ prompt: null, installed: true }));
}

/** The prompt can be shown only once, so it is taken from here. */
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
