import { expect, it, vi } from 'vitest';
import { publishHeight } from './publish-height';

it('writes a height in the frame after it changed, and only if it did', () => {
  let resized = () => {};
  const frames: (() => void)[] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = disconnect;
      constructor(run: () => void) {
        resized = run;
      }
    },
  );
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', vi.fn());
  const element = document.createElement('div');
  let height = 40;
  vi.spyOn(element, 'offsetHeight', 'get').mockImplementation(() => height);
  const style = document.documentElement.style;
  const write = vi.spyOn(style, 'setProperty');
  const end = publishHeight('--test-h')(element);
  expect(style.getPropertyValue('--test-h')).toBe('40px');
  height = 60;
  resized();
  expect(style.getPropertyValue('--test-h')).toBe('40px');
  frames.pop()?.();
  expect(style.getPropertyValue('--test-h')).toBe('60px');
  resized();
  frames.pop()?.();
  expect(write).toHaveBeenCalledTimes(2);
  end?.();
  expect(style.getPropertyValue('--test-h')).toBe('');
  expect(disconnect).toHaveBeenCalledOnce();
});
