// Whether this site is an installed app or can become one. The browser fires its event once and early, so this listener is in the
// first bundle and does nothing else.
import { useSyncExternalStore } from 'react';

/** The beforeinstallprompt event; Chromium only. */
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

/** Returns the prompt and clears it, because it can be shown only once. */
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
