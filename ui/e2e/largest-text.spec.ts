// On a slow phone, people read the server's page while the code loads. Nothing that the code adds may be larger than all of it, or
// browsers, and search engines with them, count the page as unread until then (Largest Contentful Paint).
import { expect, settled, test } from './support/test';

test.use({ firstVisit: true });

/** Returns when the largest text was painted and when the code arrived, in milliseconds since the page was opened. */
const times = () =>
  new Promise<{ largest: number; text: string; code: number }>((resolve) => {
    const code = performance.getEntriesByType('resource').find(({ name }) => /\/ui\.\w+\.js$/.test(name)) as PerformanceResourceTiming;
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
      resolve({ largest: last.startTime, text: last.element?.outerHTML ?? '', code: code.responseEnd });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

test('the largest text of the public pages is in the first answer @wide', async ({ page, site, employer }) => {
  const job = await site.postJob(employer.person);
  await page.route(/\/ui\.\w+\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  for (const path of ['/', '/jobs', `/jobs/${job.id}`]) {
    await page.goto(path);
    await settled(page);
    await expect(page.getByRole('region', { name: 'Cookie preferences' })).toBeVisible();
    const { largest, text, code } = await page.evaluate(times);
    expect(largest, `${path} ${text}`).toBeLessThan(code);
  }
});
