// With the colors of the system, what is chosen still differs from what isn't, and what floats or lies on the page has an edge.
import { pressFloating } from '../support/floating';
import { people } from '../support/snapshots';
import { expect, type Page, test } from '../support/test';
import { show } from '../support/views';

/** Returns the groups in which the chosen item looks like another one. */
const alike = (page: Page) =>
  page.evaluate(() => {
    const look = (element: Element) => {
      const { backgroundColor, color, borderTopColor, borderBottomColor } = getComputedStyle(element);
      return [backgroundColor, color, borderTopColor, borderBottomColor].join();
    };
    const chosen = '[aria-pressed="true"], [aria-selected="true"], [aria-current="page"], :has(> input:checked)';
    const groups = [...document.querySelectorAll('.seg, .tabs, .choice-cards, .tab-bar, .top-bar-nav, .side-nav nav')];
    return groups
      .filter((group) => group.checkVisibility() && group.children.length > 1)
      .flatMap((group) => {
        const items = [...group.children];
        const current = items.filter((item) => item.matches(chosen));
        const others = items.filter((item) => !item.matches(chosen));
        return current.some((one) => others.some((other) => look(one) === look(other))) ? [group.outerHTML.slice(0, 80)] : [];
      });
  });

/** Returns the surfaces without a visible edge. */
const edgeless = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.btn, .card, .job, .pill, .chip, .slip, .sheet, .dialog, .chat, .cookie, .toast, .fab, .float-btn')]
      .filter((element) => element.checkVisibility() && Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1)
      .map((element) => element.outerHTML.slice(0, 80)),
  );

test.use({ firstVisit: true });

test('forced colors keep states and edges @wide', async ({ open }) => {
  const { personas } = people();
  const page = await open(personas.staff.person);
  await page.emulateMedia({ forcedColors: 'active' });
  const { id } = personas.staff.job;
  for (const path of ['/', '/jobs?urgent=true', `/jobs/${id}`, `/jobs/${id}/applicants`, '/post-job', '/my-jobs', '/settings', '/admin-dashboard']) {
    await show(page, path);
    expect(await alike(page), path).toEqual([]);
    expect(await edgeless(page), path).toEqual([]);
  }
  // The house of the logo takes the color of the text beside it.
  expect(
    await page.locator('.top-bar .brandmark').evaluate((mark) => {
      const house = mark.querySelector('path');
      return house && getComputedStyle(house).fill === getComputedStyle(mark).color;
    }),
  ).toBe(true);
  await pressFloating(page, 'Live Support');
  await expect(page.locator('.chat')).toBeVisible();
  await expect(page.locator('.toast')).toBeVisible();
  expect(await edgeless(page), 'the chat').toEqual([]);
});

test('forced colors give the bar of a job and its sheet an edge', async ({ open }) => {
  const { personas } = people();
  const page = await open(personas.role.person);
  await page.emulateMedia({ forcedColors: 'active' });
  await show(page, `/jobs/${personas.staff.job.id}`);
  await page.locator('.action-bar').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await edgeless(page)).toEqual([]);
});
