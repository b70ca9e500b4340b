// The cookie banner: consent, corrupt cookies and cookie lifetimes, as specified.
import { expect, type Page, settled, test } from './support/test';

test.use({ firstVisit: true });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie preferences' });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const day = 86_400;

async function cookies(page: Page): Promise<Record<string, { value: string; days: number }>> {
  const all = await page.context().cookies();
  const days = (expires: number) => Math.round((expires - Date.now() / 1000) / day);
  return Object.fromEntries(all.map(({ name, value, expires }) => [name, { value: decodeURIComponent(value), days: days(expires) }]));
}

async function choice(page: Page) {
  const { cookie_consent: consent, cookie_preferences: preferences } = await cookies(page);
  return { consent: consent?.value, ...(preferences && (JSON.parse(preferences.value) as object)) };
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await expect(banner(page)).toBeVisible();
});

test('unset: the banner shows, has its controls, and nothing was stored @wide', async ({ page, isPhone }) => {
  for (const name of ['Accept All', 'Essential Only', 'Advanced', 'Minimize', 'Close and reject all']) await expect(button(page, name)).toBeVisible();
  await expect(button(page, 'Save Preferences')).toHaveCount(0);
  expect(await choice(page)).toEqual({ consent: undefined });
  // Neither choice looks more welcome than the other.
  const look = (name: string) => button(page, name).evaluate((one) => [one.className, getComputedStyle(one).backgroundColor, one.clientHeight]);
  expect(await look('Accept All')).toEqual(await look('Essential Only'));
  // At the bottom of the screen, above the tab bar on a phone.
  const box = await banner(page).boundingBox();
  const bottom = (box?.y ?? 0) + (box?.height ?? 0);
  const free = isPhone ? ((await page.locator('.tab-bar').boundingBox())?.y ?? 0) : (page.viewportSize()?.height ?? 0);
  expect(free - bottom).toBeGreaterThanOrEqual(0);
  expect(free - bottom).toBeLessThanOrEqual(24);
});

test('it covers little of the page, and its controls are as large as others', async ({ page, isPhone }) => {
  const sizes = isPhone
    ? [
        [390, 844, 96],
        [320, 568, 0.25 * 568],
      ]
    : [[1280, 800, 96]];
  for (const [width = 0, height = 0, most = 0] of sizes) {
    await page.setViewportSize({ width, height });
    expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(most);
    for (const one of await banner(page).getByRole('button').all()) {
      const box = await one.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(isPhone ? 44 : 36);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    expect(await banner(page).evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  }
});

test('Accept All: consent, and all three', async ({ page }) => {
  await button(page, 'Accept All').click();
  await expect(banner(page)).toHaveCount(0);
  expect(await choice(page)).toEqual({ consent: 'true', analytics: true, functional: true, performance: true });
  await page.reload();
  await settled(page);
  await expect(banner(page)).toHaveCount(0);
});

for (const name of ['Essential Only', 'Close and reject all']) {
  test(`${name}: no consent, and none`, async ({ page }) => {
    await button(page, name).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await choice(page)).toEqual({ consent: 'false', analytics: false, functional: false, performance: false });
  });
}

for (const [analytics, functional, consent] of [
  [true, true, 'true'],
  [true, false, 'true'],
  [false, true, 'true'],
  [false, false, 'false'],
] as const) {
  test(`Save Preferences with analytics ${analytics} and functional ${functional}`, async ({ page }) => {
    await button(page, 'Advanced').click();
    await expect(banner(page).getByRole('checkbox', { name: /^Essential/ })).toBeDisabled();
    await banner(page)
      .getByRole('checkbox', { name: /^Analytics/ })
      .setChecked(analytics);
    await banner(page)
      .getByRole('checkbox', { name: /^Functional/ })
      .setChecked(functional);
    const performance = banner(page).getByRole('checkbox', { name: /^Performance/ });
    await expect(performance).toBeDisabled();
    await expect(performance).toBeChecked({ checked: analytics });
    await button(page, 'Save Preferences').click();
    expect(await choice(page)).toEqual({ consent, analytics, functional, performance: analytics });
  });
}

test('minimizing is not a choice: a strip stays, in this tab too, and reopens @wide', async ({ page }) => {
  await button(page, 'Minimize').click();
  await expect(banner(page)).toContainText('Cookie choices');
  expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(48);
  expect(await choice(page)).toEqual({ consent: undefined });
  await page.reload();
  await settled(page);
  await expect(button(page, 'Review')).toBeVisible();
  await button(page, 'Review').click();
  await expect(button(page, 'Accept All')).toBeVisible();
  await button(page, 'Minimize').click();
  await button(page, 'Close and reject all').click();
  expect(await choice(page)).toMatchObject({ consent: 'false', analytics: false });
});

test('the footer reopens it with the earlier choice @wide', async ({ page }) => {
  await button(page, 'Advanced').click();
  await banner(page)
    .getByRole('checkbox', { name: /^Functional/ })
    .check();
  await button(page, 'Save Preferences').click();
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await button(page, 'Advanced').click();
  await expect(banner(page).getByRole('checkbox', { name: /^Functional/ })).toBeChecked();
  await expect(banner(page).getByRole('checkbox', { name: /^Analytics/ })).not.toBeChecked();
});

test('each cookie lives as long as specified', async ({ page, site, employer, worker: { person } }) => {
  await button(page, 'Accept All').click();
  await page.locator('footer').getByTitle('Dark').click();
  const job = await site.postJob(employer.person);
  await page.context().addCookies([{ name: 'sid', value: person.sid, url: page.url() }]);
  await page.goto('/jobs?category=home');
  await settled(page);
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByLabel('A line about you').fill('I can start on Monday.');
  await expect.poll(async () => Object.keys(await cookies(page))).toContain(`application_draft_${job.id}`);
  const days = Object.fromEntries(Object.entries(await cookies(page)).map(([name, cookie]) => [name, cookie.days]));
  expect(days).toMatchObject({
    cookie_consent: 365,
    cookie_preferences: 365,
    theme: 365,
    recent_jobs: 30,
    last_search: 7,
    [`application_draft_${job.id}`]: 7,
  });
});

test('corrupt values count as unset', async ({ page }) => {
  await page
    .context()
    .addCookies(
      Object.entries({ cookie_consent: 'perhaps', cookie_preferences: '{"analytics":', recent_jobs: '[1,', last_search: '{', theme: 'pink' }).map(
        ([name, value]) => ({ name, value: encodeURIComponent(value), url: page.url() }),
      ),
    );
  await page.goto('/saved');
  await settled(page);
  await expect(banner(page)).toBeVisible();
  // Not even a valid encoding, as another program on the same host might write it.
  await page.context().addCookies([{ name: 'theme', value: '100%', url: page.url() }]);
  await page.reload();
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'auto');
  await expect(page.getByText('This is off.')).toBeVisible();
});

