import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const place = document.createElement('div');
let unmount = () => Promise.resolve();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('innerHeight', 800);
  sessionStorage.clear();
});
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const items = Array.from({ length: 20 }, (_, n) => n);
const List = ({ useFew }: { useFew: typeof import('./use-has-settled').useFirstFew }) => useFew(items, 150).join(' ');

/** Renders a list of 20 items, each at least 150 pixels high. */
async function list(isWide = false): Promise<void> {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }));
  const { useFirstFew } = await import('./use-has-settled');
  const root = createRoot(place);
  unmount = async () => act(() => root.unmount());
  await act(() => root.render(<List useFew={useFirstFew} />));
}

const shown = () => place.textContent?.split(' ').length;

it.each([
  [false, 6],
  [true, 12],
])('fills a first visit’s screen (wide: %s) with %i items, and shows all after three seconds', async (isWide, first) => {
  await list(isWide);
  expect(shown()).toBe(first);
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(shown()).toBe(first);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(shown()).toBe(20);
});

it.each(['pointerdown', 'wheel', 'scroll', 'keydown'])('shows all at the first %s, and from then on at once', async (event) => {
  await list();
  await act(async () => dispatchEvent(new Event(event)));
  expect(shown()).toBe(20);
  await unmount();
  await list();
  expect(shown()).toBe(20);
});

it('shows all where the page was scrolled before its code ran', async () => {
  vi.stubGlobal('scrollY', 300);
  await list();
  expect(shown()).toBe(20);
});

it('shows all in a tab that had a page before', async () => {
  sessionStorage.setItem('scroll-positions', JSON.stringify({ '/jobs': 2_000 }));
  await list();
  expect(shown()).toBe(20);
});
