import { expect, it, vi } from 'vitest';
import { type History, memoryHistory } from './history';
import { hrefOf, type RouteLocation } from './location';
import { createRouter } from './router';

/** A router whose pages under /slow load when told, and the tools to look at it. */
function setUp(start = '/') {
  const release = new Map<string, () => void>();
  const left: string[] = [];
  let pop = () => {};
  const onPop: History['onPop'] = (listener) => {
    pop = listener;
    return () => {};
  };
  const history: History = { ...memoryHistory(start), onPop };
  const push = vi.spyOn(history, 'push');
  const replace = vi.spyOn(history, 'replace');
  const router = createRouter(history, {
    load: (path) => (path.startsWith('/slow') ? new Promise((done) => release.set(path, done)) : null),
    onLeave: (from: RouteLocation, to: RouteLocation) => left.push(`${hrefOf(from)} > ${hrefOf(to)}`),
  });
  const at = () => hrefOf(router.state().location);
  return { router, release, left, push, replace, at, pop: () => pop() };
}

const settled = () => new Promise((done) => setTimeout(done));

it('goes at once where the code is there', () => {
  const { router, push, replace, at, left } = setUp();
  router.navigate('/jobs?query=cook', { state: { overlay: 'filters' } });
  expect(at()).toBe('/jobs?query=cook');
  expect(push).toHaveBeenCalledOnce();
  expect(router.state().location.state).toEqual({ overlay: 'filters' });
  router.navigate('?query=baker', { replace: true, preventScrollReset: true });
  expect(at()).toBe('/jobs?query=baker');
  expect(replace).toHaveBeenCalledOnce();
  expect([router.state().keepsScroll, router.state().location.state]).toEqual([true, null]);
  expect(left).toEqual(['/ > /jobs?query=cook', '/jobs?query=cook > /jobs?query=baker']);
});

it('keeps the page, and its address, until the code of the next one is there', async () => {
  const { router, push, release, at } = setUp('/jobs');
  router.navigate('/slow/1');
  expect([at(), router.state().pending?.pathname]).toEqual(['/jobs', '/slow/1']);
  expect(push).not.toHaveBeenCalled();
  release.get('/slow/1')?.();
  await settled();
  expect([at(), router.state().pending]).toEqual(['/slow/1', null]);
  expect(push).toHaveBeenCalledOnce();
});

it('stays where somebody went meanwhile', async () => {
  const { router, push, release, at } = setUp('/jobs');
  router.navigate('/slow/1');
  router.navigate('/saved');
  release.get('/slow/1')?.();
  await settled();
  expect([at(), router.state().pending]).toEqual(['/saved', null]);
  expect(push).toHaveBeenCalledOnce();
});

it('follows the browser’s buttons, which change the address first', async () => {
  const { router, release, at, push, pop } = setUp('/slow/first');
  expect(router.state().pending?.pathname).toBe('/slow/first');
  release.get('/slow/first')?.();
  await settled();
  expect(router.state().pending).toBeNull();
  router.navigate('/jobs');
  const before = router.state().location;
  pop();
  expect(at()).toBe('/jobs');
  expect(router.state().location).toBe(push.mock.calls[0]?.[0]);
  expect(router.state().location).toBe(before);
});

it('a first page whose code comes after somebody left it changes nothing', async () => {
  const { router, release, at } = setUp('/slow/first');
  router.navigate('/jobs');
  release.get('/slow/first')?.();
  await settled();
  expect([at(), router.state().pending]).toEqual(['/jobs', null]);
});

it('never leads to another site', () => {
  const { router, at } = setUp('/jobs');
  router.navigate('//elsewhere.example/jobs');
  expect(at()).toBe('/');
});

it('tells those who listen, once for each change', () => {
  const { router } = setUp();
  const heard = vi.fn();
  const stop = router.subscribe(heard);
  router.navigate('/jobs');
  stop();
  router.navigate('/saved');
  expect(heard).toHaveBeenCalledOnce();
});