test('recent jobs are the last ten, without duplicates, newest first', async ({ page, site, employer }) => {
  await button(page, 'Accept All').click();
  const ids: number[] = [];
  for (let n = 0; n < 11; n += 1) ids.push((await site.postJob(employer.person)).id);
  for (const id of [...ids, ids[5] as number]) {
    await page.goto(`/jobs/${id}`);
    await settled(page);
  }
  const newest = [ids[5], ...ids.toReversed().filter((id) => id !== ids[5])].slice(0, 10);
  expect(JSON.parse((await cookies(page)).recent_jobs?.value ?? '')).toEqual(newest);
});

test('the banner makes room for the keyboard, and a tap on what was beneath it counts', async ({ page }) => {
  await page.goto('/sign-up');
  await settled(page);
  await page.getByLabel('Your name').fill('Nora North');
  await expect(banner(page)).toBeHidden();
  const send = await page.locator('main').getByRole('button', { name: 'Create account' }).boundingBox();
  if (!send) throw new Error('The button has no bounding box');
  await page.mouse.click(send.x + send.width / 2, send.y + send.height / 2, { delay: 100 });
  // The button was pressed: the form shows its errors.
  await expect(page.getByText('There is a problem')).toBeVisible();
  await page.locator('h1').click();
  await expect(banner(page)).toBeVisible();
});

test('in a conversation, it leaves what’s below the messages free', async ({ site, open, employer, worker }) => {
  const { id } = await site.apply(worker.person, (await site.postJob(employer.person)).id);
  const subject = { kind: 'application', id };
  const conversation = await site.requestOk<{ id: number }>('POST', '/api/conversations', { subject }, worker.person);
  await site.requestOk('PUT', `/api/blocks/${employer.person.id}`, {}, worker.person);
  const page = await open(worker.person);
  await page.goto(`/messages/${conversation.id}`);
  await expect(page.locator('.cookie-min')).toBeVisible();
  const sentence = page.getByText('You can’t send messages in this conversation anymore.');
  await expect(sentence).toBeVisible();
  const strip = await page.locator('.cookie-min').boundingBox();
  const bottom = (strip?.y ?? 0) + (strip?.height ?? 0);
  expect(bottom).toBeLessThanOrEqual((await sentence.boundingBox())?.y ?? 0);
});
