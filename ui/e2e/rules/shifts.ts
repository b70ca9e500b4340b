// Layout shifts while a page loads.
import type { Page } from '../support/test';

/** Adds up the layout shifts and records what moved. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shifts: 0, moved: [] as string[] };
    Object.assign(globalThis, { seen });
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        seen.shifts += entry.value;
        seen.moved.push(
          ...entry.sources.map(
            ({ node, previousRect: a, currentRect: b }) => `${node?.nodeName}.${node?.className} ${a.y}+${a.height} > ${b.y}+${b.height}`,
          ),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const seen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: { shifts: number; moved: string[] } }).seen);
export const shifts = async (page: Page) => (await seen(page)).shifts;

export async function jumps(page: Page): Promise<string[]> {
  const { shifts, moved } = await seen(page);
  return shifts > 0.05 ? [`moves by ${shifts.toFixed(3)}: ${moved.join(', ')}`] : [];
}
