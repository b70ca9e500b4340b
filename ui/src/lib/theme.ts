import { readCookie } from './storage';
import { setCookie } from './stored-items';

export type Theme = 'light' | 'dark' | 'auto';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark' || value === 'auto';

export function currentTheme(): Theme {
  const stored = readCookie('theme');
  return isTheme(stored) ? stored : 'auto';
}

/** Applies the theme at once and stores it for a year. The server writes it into the page before the first paint. */
export function setTheme(theme: Theme): void {
  setCookie('theme', theme);
  document.documentElement.dataset.theme = theme;
}
